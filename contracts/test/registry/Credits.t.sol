// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IUniversities} from "../../src/interfaces/IUniversities.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title Granting and spending credits
contract CreditsTest is RegistryTest {
    uint64 private constant MOST = 1_000_000;

    function test_grantCredits_raisesToTheTotal() public {
        vm.expectEmit(address(registry));
        emit IUniversities.CreditsGranted(UNI, 500, CREDITS + 500, operator);
        _grantTotal(CREDITS + 500);
        vm.assertEq(registry.universityOf(UNI).granted, CREDITS + 500, "granted");
    }

    function test_grantCredits_revertsWhenRepeated() public {
        _grantTotal(CREDITS + 500);
        _expect(IUniversities.GrantNotIncreasing.selector, CREDITS + 500);
        _grantTotal(CREDITS + 500);
    }

    function test_grantCredits_revertsWhenAnEarlierGrantComesLate() public {
        _grantTotal(CREDITS + 900);
        _expect(IUniversities.GrantNotIncreasing.selector, CREDITS + 900);
        _grantTotal(CREDITS + 500);
        vm.assertEq(registry.universityOf(UNI).granted, CREDITS + 900, "both grants, once");
    }

    function test_grantCredits_revertsWhenTheUniversityIsUnknown() public {
        _expect(IUniversities.UniversityUnknown.selector, NO_UNI);
        vm.prank(operator);
        registry.grantCredits(NO_UNI, 1);
    }

    function test_grantCredits_addsAMillionAtATime() public {
        _grantTotal(CREDITS + MOST);
        _expect(IUniversities.GrantTooLarge.selector, MOST);
        _grantTotal(CREDITS + 2 * MOST + 1);
        _expect(IUniversities.GrantTooLarge.selector, MOST);
        _grantTotal(type(uint64).max);
        _grantTotal(CREDITS + 2 * MOST);
        vm.assertEq(registry.universityOf(UNI).granted, CREDITS + 2 * MOST, "granted");
    }

    function testFuzz_grantCredits_endsAtTheLargestTotalInAnyOrder(uint64[8] memory totals) public {
        uint64 largest = CREDITS;
        for (uint256 i = 0; i < totals.length; i++) {
            uint64 total = uint64(_between(totals[i], 0, largest + 2 * MOST));
            if (total <= largest) _expect(IUniversities.GrantNotIncreasing.selector, largest);
            else if (total - largest > MOST) _expect(IUniversities.GrantTooLarge.selector, MOST);
            else largest = total;
            _grantTotal(total);
        }
        vm.assertEq(registry.universityOf(UNI).granted, largest, "granted");
    }

    function test_issue_spendsTheLastCredit() public {
        _enterWith(3);
        _issueThere("first", 2);
        _issueThere("second", 1);
        vm.assertEq(registry.universityOf(NO_UNI).issued, 3, "issued");
    }

    function test_issue_revertsWhenOneCreditShort() public {
        _enterWith(3);
        vm.expectRevert(abi.encodeWithSelector(IUniversities.NotEnoughCredits.selector, 3, 4));
        _issueThere("first", 4);
    }

    function test_issue_revertsWhenTheRestIsTooSmall() public {
        _enterWith(3);
        _issueThere("first", 2);
        vm.expectRevert(abi.encodeWithSelector(IUniversities.NotEnoughCredits.selector, 1, 2));
        _issueThere("second", 2);
    }

    function test_issue_revertsWhenNothingWasEverGranted() public {
        _enterWith(0);
        vm.expectRevert(abi.encodeWithSelector(IUniversities.NotEnoughCredits.selector, 0, 1));
        _issueThere("first", 1);
    }

    function _grantTotal(uint64 total) private {
        vm.prank(operator);
        registry.grantCredits(UNI, total);
    }

    function _enterWith(uint64 credits) private {
        vm.prank(registrar);
        registry.registerUniversity(NO_UNI, _identity(""));
        _addKey(NO_UNI, stranger);
        if (credits == 0) return;
        vm.prank(operator);
        registry.grantCredits(NO_UNI, credits);
    }

    function _issueThere(bytes32 root, uint32 count) private {
        vm.prank(stranger);
        registry.issue(NO_UNI, root, count, HEAD);
    }
}
