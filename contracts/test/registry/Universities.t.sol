// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {IUniversities} from "../../src/interfaces/IUniversities.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title Entering, suspending and resuming a university
contract UniversitiesTest is RegistryTest {
    function test_registerUniversity_isToldToVerifiers() public {
        IUniversities.Identity memory identity =
            IUniversities.Identity(unicode"جامعة", "uni.example", "did:web:uni.example");
        vm.expectEmit(address(registry));
        emit IUniversities.UniversityRegistered(NO_UNI, identity, registrar);
        vm.prank(registrar);
        registry.registerUniversity(NO_UNI, identity);
        IUniversities.University memory university = registry.universityOf(NO_UNI);
        vm.assertTrue(university.registered && university.active, "registered and active");
        vm.assertEq(university.present.since, NOW, "since");
        vm.assertEq(university.present.identity.name, unicode"جامعة", "name");
        vm.assertEq(university.present.identity.domain, "uni.example", "domain");
        vm.assertEq(university.present.identity.did, "did:web:uni.example", "did");
        vm.assertEq(university.granted, 0, "no credits yet");
    }

    function test_registerUniversity_revertsWhenTheIdIsZero() public {
        _expect(IUniversities.UniversityIdZero.selector);
        vm.prank(registrar);
        registry.registerUniversity(0, _identity(""));
    }

    function test_registerUniversity_revertsWhenTheIdIsTaken() public {
        _expect(IUniversities.UniversityAlreadyRegistered.selector, UNI);
        vm.prank(registrar);
        registry.registerUniversity(UNI, _identity(""));
    }

    function test_suspendUniversity_isForGuardianAndRegistrar() public {
        address[2] memory allowed = [guardian, registrar];
        for (uint256 i = 0; i < allowed.length; i++) {
            vm.expectEmit(address(registry));
            emit IUniversities.UniversitySuspended(UNI, allowed[i]);
            vm.prank(allowed[i]);
            registry.suspendUniversity(UNI);
            IDiplomaRegistry.Check memory answer = _check(ROOT, 1, 0);
            vm.assertTrue(!answer.active && answer.registered, "registered, not active");
            vm.assertTrue(!registry.universityOf(UNI).active, "not active");
            vm.assertTrue(registry.universityOf(OTHER_UNI).active, "the other one is");
            vm.prank(registrar);
            registry.resumeUniversity(UNI);
        }
    }

    function test_suspendUniversity_revertsWhenSuspended() public {
        vm.startPrank(guardian);
        registry.suspendUniversity(UNI);
        _expect(IUniversities.UniversityIsSuspended.selector, UNI);
        registry.suspendUniversity(UNI);
    }

    function test_resumeUniversity_letsItIssueAgain() public {
        vm.prank(guardian);
        registry.suspendUniversity(UNI);
        vm.expectEmit(address(registry));
        emit IUniversities.UniversityResumed(UNI, registrar);
        vm.prank(registrar);
        registry.resumeUniversity(UNI);
        _issue(ROOT, 1);
    }

    function test_resumeUniversity_revertsWhenNotSuspended() public {
        _expect(IUniversities.UniversityNotSuspended.selector, UNI);
        vm.prank(registrar);
        registry.resumeUniversity(UNI);
    }

    function test_callsOnAUniversity_revertWhenItIsUnknown() public {
        bytes4 unknown = IUniversities.UniversityUnknown.selector;
        vm.startPrank(registrar);
        _expect(unknown, NO_UNI);
        registry.renameUniversity(NO_UNI, _identity(""));
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
