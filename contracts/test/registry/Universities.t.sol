// SPDX-License-Identifier: AGPL-3.0-only
pragma solidity ^0.8.24;

import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title Entering, renaming, suspending and resuming a university
contract UniversitiesTest is RegistryTest {
    function test_registerUniversity_isToldToVerifiers() public {
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.UniversityRegistered(NO_UNI, unicode"جامعة", "uni.example");
        vm.prank(registrar);
        registry.registerUniversity(NO_UNI, unicode"جامعة", "uni.example");
        IDiplomaRegistry.University memory university = registry.universityOf(NO_UNI);
        vm.assertTrue(university.registered && university.active, "registered and active");
        vm.assertEq(university.name, unicode"جامعة", "name");
        vm.assertEq(university.domain, "uni.example", "domain");
        vm.assertEq(university.granted, 0, "no credits yet");
    }

    function test_registerUniversity_revertsWhenTheIdIsZero() public {
        _expect(IDiplomaRegistry.UniversityIdZero.selector);
        vm.prank(registrar);
        registry.registerUniversity(0, "", "");
    }

    function test_registerUniversity_revertsWhenTheIdIsTaken() public {
        _expect(IDiplomaRegistry.UniversityAlreadyRegistered.selector, UNI);
        vm.prank(registrar);
        registry.registerUniversity(UNI, "", "");
    }

    function test_renameUniversity_changesWhatVerifiersAreTold() public {
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.UniversityRenamed(UNI, "New name", "new.example");
        vm.prank(registrar);
        registry.renameUniversity(UNI, "New name", "new.example");
        IDiplomaRegistry.Check memory told = _check(ROOT, 0);
        vm.assertEq(told.name, "New name", "name");
        vm.assertEq(told.domain, "new.example", "domain");
        vm.assertEq(registry.universityOf(UNI).granted, CREDITS, "credits stay");
    }

    function test_suspendUniversity_isForGuardianAndRegistrar() public {
        address[2] memory allowed = [guardian, registrar];
        for (uint256 i = 0; i < allowed.length; i++) {
            vm.expectEmit(address(registry));
            emit IDiplomaRegistry.UniversitySuspended(UNI);
            vm.prank(allowed[i]);
            registry.suspendUniversity(UNI);
            vm.assertTrue(!_check(ROOT, 0).active && _check(ROOT, 0).registered, "registered, not active");
            vm.assertTrue(!registry.universityOf(UNI).active, "not active");
            vm.prank(registrar);
            registry.resumeUniversity(UNI);
        }
    }

    function test_suspendUniversity_revertsWhenSuspended() public {
        vm.startPrank(guardian);
        registry.suspendUniversity(UNI);
        _expect(IDiplomaRegistry.UniversityIsSuspended.selector, UNI);
        registry.suspendUniversity(UNI);
    }

    function test_resumeUniversity_letsItIssueAgain() public {
        vm.prank(guardian);
        registry.suspendUniversity(UNI);
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.UniversityResumed(UNI);
        vm.prank(registrar);
        registry.resumeUniversity(UNI);
        _issue(ROOT, 1);
    }

    function test_resumeUniversity_revertsWhenNotSuspended() public {
        _expect(IDiplomaRegistry.UniversityNotSuspended.selector, UNI);
        vm.prank(registrar);
        registry.resumeUniversity(UNI);
    }

    function test_callsOnAUniversity_revertWhenItIsUnknown() public {
        bytes4 unknown = IDiplomaRegistry.UniversityUnknown.selector;
        vm.startPrank(registrar);
        _expect(unknown, NO_UNI);
        registry.renameUniversity(NO_UNI, "", "");
        _expect(unknown, NO_UNI);
        registry.suspendUniversity(NO_UNI);
        _expect(unknown, NO_UNI);
        registry.resumeUniversity(NO_UNI);
        _expect(unknown, NO_UNI);
        registry.addResponsableKey(NO_UNI, stranger);
        _expect(unknown, NO_UNI);
        registry.addCredentialKey(NO_UNI, HEAD);
    }
}
