// SPDX-License-Identifier: AGPL-3.0-only
pragma solidity ^0.8.24;

import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title Granting and spending credits
contract CreditsTest is RegistryTest {
    function test_grantCredits_raisesToTheTotal() public {
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.CreditsGranted(UNI, 500, CREDITS + 500);
        _grant(CREDITS + 500);
        vm.assertEq(registry.universityOf(UNI).granted, CREDITS + 500, "granted");
    }

    function test_grantCredits_revertsWhenRepeated() public {
        _grant(CREDITS + 500);
        _expect(IDiplomaRegistry.GrantNotIncreasing.selector, CREDITS + 500);
        _grant(CREDITS + 500);
    }

    function test_grantCredits_revertsWhenAnEarlierGrantComesLate() public {
        _grant(CREDITS + 900);
        _expect(IDiplomaRegistry.GrantNotIncreasing.selector, CREDITS + 900);
        _grant(CREDITS + 500);
        vm.assertEq(registry.universityOf(UNI).granted, CREDITS + 900, "both grants, once");
    }

    function test_grantCredits_revertsWhenTheUniversityIsUnknown() public {
        _expect(IDiplomaRegistry.UniversityUnknown.selector, NO_UNI);
        vm.prank(operator);
        registry.grantCredits(NO_UNI, 1);
    }

    function testFuzz_grantCredits_endsAtTheLargestTotalInAnyOrder(uint64[5] memory totals) public {
        uint64 largest = CREDITS;
        for (uint256 i = 0; i < totals.length; i++) {
            if (totals[i] <= largest) _expect(IDiplomaRegistry.GrantNotIncreasing.selector, largest);
            else largest = totals[i];
            _grant(totals[i]);
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
        vm.expectRevert(abi.encodeWithSelector(IDiplomaRegistry.NotEnoughCredits.selector, 3, 4));
        _issueThere("first", 4);
    }

    function test_issue_revertsWhenNothingWasEverGranted() public {
        vm.startPrank(registrar);
        registry.registerUniversity(NO_UNI, "", "");
        registry.addResponsableKey(NO_UNI, stranger);
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(IDiplomaRegistry.NotEnoughCredits.selector, 0, 1));
        _issueThere("first", 1);
    }

    function _grant(uint64 total) private {
        vm.prank(operator);
        registry.grantCredits(UNI, total);
    }

    function _enterWith(uint64 credits) private {
        vm.startPrank(registrar);
        registry.registerUniversity(NO_UNI, "", "");
        registry.addResponsableKey(NO_UNI, stranger);
        vm.stopPrank();
        vm.prank(operator);
        registry.grantCredits(NO_UNI, credits);
    }

    function _issueThere(bytes32 root, uint32 count) private {
        vm.prank(stranger);
        registry.issue(NO_UNI, root, count, HEAD);
    }
}
