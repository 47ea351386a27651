// SPDX-License-Identifier: AGPL-3.0-only
pragma solidity ^0.8.24;

import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title Adding keys, ending them and marking them compromised, for wallets and for credential keys
contract KeysTest is RegistryTest {
    uint40 private constant NOW = START + 365 days;
    uint40 private constant REACH = 90 days;

    function test_addKey_isGoodFromThisBlockOn() public {
        vm.startPrank(registrar);
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.ResponsableKeyAdded(UNI, stranger);
        registry.addResponsableKey(UNI, stranger);
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.CredentialKeyAdded(UNI, HEAD);
        registry.addCredentialKey(UNI, HEAD);
        IDiplomaRegistry.Key[2] memory keys = [registry.responsableKeyOf(stranger), registry.credentialKeyOf(HEAD)];
        for (uint256 i = 0; i < keys.length; i++) {
            vm.assertEq(keys[i].university, UNI, "university");
            vm.assertEq(keys[i].validFrom, NOW, "validFrom");
            vm.assertEq(keys[i].validUntil, 0, "validUntil");
            vm.assertEq(keys[i].compromisedSince, 0, "compromisedSince");
        }
    }

    function test_addKey_isAllowedWhileSuspended() public {
        vm.prank(guardian);
        registry.suspendUniversity(UNI);
        vm.prank(registrar);
        registry.addResponsableKey(UNI, stranger);
    }

    function test_addKey_revertsWhenZero() public {
        vm.startPrank(registrar);
        _expect(IDiplomaRegistry.KeyZero.selector);
        registry.addResponsableKey(UNI, address(0));
        _expect(IDiplomaRegistry.KeyZero.selector);
        registry.addCredentialKey(UNI, 0);
    }

    function test_addKey_revertsWhenAnyUniversityHasIt() public {
        uint64[2] memory universities = [UNI, OTHER_UNI];
        vm.startPrank(registrar);
        for (uint256 i = 0; i < universities.length; i++) {
            _expect(IDiplomaRegistry.KeyAlreadyAdded.selector);
            registry.addResponsableKey(universities[i], signer);
            _expect(IDiplomaRegistry.KeyAlreadyAdded.selector);
            registry.addCredentialKey(universities[i], THUMBPRINT);
        }
    }

    function test_setExpiry_isToldInAnEvent() public {
        vm.startPrank(registrar);
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.ResponsableKeyExpirySet(UNI, signer, NOW);
        registry.setResponsableKeyExpiry(signer, NOW);
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.CredentialKeyExpirySet(UNI, THUMBPRINT, NOW);
        registry.setCredentialKeyExpiry(THUMBPRINT, NOW);
    }

    function test_setExpiry_movesAsLongAsItHasNotPassed() public {
        _setExpiry(NOW + 10);
        vm.warp(NOW + 9);
        _setExpiry(NOW + 30);
        _setExpiry(NOW + 9);
        vm.assertEq(registry.responsableKeyOf(signer).validUntil, NOW + 9, "wallet");
        vm.assertEq(registry.credentialKeyOf(THUMBPRINT).validUntil, NOW + 9, "credential key");
    }

    function test_setExpiry_revertsWhenBeforeThisBlock() public {
        uint40[2] memory moments = [NOW - 1, 0];
        for (uint256 i = 0; i < moments.length; i++) {
            _expectSetExpiryToRevert(IDiplomaRegistry.ExpiryInThePast.selector, moments[i]);
        }
    }

    function test_setExpiry_revertsWhenTheSetOneHasPassed() public {
        _setExpiry(NOW + 10);
        vm.warp(NOW + 10);
        _expectSetExpiryToRevert(IDiplomaRegistry.ExpiryAlreadyPassed.selector, NOW + 20);
        vm.warp(NOW + 1000);
        _expectSetExpiryToRevert(IDiplomaRegistry.ExpiryAlreadyPassed.selector, NOW + 2000);
    }

    function test_keyCalls_revertWhenNobodyHasTheKey() public {
        bytes4 unknown = IDiplomaRegistry.KeyUnknown.selector;
        vm.startPrank(registrar);
        _expect(unknown);
        registry.setResponsableKeyExpiry(stranger, NOW);
        _expect(unknown);
        registry.setCredentialKeyExpiry(HEAD, NOW);
        _expect(unknown);
        registry.markResponsableKeyCompromised(stranger, NOW);
        _expect(unknown);
        registry.markCredentialKeyCompromised(HEAD, NOW);
    }

    function test_markCompromised_isToldToVerifiers() public {
        vm.startPrank(guardian);
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.ResponsableKeyCompromised(UNI, signer, NOW);
        registry.markResponsableKeyCompromised(signer, NOW);
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.CredentialKeyCompromised(UNI, THUMBPRINT, NOW);
        registry.markCredentialKeyCompromised(THUMBPRINT, NOW);
        vm.assertEq(registry.responsableKeyOf(signer).compromisedSince, NOW, "wallet");
        vm.assertEq(_check(ROOT, 0).credentialKey.compromisedSince, NOW, "credential key");
    }

    function test_markCompromised_letsTheGuardianDateBackNinetyDays() public {
        _mark(guardian, NOW - REACH);
        vm.assertEq(registry.responsableKeyOf(signer).compromisedSince, NOW - REACH, "since");
    }

    function test_markCompromised_revertsWhenTheGuardianGoesFurtherBack() public {
        _expectMarkToRevert(guardian, IDiplomaRegistry.CompromiseTooFarBack.selector, NOW - REACH - 1);
        _expectMarkToRevert(guardian, IDiplomaRegistry.CompromiseTooFarBack.selector, 0);
    }

    function test_markCompromised_letsTheRegistrarDateBackToTheBeginning() public {
        _mark(registrar, NOW - REACH - 1);
        _mark(registrar, 1);
        vm.assertEq(registry.responsableKeyOf(signer).compromisedSince, 1, "since");
    }

    function test_markCompromised_takesTheLargerPowerOfWhoHasBothRoles() public {
        bytes32 role = registry.GUARDIAN_ROLE();
        vm.prank(admin);
        registry.grantRole(role, registrar);
        _mark(registrar, 1);
    }

    function test_markCompromised_revertsWhenSinceTheMomentZero() public {
        _expectMarkToRevert(registrar, IDiplomaRegistry.CompromiseTooFarBack.selector, 0);
    }

    function test_markCompromised_revertsWhenInTheFuture() public {
        _expectMarkToRevert(guardian, IDiplomaRegistry.CompromiseInTheFuture.selector, NOW + 1);
        _expectMarkToRevert(registrar, IDiplomaRegistry.CompromiseInTheFuture.selector, NOW + 1);
    }

    function test_markCompromised_movesEarlierOnly() public {
        _mark(guardian, NOW - 10);
        _expectMarkToRevert(registrar, IDiplomaRegistry.CompromiseNotEarlier.selector, NOW - 10);
        _expectMarkToRevert(registrar, IDiplomaRegistry.CompromiseNotEarlier.selector, NOW);
        _mark(guardian, NOW - 11);
        vm.assertEq(registry.responsableKeyOf(signer).compromisedSince, NOW - 11, "since");
    }

    function testFuzz_markCompromised_neverMovesLater(uint40[6] memory moments) public {
        uint40 earliest = 0;
        for (uint256 i = 0; i < moments.length; i++) {
            uint40 since = uint40(_between(moments[i], 1, NOW));
            if (earliest != 0 && since >= earliest) _expect(IDiplomaRegistry.CompromiseNotEarlier.selector);
            else earliest = since;
            vm.prank(registrar);
            registry.markResponsableKeyCompromised(signer, since);
        }
        vm.assertEq(registry.responsableKeyOf(signer).compromisedSince, earliest, "since");
    }

    function _setExpiry(uint40 validUntil) private {
        vm.startPrank(registrar);
        registry.setResponsableKeyExpiry(signer, validUntil);
        registry.setCredentialKeyExpiry(THUMBPRINT, validUntil);
        vm.stopPrank();
    }

    function _expectSetExpiryToRevert(bytes4 selector, uint40 validUntil) private {
        vm.startPrank(registrar);
        _expect(selector);
        registry.setResponsableKeyExpiry(signer, validUntil);
        _expect(selector);
        registry.setCredentialKeyExpiry(THUMBPRINT, validUntil);
        vm.stopPrank();
    }

    function _mark(address by, uint40 since) private {
        vm.startPrank(by);
        registry.markResponsableKeyCompromised(signer, since);
        registry.markCredentialKeyCompromised(THUMBPRINT, since);
        vm.stopPrank();
    }

    function _expectMarkToRevert(address by, bytes4 selector, uint40 since) private {
        vm.startPrank(by);
        _expect(selector);
        registry.markResponsableKeyCompromised(signer, since);
        _expect(selector);
        registry.markCredentialKeyCompromised(THUMBPRINT, since);
        vm.stopPrank();
    }
}
