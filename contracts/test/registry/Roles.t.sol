// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {
    IAccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/IAccessControlDefaultAdminRules.sol";
import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {IUniversities} from "../../src/interfaces/IUniversities.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title Who may call what, and how the admin changes
contract RolesTest is RegistryTest {
    function test_registrarsCalls_revertWhenByAnybodyElse() public {
        address[5] memory others = [admin, operator, guardian, signer, stranger];
        IUniversities.Identity memory identity = _identity("");
        for (uint256 i = 0; i < others.length; i++) {
            _expectMissingRole(others[i], REGISTRAR);
            registry.registerUniversity(NO_UNI, identity);
            _expectMissingRole(others[i], REGISTRAR);
            registry.renameUniversity(UNI, identity);
            _expectMissingRole(others[i], REGISTRAR);
            registry.resumeUniversity(UNI);
            _expectMissingRole(others[i], REGISTRAR);
            registry.addResponsableKey(UNI, stranger);
            _expectMissingRole(others[i], REGISTRAR);
            registry.addCredentialKey(UNI, HEAD);
            _expectMissingRole(others[i], REGISTRAR);
            registry.setKeyExpiry(THUMBPRINT, type(uint40).max);
            _expectMissingRole(others[i], REGISTRAR);
            registry.clearKeyCompromise(THUMBPRINT);
            _expectMissingRole(others[i], REGISTRAR);
            registry.reinstate(UNI, ROOT, 1, new IDiplomaRegistry.Word[](0));
            _expectMissingRole(others[i], REGISTRAR);
            registry.reinstateBatch(UNI, ROOT, 1);
            _expectMissingRole(others[i], REGISTRAR);
            registry.reaffirmBatch(UNI, ROOT, 1, THUMBPRINT);
            _expectMissingRole(others[i], REGISTRAR);
            registry.withdrawReaffirmation(UNI, ROOT, 1, THUMBPRINT);
        }
    }

    function test_grantCredits_revertsWhenNotByTheOperator() public {
        address[5] memory others = [admin, registrar, guardian, signer, stranger];
        for (uint256 i = 0; i < others.length; i++) {
            _expectMissingRole(others[i], OPERATOR);
            registry.grantCredits(UNI, CREDITS + 1);
        }
    }

    function test_emergencyCalls_revertWhenByNeitherRegistrarNorGuardian() public {
        address[4] memory others = [admin, operator, signer, stranger];
        for (uint256 i = 0; i < others.length; i++) {
            _expectMissingRole(others[i], GUARDIAN);
            registry.suspendUniversity(UNI);
            _expectMissingRole(others[i], GUARDIAN);
            registry.markKeyCompromised(_key(signer), START);
            _expectMissingRole(others[i], GUARDIAN);
            registry.vetoKey(_key(signer));
        }
    }

    function test_vetoRole_revertsWhenNotByTheGuardian() public {
        address[5] memory others = [admin, registrar, operator, signer, stranger];
        for (uint256 i = 0; i < others.length; i++) {
            _expectMissingRole(others[i], GUARDIAN);
            registry.vetoRole(REGISTRAR, stranger);
        }
    }

    function test_issueAndRevoke_revertWhenByAnyRoleInsteadOfAKey() public {
        _issue(ROOT, 1);
        address[5] memory others = [admin, registrar, operator, guardian, stranger];
        for (uint256 i = 0; i < others.length; i++) {
            vm.startPrank(others[i]);
            _expectKeyNotValid(others[i]);
            registry.issue(UNI, HEAD, 1, HEAD);
            _expectKeyNotValid(others[i]);
            registry.revoke(UNI, ROOT, 1, _word(0, 1), false);
            _expectKeyNotValid(others[i]);
            registry.revokeBatch(UNI, ROOT, 1);
            vm.stopPrank();
        }
    }

    function test_roles_areGivenByTheAdminAlone() public {
        bytes32[3] memory roles = [REGISTRAR, OPERATOR, GUARDIAN];
        address[5] memory others = [registrar, operator, guardian, signer, stranger];
        for (uint256 i = 0; i < others.length; i++) {
            for (uint256 r = 0; r < roles.length; r++) {
                _expectMissingRole(others[i], 0);
                registry.grantRole(roles[r], others[i]);
                _expectMissingRole(others[i], 0);
                registry.revokeRole(roles[r], registrar);
            }
            _expectMissingRole(others[i], 0);
            registry.beginDefaultAdminTransfer(others[i]);
        }
    }

    function test_adminRole_isNeitherGrantedNorRevoked() public {
        vm.startPrank(admin);
        _expect(IAccessControlDefaultAdminRules.AccessControlEnforcedDefaultAdminRules.selector);
        registry.grantRole(0, stranger);
        _expect(IAccessControlDefaultAdminRules.AccessControlEnforcedDefaultAdminRules.selector);
        registry.revokeRole(0, admin);
    }

    function test_adminRole_isTransferredInTwoStepsAfterTheDelay() public {
        vm.prank(admin);
        registry.beginDefaultAdminTransfer(stranger);
        vm.warp(block.timestamp + ADMIN_DELAY + 1);
        vm.prank(stranger);
        registry.acceptDefaultAdminTransfer();
        vm.assertEq(registry.defaultAdmin(), stranger, "admin");
        vm.assertTrue(registry.hasRole(0, stranger) && !registry.hasRole(0, admin), "the new one alone");
        vm.prank(stranger);
        registry.grantRole(OPERATOR, stranger);
        vm.assertTrue(registry.hasRole(OPERATOR, stranger), "the new admin gives roles");
    }

    function test_adminRole_revertsWhenAcceptedBeforeTheDelay() public {
        vm.prank(admin);
        registry.beginDefaultAdminTransfer(stranger);
        uint256 schedule = block.timestamp + ADMIN_DELAY;
        vm.warp(schedule);
        _expect(IAccessControlDefaultAdminRules.AccessControlEnforcedDefaultAdminDelay.selector, schedule);
        vm.prank(stranger);
        registry.acceptDefaultAdminTransfer();
    }

    function test_withoutADelay_rolesBeginAndEndAtOnce() public {
        bytes32[3] memory roles = [REGISTRAR, OPERATOR, GUARDIAN];
        for (uint256 i = 0; i < roles.length; i++) {
            _grant(roles[i], stranger);
            vm.assertTrue(registry.hasRole(roles[i], stranger), "begun");
            vm.expectEmit(address(registry));
            emit IAccessControl.RoleRevoked(roles[i], stranger, admin);
            vm.prank(admin);
            registry.revokeRole(roles[i], stranger);
            vm.assertTrue(!registry.hasRole(roles[i], stranger), "ended");
            (uint40 begins, uint40 ends) = registry.termOf(roles[i], stranger);
            vm.assertEq(begins + ends, 0, "no term is left");
        }
        _expectMissingRole(stranger, REGISTRAR);
        registry.registerUniversity(NO_UNI, _identity(""));
    }
}
