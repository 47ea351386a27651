// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IRegistryRoles} from "../../src/interfaces/IRegistryRoles.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title A guardian whom the admin dismisses, which takes a delay as well
contract GuardianEndTest is RegistryTest {
    uint40 private constant DELAY = 2 days;

    function _startDelay() internal pure override returns (uint40) {
        return DELAY;
    }

    function test_guardian_staysOneUntilTheDelayHasPassed() public {
        vm.expectEmit(address(registry));
        emit IRegistryRoles.RoleEnds(GUARDIAN, guardian, NOW + DELAY);
        _dismiss();
        vm.warp(NOW + DELAY - 1);
        vm.assertTrue(registry.hasRole(GUARDIAN, guardian), "the second before");
        vm.prank(guardian);
        registry.suspendUniversity(UNI);
        vm.warp(NOW + DELAY);
        vm.assertTrue(!registry.hasRole(GUARDIAN, guardian), "ended");
        _expectMissingRole(guardian, GUARDIAN);
        registry.suspendUniversity(OTHER_UNI);
    }

    function test_guardian_whoIsToEndStillVetoes() public {
        _dismiss();
        _grant(REGISTRAR, stranger);
        vm.warp(NOW + DELAY - 1);
        vm.prank(guardian);
        registry.vetoRole(REGISTRAR, stranger);
        // What is given from now on begins after the end, whatever the admin does.
        _grant(REGISTRAR, stranger);
        (uint40 begins,) = registry.termOf(REGISTRAR, stranger);
        vm.assertEq(begins, NOW + 2 * DELAY - 1, "begins");
    }

    function test_guardian_isNotKeptLongerNorShorterByAnotherDismissal() public {
        _dismiss();
        vm.warp(NOW + 100);
        vm.recordLogs();
        _dismiss();
        vm.assertEq(vm.getRecordedLogs().length, 0, "no event tells of a change");
        _expectTerm(START - DELAY, NOW + DELAY);
    }

    function test_dismissal_isTakenBackByAnotherGrant() public {
        _dismiss();
        vm.expectEmit(address(registry));
        emit IRegistryRoles.RoleEnds(GUARDIAN, guardian, 0);
        _grant(GUARDIAN, guardian);
        _expectTerm(START - DELAY, 0);
        vm.warp(NOW + DELAY);
        vm.assertTrue(registry.hasRole(GUARDIAN, guardian), "stays");
    }

    function test_dismissal_isTakenBackInTheFirstSecondOfTheRole() public {
        _grant(GUARDIAN, stranger);
        vm.warp(NOW + DELAY);
        vm.prank(admin);
        registry.revokeRole(GUARDIAN, stranger);
        _grant(GUARDIAN, stranger);
        (, uint40 ends) = registry.termOf(GUARDIAN, stranger);
        vm.assertEq(ends, 0, "ends");
    }

    function test_guardian_whoHasEndedBeginsAnew() public {
        _dismiss();
        vm.warp(NOW + DELAY);
        vm.expectEmit(address(registry));
        emit IRegistryRoles.RoleBegins(GUARDIAN, guardian, NOW + 2 * DELAY);
        _grant(GUARDIAN, guardian);
        _expectTerm(NOW + 2 * DELAY, 0);
        vm.assertTrue(!registry.hasRole(GUARDIAN, guardian), "not yet");
        vm.warp(NOW + 2 * DELAY);
        vm.assertTrue(registry.hasRole(GUARDIAN, guardian), "again");
    }

    function test_guardian_whoHasEndedIsForgottenByAnotherDismissal() public {
        _dismiss();
        vm.warp(NOW + DELAY + 1);
        vm.expectEmit(address(registry));
        emit IAccessControl.RoleRevoked(GUARDIAN, guardian, admin);
        _dismiss();
        _expectTerm(0, 0);
        vm.assertTrue(!registry.hasRole(GUARDIAN, guardian), "still ended");
    }

    function test_guardian_whoGivesTheRoleUpIsFreeAtOnce() public {
        vm.prank(guardian);
        registry.renounceRole(GUARDIAN, guardian);
        vm.assertTrue(!registry.hasRole(GUARDIAN, guardian), "free");
        _expectTerm(0, 0);
    }

    function test_guardian_whoIsToEndCanGiveTheRoleUp() public {
        _dismiss();
        vm.prank(guardian);
        registry.renounceRole(GUARDIAN, guardian);
        vm.assertTrue(!registry.hasRole(GUARDIAN, guardian), "free");
        _expectTerm(0, 0);
    }

    function test_guardian_cannotVetoItsOwnEnd() public {
        _dismiss();
        _expect(IRegistryRoles.RoleNotPending.selector);
        vm.prank(guardian);
        registry.vetoRole(GUARDIAN, guardian);
        _expectTerm(START - DELAY, NOW + DELAY);
    }

    function _dismiss() private {
        vm.prank(admin);
        registry.revokeRole(GUARDIAN, guardian);
    }

    function _expectTerm(uint40 begins, uint40 ends) private view {
        (uint40 from, uint40 until) = registry.termOf(GUARDIAN, guardian);
        vm.assertEq(from, begins, "begins");
        vm.assertEq(until, ends, "ends");
    }
}
