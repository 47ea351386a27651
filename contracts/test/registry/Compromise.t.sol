// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IUniversities} from "../../src/interfaces/IUniversities.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title Who states since when a key is compromised, and what they may state
contract CompromiseTest is RegistryTest {
    uint40 private constant REACH = 90 days;

    function test_markCompromised_isToldToVerifiers() public {
        vm.expectEmit(address(registry));
        emit IUniversities.KeyCompromised(UNI, _key(signer), NOW - 5, true, guardian);
        _mark(guardian, signer, NOW - 5);
        _expectKey(NOW - 5, NOW, true);
        vm.expectEmit(address(registry));
        emit IUniversities.KeyCompromised(UNI, THUMBPRINT, NOW, false, registrar);
        vm.prank(registrar);
        registry.markKeyCompromised(THUMBPRINT, NOW);
        vm.assertEq(_check(ROOT, 1, 0).credentialKey.compromisedSince, NOW, "credential key");
    }

    function test_guardian_datesBackNinetyDaysAtMost() public {
        _expect(IUniversities.CompromiseTooFarBack.selector);
        _mark(guardian, signer, NOW - REACH - 1);
        _expect(IUniversities.CompromiseTooFarBack.selector);
        _mark(guardian, signer, 0);
        _mark(guardian, signer, NOW - REACH);
        _expectKey(NOW - REACH, NOW, true);
    }

    function test_registrar_datesBackToTheBeginning() public {
        _mark(registrar, signer, NOW - REACH - 1);
        _mark(registrar, signer, 1);
        _expectKey(1, NOW, false);
    }

    function test_whoHasBothRoles_hasTheLargerPower() public {
        _grant(GUARDIAN, registrar);
        _mark(registrar, signer, 1);
        _expectKey(1, NOW, false);
    }

    function test_nobody_statesTheMomentZero() public {
        _expect(IUniversities.CompromiseTooFarBack.selector);
        _mark(registrar, signer, 0);
    }

    function test_nobody_statesTheFuture() public {
        _expect(IUniversities.CompromiseInTheFuture.selector);
        _mark(guardian, signer, NOW + 1);
        _expect(IUniversities.CompromiseInTheFuture.selector);
        _mark(registrar, signer, NOW + 1);
    }

    function test_guardian_movesItsOwnEarlierOnly() public {
        _mark(guardian, signer, NOW - 10);
        _expect(IUniversities.CompromiseNotEarlier.selector);
        _mark(guardian, signer, NOW - 10);
        _expect(IUniversities.CompromiseNotEarlier.selector);
        _mark(guardian, signer, NOW);
        vm.warp(NOW + 5);
        _mark(guardian, signer, NOW - 11);
        _expectKey(NOW - 11, NOW + 5, true);
    }

    function test_guardian_changesNothingThatTheRegistrarStates() public {
        _mark(registrar, signer, NOW - 10);
        _expect(IUniversities.CompromiseStatedByRegistrar.selector);
        _mark(guardian, signer, NOW - 11);
        _expectKey(NOW - 10, NOW, false);
    }

    function test_registrar_confirmsTheGuardianByTheSameMoment() public {
        _mark(guardian, signer, NOW - 10);
        vm.warp(NOW + 5);
        vm.expectEmit(address(registry));
        emit IUniversities.KeyCompromised(UNI, _key(signer), NOW - 10, false, registrar);
        _mark(registrar, signer, NOW - 10);
        _expectKey(NOW - 10, NOW + 5, false);
        _expect(IUniversities.CompromiseNotEarlier.selector);
        _mark(registrar, signer, NOW - 10);
    }

    function test_registrar_datesTheGuardiansFurtherBack() public {
        _mark(guardian, signer, NOW - 10);
        _expect(IUniversities.CompromiseNotEarlier.selector);
        _mark(registrar, signer, NOW - 9);
        _mark(registrar, signer, NOW - 11);
        _expectKey(NOW - 11, NOW, false);
    }

    function test_aKeyThatHasEnded_canBeMarked() public {
        vm.prank(registrar);
        registry.setKeyExpiry(_key(signer), NOW);
        _mark(guardian, signer, NOW);
        _expectKey(NOW, NOW, true);
    }

    function testFuzz_registrar_neverMovesItLater(uint40[6] memory moments) public {
        uint40 earliest = 0;
        for (uint256 i = 0; i < moments.length; i++) {
            uint40 since = uint40(_between(moments[i], 1, NOW));
            if (earliest != 0 && since >= earliest) _expect(IUniversities.CompromiseNotEarlier.selector);
            else earliest = since;
            _mark(registrar, signer, since);
        }
        _expectKey(earliest, NOW, false);
    }

    function _expectKey(uint40 since, uint40 markedAt, bool byGuardian) private view {
        IUniversities.Key memory key = registry.keyOf(_key(signer));
        vm.assertEq(key.compromisedSince, since, "since");
        vm.assertEq(key.markedAt, markedAt, "markedAt");
        vm.assertTrue(key.byGuardian == byGuardian, "byGuardian");
        vm.assertEq(key.validFrom, START, "validFrom stays");
    }
}
