// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IRegistryRoles} from "../../src/interfaces/IRegistryRoles.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title Roles that begin after a delay, in which a guardian vetoes them
contract RoleDelayTest is RegistryTest {
    uint40 private constant DELAY = 2 days;

    function _startDelay() internal pure override returns (uint40) {
        return DELAY;
    }

    function test_role_beginsAfterTheDelay() public {
        bytes32[3] memory roles = [REGISTRAR, OPERATOR, GUARDIAN];
        for (uint256 i = 0; i < roles.length; i++) {
            vm.warp(NOW);
            vm.expectEmit(address(registry));
            emit IAccessControl.RoleGranted(roles[i], stranger, admin);
            vm.expectEmit(address(registry));
            emit IRegistryRoles.RoleBegins(roles[i], stranger, NOW + DELAY);
            _grant(roles[i], stranger);
            _expectTerm(roles[i], stranger, NOW + DELAY, 0);
            vm.assertTrue(!registry.hasRole(roles[i], stranger), "not yet");
            vm.warp(NOW + DELAY - 1);
            vm.assertTrue(!registry.hasRole(roles[i], stranger), "not the second before");
            vm.warp(NOW + DELAY);
            vm.assertTrue(registry.hasRole(roles[i], stranger), "now");
        }
    }

    function test_role_givesNoPowerBeforeItBegins() public {
        _grant(REGISTRAR, stranger);
        _grant(OPERATOR, stranger);
        _grant(GUARDIAN, stranger);
        vm.warp(NOW + DELAY - 1);
        _expectMissingRole(stranger, REGISTRAR);
        registry.registerUniversity(NO_UNI, _identity(""));
        _expectMissingRole(stranger, OPERATOR);
        registry.grantCredits(UNI, CREDITS + 1);
        _expectMissingRole(stranger, GUARDIAN);
        registry.suspendUniversity(UNI);
        _expectMissingRole(stranger, GUARDIAN);
        registry.vetoRole(REGISTRAR, stranger);
    }

    function test_role_thatIsGivenAgainBeginsNoLater() public {
        _grant(REGISTRAR, stranger);
        vm.recordLogs();
        vm.warp(NOW + 10);
        _grant(REGISTRAR, stranger);
        _expectTerm(REGISTRAR, stranger, NOW + DELAY, 0);
        vm.warp(NOW + DELAY);
        _grant(REGISTRAR, stranger);
        vm.assertTrue(registry.hasRole(REGISTRAR, stranger), "nor anew once it has begun");
        vm.assertEq(vm.getRecordedLogs().length, 0, "and no event tells of a change");
    }

    function test_role_thatIsTakenAndGivenBeginsAnew() public {
        vm.prank(admin);
        registry.revokeRole(REGISTRAR, registrar);
        _grant(REGISTRAR, registrar);
        vm.assertTrue(!registry.hasRole(REGISTRAR, registrar), "not yet");
        _expectTerm(REGISTRAR, registrar, NOW + DELAY, 0);
    }

    function test_registrarAndOperator_loseTheirRolesAtOnce() public {
        vm.startPrank(admin);
        registry.revokeRole(REGISTRAR, registrar);
        registry.revokeRole(OPERATOR, operator);
        vm.stopPrank();
        vm.assertTrue(!registry.hasRole(REGISTRAR, registrar), "registrar");
        vm.assertTrue(!registry.hasRole(OPERATOR, operator), "operator");
    }

    function test_vetoRole_stopsWhatHasNotBegun() public {
        bytes32[3] memory roles = [REGISTRAR, OPERATOR, GUARDIAN];
        for (uint256 i = 0; i < roles.length; i++) {
            vm.warp(NOW);
            _grant(roles[i], stranger);
            vm.warp(NOW + DELAY - 1);
            vm.expectEmit(address(registry));
            emit IAccessControl.RoleRevoked(roles[i], stranger, guardian);
            vm.expectEmit(address(registry));
            emit IRegistryRoles.RoleVetoed(roles[i], stranger, guardian);
            _veto(roles[i], stranger);
            vm.warp(NOW + DELAY);
            vm.assertTrue(!registry.hasRole(roles[i], stranger), "stopped");
            _expectTerm(roles[i], stranger, 0, 0);
        }
    }

    function test_vetoRole_revertsOnceTheRoleHasBegun() public {
        _grant(REGISTRAR, stranger);
        vm.warp(NOW + DELAY);
        _expectNotPending(REGISTRAR, stranger);
        _expectNotPending(REGISTRAR, registrar);
        _expectNotPending(GUARDIAN, guardian);
        _expectNotPending(0, admin);
        vm.assertTrue(registry.hasRole(REGISTRAR, stranger), "it stays");
    }

    function test_vetoRole_revertsWhenNothingIsGiven() public {
        _expectNotPending(REGISTRAR, stranger);
        _grant(REGISTRAR, stranger);
        _expectNotPending(OPERATOR, stranger);
        _veto(REGISTRAR, stranger);
        _expectNotPending(REGISTRAR, stranger);
    }

    function test_vetoRole_canBeMetByAnotherGrant() public {
        _grant(REGISTRAR, stranger);
        _veto(REGISTRAR, stranger);
        vm.warp(NOW + 100);
        _grant(REGISTRAR, stranger);
        _expectTerm(REGISTRAR, stranger, NOW + 100 + DELAY, 0);
    }

    function test_admin_takesARoleThatHasNotBegun() public {
        bytes32[2] memory roles = [REGISTRAR, GUARDIAN];
        for (uint256 i = 0; i < roles.length; i++) {
            _grant(roles[i], stranger);
            vm.prank(admin);
            registry.revokeRole(roles[i], stranger);
            _expectTerm(roles[i], stranger, 0, 0);
            vm.warp(NOW + DELAY);
            vm.assertTrue(!registry.hasRole(roles[i], stranger), "taken");
            vm.warp(NOW);
        }
    }

    function test_renounceRole_worksBeforeTheRoleBegins() public {
        bytes32[2] memory roles = [OPERATOR, GUARDIAN];
        for (uint256 i = 0; i < roles.length; i++) {
            _grant(roles[i], stranger);
            vm.prank(stranger);
            registry.renounceRole(roles[i], stranger);
            _expectTerm(roles[i], stranger, 0, 0);
            vm.warp(NOW + DELAY);
            vm.assertTrue(!registry.hasRole(roles[i], stranger), "given up");
            vm.warp(NOW);
        }
    }

    function test_adminTransfer_isNoRoleThatAGuardianVetoes() public {
        vm.prank(admin);
        registry.beginDefaultAdminTransfer(stranger);
        _expectNotPending(0, stranger);
        vm.warp(NOW + ADMIN_DELAY + 1);
        vm.prank(stranger);
        registry.acceptDefaultAdminTransfer();
        vm.assertTrue(registry.hasRole(0, stranger), "it acts at once");
        _expectTerm(0, stranger, 0, 0);
    }

    function _veto(bytes32 role, address account) private {
        vm.prank(guardian);
        registry.vetoRole(role, account);
    }

    function _expectNotPending(bytes32 role, address account) private {
        _expect(IRegistryRoles.RoleNotPending.selector);
        _veto(role, account);
    }

    function _expectTerm(bytes32 role, address account, uint40 begins, uint40 ends) private view {
        (uint40 from, uint40 until) = registry.termOf(role, account);
        vm.assertEq(from, begins, "begins");
        vm.assertEq(until, ends, "ends");
    }
}
