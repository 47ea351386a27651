// SPDX-License-Identifier: AGPL-3.0-only
pragma solidity ^0.8.24;

import {
    IAccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/IAccessControlDefaultAdminRules.sol";
import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title Who may call what, and how the admin changes
contract RolesTest is RegistryTest {
    function test_eachCall_revertsWhenTheCallerHasNotItsRole() public {
        bytes32 role = registry.REGISTRAR_ROLE();
        address[5] memory others = [admin, operator, guardian, signer, stranger];
        IDiplomaRegistry.Word[] memory words = _word(0, 1);
        for (uint256 i = 0; i < others.length; i++) {
            _expectMissingRole(others[i], role);
            registry.registerUniversity(NO_UNI, "", "");
            _expectMissingRole(others[i], role);
            registry.renameUniversity(UNI, "", "");
            _expectMissingRole(others[i], role);
            registry.resumeUniversity(UNI);
            _expectMissingRole(others[i], role);
            registry.addResponsableKey(UNI, stranger);
            _expectMissingRole(others[i], role);
            registry.addCredentialKey(UNI, HEAD);
            _expectMissingRole(others[i], role);
            registry.setResponsableKeyExpiry(signer, type(uint40).max);
            _expectMissingRole(others[i], role);
            registry.setCredentialKeyExpiry(THUMBPRINT, type(uint40).max);
            _expectMissingRole(others[i], role);
            registry.reinstate(UNI, ROOT, words);
            _expectMissingRole(others[i], role);
            registry.reinstateBatch(UNI, ROOT);
            _expectMissingRole(others[i], role);
            registry.reaffirmBatch(UNI, ROOT);
        }
    }

    function test_grantCredits_revertsWhenNotByTheOperator() public {
        bytes32 role = registry.OPERATOR_ROLE();
        address[5] memory others = [admin, registrar, guardian, signer, stranger];
        for (uint256 i = 0; i < others.length; i++) {
            _expectMissingRole(others[i], role);
            registry.grantCredits(UNI, CREDITS + 1);
        }
    }

    function test_emergencyCalls_revertWhenByNeitherRegistrarNorGuardian() public {
        bytes32 role = registry.GUARDIAN_ROLE();
        address[4] memory others = [admin, operator, signer, stranger];
        for (uint256 i = 0; i < others.length; i++) {
            _expectMissingRole(others[i], role);
            registry.suspendUniversity(UNI);
            _expectMissingRole(others[i], role);
            registry.markResponsableKeyCompromised(signer, START);
            _expectMissingRole(others[i], role);
            registry.markCredentialKeyCompromised(THUMBPRINT, START);
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
            registry.revoke(UNI, ROOT, _word(0, 1), false);
            _expectKeyNotValid(others[i]);
            registry.revokeBatch(UNI, ROOT);
            vm.stopPrank();
        }
    }

    function test_adminRole_isTransferredInTwoStepsAfterTheDelay() public {
        vm.prank(admin);
        registry.beginDefaultAdminTransfer(stranger);
        vm.warp(block.timestamp + ADMIN_DELAY + 1);
        vm.prank(stranger);
        registry.acceptDefaultAdminTransfer();
        vm.assertEq(registry.defaultAdmin(), stranger, "admin");
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

    function test_role_endsWhenTheAdminTakesIt() public {
        bytes32 role = registry.REGISTRAR_ROLE();
        vm.prank(admin);
        registry.revokeRole(role, registrar);
        _expectMissingRole(registrar, role);
        registry.registerUniversity(NO_UNI, "", "");
    }
}
