// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {IRegistryRoles} from "./interfaces/IRegistryRoles.sol";

/// @title The roles of the registry
/// @notice A role begins some time after it is given, so that a guardian can veto it. Taking a role acts at once; only the
/// guardian's ends after the same time, so that whoever steals the admin cannot silence the guardian first.
abstract contract RegistryRoles is IRegistryRoles, AccessControlDefaultAdminRules {
    /// @dev When the holder has the role: from `begins` on, and before `ends` unless that is zero.
    struct Term {
        uint40 begins;
        uint40 ends;
    }

    /// @notice Enters universities and their keys, and undoes revocations: ALECSO or a ministry.
    bytes32 public constant REGISTRAR_ROLE = keccak256("REGISTRAR_ROLE");

    /// @notice Grants credits: the platform.
    bytes32 public constant OPERATOR_ROLE = keccak256("OPERATOR_ROLE");

    /// @notice Vetoes roles and keys before they begin; suspends universities and marks keys in an emergency.
    bytes32 public constant GUARDIAN_ROLE = keccak256("GUARDIAN_ROLE");

    /// @notice Longest `startDelay`, so that a mistyped one cannot make a registry that nobody ever may use.
    uint40 public constant MAX_START_DELAY = 30 days;

    /// @inheritdoc IRegistryRoles
    /// @dev Stored, and not a constant of the code, so that registries of all delays have the same code hash.
    uint40 public startDelay;

    mapping(bytes32 role => mapping(address account => Term)) private _terms;

    constructor(uint48 adminDelay, uint40 startDelay_, address admin)
        AccessControlDefaultAdminRules(adminDelay, admin)
    {
        if (startDelay_ > MAX_START_DELAY) {
            revert StartDelayTooLong(MAX_START_DELAY);
        }
        startDelay = startDelay_;
    }

    /// @inheritdoc IRegistryRoles
    function vetoRole(bytes32 role, address account) external onlyRole(GUARDIAN_ROLE) {
        if (_terms[role][account].begins <= block.timestamp) revert RoleNotPending();
        _revokeRole(role, account);
        emit RoleVetoed(role, account, msg.sender);
    }

    /// @inheritdoc IRegistryRoles
    function termOf(bytes32 role, address account) external view returns (uint40 begins, uint40 ends) {
        Term storage term = _terms[role][account];
        return (term.begins, term.ends);
    }

    /// @notice Whether the account has the role now: what has not begun, or has ended, does not count.
    function hasRole(bytes32 role, address account)
        public
        view
        override(AccessControl, IAccessControl)
        returns (bool isHeld)
    {
        Term storage term = _terms[role][account];
        bool isOver = term.ends != 0 && term.ends <= block.timestamp;
        isHeld = super.hasRole(role, account) && term.begins <= block.timestamp && !isOver;
    }

    /// @dev To give a role again changes nothing, also not when it begins, but a guardian's end is taken back.
    function _grantRole(bytes32 role, address account) internal override returns (bool isNew) {
        if (role == DEFAULT_ADMIN_ROLE) return super._grantRole(role, account);
        Term storage term = _terms[role][account];
        if (term.begins > block.timestamp) return false;
        isNew = super._grantRole(role, account);
        if (isNew) {
            _terms[role][account] = Term(uint40(block.timestamp) + startDelay, 0);
            emit RoleBegins(role, account, term.begins);
        } else if (term.ends != 0) {
            term.ends = 0;
            emit RoleEnds(role, account, 0);
        }
    }

    /// @dev A guardian who gives the role up is free at once. Who is to end keeps the whole power until then, the veto too.
    function _revokeRole(bytes32 role, address account) internal override returns (bool isTaken) {
        if (role == GUARDIAN_ROLE && account != msg.sender && startDelay != 0 && hasRole(role, account)) {
            Term storage term = _terms[role][account];
            if (term.ends != 0) return false;
            term.ends = uint40(block.timestamp) + startDelay;
            emit RoleEnds(role, account, term.ends);
            return false;
        }
        // Without its term, a role that has not begun is one that can be taken.
        delete _terms[role][account];
        isTaken = super._revokeRole(role, account);
    }
}
