// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {DiplomaRegistry} from "../../src/DiplomaRegistry.sol";
import {IUniversities} from "../../src/interfaces/IUniversities.sol";
import {vm} from "./Vm.sol";

/// @title Everybody who uses a registry, each with an account of its own
/// @dev Before a handler makes a call as whoever may make it, it makes the same call as everybody who may not, and requires
/// the refusal. So no role reaches the power of another one, in any state that the run meets.
abstract contract Actors {
    bytes32 internal constant REGISTRAR = keccak256("REGISTRAR_ROLE");
    bytes32 internal constant OPERATOR = keccak256("OPERATOR_ROLE");
    bytes32 internal constant GUARDIAN = keccak256("GUARDIAN_ROLE");

    address public constant ADMIN = address(201);
    address internal constant REGISTRAR_ACCOUNT = address(202);
    address internal constant OPERATOR_ACCOUNT = address(203);
    address internal constant GUARDIAN_ACCOUNT = address(204);
    address internal constant STRANGER = address(205);

    DiplomaRegistry public immutable registry;
    uint40 internal _time;
    /// @dev Wallets of all universities, in the order of their entry.
    address[] internal _wallets;
    mapping(address wallet => uint64) internal _universityOf;

    constructor(DiplomaRegistry registry_) {
        registry = registry_;
        _time = uint40(block.timestamp);
    }

    /// @dev Lets time pass.
    function pass(uint256 time) external {
        _time += uint40(time % 2 days);
        vm.warp(_time);
    }

    function _as(address who, bytes memory call) internal returns (bool isDone) {
        vm.prank(who);
        (isDone,) = address(registry).call(call);
    }

    /// @dev As the only one who may.
    function _asHolder(bytes32 role, bytes memory call) internal returns (bool) {
        address holder = _holderOf(role);
        _refuseOthers(role, call, holder, holder);
        return _as(holder, call);
    }

    /// @dev As the registrar or the guardian, who both may.
    function _asEither(bool isRegistrar, bytes memory call) internal returns (bool) {
        _refuseOthers(GUARDIAN, call, REGISTRAR_ACCOUNT, GUARDIAN_ACCOUNT);
        return _as(isRegistrar ? REGISTRAR_ACCOUNT : GUARDIAN_ACCOUNT, call);
    }

    /// @dev As a wallet of the university; other universities' wallets and all roles are refused.
    function _asWallet(address wallet, bytes memory call) internal returns (bool) {
        address[5] memory roles = _accounts();
        for (uint256 i = 0; i < roles.length; i++) {
            _requireKeyNotValid(roles[i], call);
        }
        for (uint256 i = 0; i < _wallets.length; i++) {
            if (_universityOf[_wallets[i]] != _universityOf[wallet]) _requireKeyNotValid(_wallets[i], call);
        }
        return _as(wallet, call);
    }

    function _refuseOthers(bytes32 role, bytes memory call, address one, address other) private {
        address[5] memory roles = _accounts();
        for (uint256 i = 0; i < roles.length; i++) {
            if (roles[i] != one && roles[i] != other) _requireUnauthorized(roles[i], role, call);
        }
        for (uint256 i = 0; i < _wallets.length; i++) {
            _requireUnauthorized(_wallets[i], role, call);
        }
    }

    function _requireUnauthorized(address who, bytes32 role, bytes memory call) private {
        _requireRefusal(
            who, call, abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, who, role)
        );
    }

    function _requireKeyNotValid(address who, bytes memory call) private {
        _requireRefusal(who, call, abi.encodeWithSelector(IUniversities.KeyNotValid.selector, who));
    }

    function _requireRefusal(address who, bytes memory call, bytes memory refusal) private {
        vm.prank(who);
        (bool isDone, bytes memory reason) = address(registry).call(call);
        require(!isDone, "somebody reached the power of another");
        require(keccak256(reason) == keccak256(refusal), "the refusal is another one");
    }

    function _holderOf(bytes32 role) internal pure returns (address) {
        if (role == REGISTRAR) return REGISTRAR_ACCOUNT;
        if (role == OPERATOR) return OPERATOR_ACCOUNT;
        return role == GUARDIAN ? GUARDIAN_ACCOUNT : ADMIN;
    }

    function _accounts() private pure returns (address[5] memory) {
        return [ADMIN, REGISTRAR_ACCOUNT, OPERATOR_ACCOUNT, GUARDIAN_ACCOUNT, STRANGER];
    }
}
