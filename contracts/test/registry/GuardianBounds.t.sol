// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IUniversities} from "../../src/interfaces/IUniversities.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title What bounds a guardian: twenty marks a day, and the registrar who clears
contract GuardianBoundsTest is RegistryTest {
    uint40 private constant DAY = 1 days;

    function setUp() public override {
        super.setUp();
        vm.startPrank(registrar);
        for (uint256 i = 1; i <= 25; i++) {
            registry.addCredentialKey(UNI, _thumbprint(i));
        }
        vm.stopPrank();
    }

    function test_guardians_markTwentyKeysADayTogether() public {
        _grant(GUARDIAN, stranger);
        for (uint256 i = 1; i <= 20; i++) {
            _markOne(i % 2 == 0 ? guardian : stranger, i);
        }
        _expectUsedUp(guardian);
        _expectUsedUp(stranger);
        _markOne(registrar, 21);
    }

    function test_guardians_markAgainFromMidnightOn() public {
        vm.warp(_midnight() - 1);
        _markMany(1, 20);
        _expectUsedUp(guardian);
        vm.warp(_midnight());
        _markMany(21, 25);
        for (uint256 i = 1; i <= 15; i++) {
            _markEarlier(i);
        }
        _expectUsedUp(guardian);
        vm.warp(_midnight() + DAY - 1);
        _expectUsedUp(guardian);
        vm.warp(_midnight() + DAY);
        _markEarlier(16);
    }

    function test_guardians_spendNoMarkOnWhatIsRefused() public {
        for (uint256 i = 0; i < 30; i++) {
            _expect(IUniversities.KeyUnknown.selector);
            vm.prank(guardian);
            registry.markKeyCompromised("unknown", NOW);
        }
        _markMany(1, 20);
    }

    function test_registrar_spendsNoMarkOfTheGuardians() public {
        for (uint256 i = 1; i <= 25; i++) {
            _markOne(registrar, i);
        }
        vm.prank(guardian);
        registry.markKeyCompromised(THUMBPRINT, NOW);
    }

    function test_clear_makesTheKeyGoodAgain() public {
        _mark(guardian, signer, NOW - 5);
        _expectKeyNotValid(signer);
        _issue(ROOT, 1);
        vm.expectEmit(address(registry));
        emit IUniversities.KeyCompromiseCleared(UNI, _key(signer), registrar);
        _clear();
        IUniversities.Key memory key = registry.keyOf(_key(signer));
        vm.assertEq(key.compromisedSince + key.markedAt, 0, "nothing is stated");
        vm.assertTrue(!key.byGuardian, "nor by the guardian");
        vm.assertEq(key.number, 1, "the number stays");
        _issue(ROOT, 1);
        _expectNotClearable();
    }

    function test_clear_worksForThirtyDays() public {
        _mark(guardian, signer, NOW);
        vm.warp(NOW + 30 days);
        _clear();
        _mark(guardian, signer, NOW);
        vm.warp(NOW + 60 days + 1);
        _expectNotClearable();
    }

    function test_clear_countsFromTheLastMarkOfTheGuardian() public {
        _mark(guardian, signer, NOW);
        vm.warp(NOW + 31 days);
        _expectNotClearable();
        _mark(guardian, signer, NOW - 1);
        _clear();
        vm.assertEq(registry.keyOf(_key(signer)).compromisedSince, 0, "since");
    }

    function test_clear_revertsOnceTheRegistrarStatesIt() public {
        _mark(registrar, signer, NOW);
        _expectNotClearable();
        _mark(guardian, otherSigner, NOW);
        _mark(registrar, otherSigner, NOW);
        _expect(IUniversities.CompromiseNotClearable.selector);
        vm.prank(registrar);
        registry.clearKeyCompromise(_key(otherSigner));
    }

    function test_registrar_statesALaterMomentAfterClearing() public {
        _mark(guardian, signer, NOW - 50);
        _clear();
        _mark(registrar, signer, NOW - 10);
        vm.assertEq(registry.keyOf(_key(signer)).compromisedSince, NOW - 10, "since");
    }

    function _clear() private {
        vm.prank(registrar);
        registry.clearKeyCompromise(_key(signer));
    }

    function _expectNotClearable() private {
        _expect(IUniversities.CompromiseNotClearable.selector);
        _clear();
    }

    function _expectUsedUp(address by) private {
        _expect(IUniversities.GuardianMarksUsedUp.selector);
        vm.prank(by);
        registry.markKeyCompromised(THUMBPRINT, NOW);
    }

    function _markMany(uint256 first, uint256 last) private {
        for (uint256 i = first; i <= last; i++) {
            _markOne(guardian, i);
        }
    }

    function _markOne(address by, uint256 number) private {
        vm.prank(by);
        registry.markKeyCompromised(_thumbprint(number), NOW);
    }

    function _markEarlier(uint256 number) private {
        vm.prank(guardian);
        registry.markKeyCompromised(_thumbprint(number), NOW - 1);
    }

    function _midnight() private pure returns (uint256) {
        return (NOW / DAY + 1) * DAY;
    }

    function _thumbprint(uint256 number) private pure returns (bytes32) {
        return keccak256(abi.encode("credential key", number));
    }
}
