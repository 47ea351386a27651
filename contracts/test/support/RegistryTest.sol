// SPDX-License-Identifier: AGPL-3.0-only
pragma solidity ^0.8.24;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {DiplomaRegistry} from "../../src/DiplomaRegistry.sol";
import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {vm} from "./Vm.sol";

/// @title The start of tests: a registry with its roles, a university that can issue, and another one
abstract contract RegistryTest {
    uint48 internal constant ADMIN_DELAY = 2 days;
    uint40 internal constant START = 1_790_000_000;
    uint64 internal constant UNI = 7;
    uint64 internal constant OTHER_UNI = 8;
    uint64 internal constant NO_UNI = 9;
    uint64 internal constant CREDITS = 1_000_000_000;
    bytes32 internal constant ROOT = keccak256("root");
    bytes32 internal constant HEAD = keccak256("audit head");
    bytes32 internal constant THUMBPRINT = keccak256("credential key");

    address internal immutable admin = _person("admin");
    address internal immutable registrar = _person("registrar");
    address internal immutable operator = _person("operator");
    address internal immutable guardian = _person("guardian");
    address internal immutable signer = _person("signer");
    address internal immutable otherSigner = _person("signer of the other university");
    address internal immutable stranger = _person("stranger");

    DiplomaRegistry internal registry;

    function setUp() public virtual {
        vm.warp(START);
        registry = new DiplomaRegistry(ADMIN_DELAY, admin);
        vm.startPrank(admin);
        registry.grantRole(registry.REGISTRAR_ROLE(), registrar);
        registry.grantRole(registry.OPERATOR_ROLE(), operator);
        registry.grantRole(registry.GUARDIAN_ROLE(), guardian);
        vm.stopPrank();
        _enter(UNI, signer);
        _enter(OTHER_UNI, otherSigner);
        vm.prank(registrar);
        registry.addCredentialKey(UNI, THUMBPRINT);
        vm.warp(START + 365 days);
    }

    function _enter(uint64 university, address key) internal {
        vm.startPrank(registrar);
        registry.registerUniversity(university, "Ibn Khaldun University", "ibn-khaldun.example");
        registry.addResponsableKey(university, key);
        vm.stopPrank();
        vm.prank(operator);
        registry.grantCredits(university, CREDITS);
    }

    function _issue(bytes32 root, uint32 count) internal {
        vm.prank(signer);
        registry.issue(UNI, root, count, HEAD);
    }

    function _revoke(bytes32 root, IDiplomaRegistry.Word[] memory words, bool superseded) internal {
        vm.prank(signer);
        registry.revoke(UNI, root, words, superseded);
    }

    function _check(bytes32 root, uint256 word) internal view returns (IDiplomaRegistry.Check memory) {
        return registry.check(UNI, root, word, THUMBPRINT);
    }

    function _expectMissingRole(address caller, bytes32 role) internal {
        vm.expectRevert(abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, caller, role));
        vm.prank(caller);
    }

    function _expect(bytes4 selector) internal {
        vm.expectRevert(abi.encodeWithSelector(selector));
    }

    function _expect(bytes4 selector, uint256 argument) internal {
        vm.expectRevert(abi.encodeWithSelector(selector, argument));
    }

    function _expectKeyNotValid(address key) internal {
        vm.expectRevert(abi.encodeWithSelector(IDiplomaRegistry.KeyNotValid.selector, key));
    }

    function _word(uint16 position, uint256 bits) internal pure returns (IDiplomaRegistry.Word[] memory words) {
        words = new IDiplomaRegistry.Word[](1);
        words[0] = IDiplomaRegistry.Word(position, bits);
    }

    function _words(uint16 position, uint256 bits, uint16 position2, uint256 bits2)
        internal
        pure
        returns (IDiplomaRegistry.Word[] memory words)
    {
        words = new IDiplomaRegistry.Word[](2);
        words[0] = IDiplomaRegistry.Word(position, bits);
        words[1] = IDiplomaRegistry.Word(position2, bits2);
    }

    /// @dev A number from `low` to `high`, both included.
    function _between(uint256 seed, uint256 low, uint256 high) internal pure returns (uint256) {
        return low + seed % (high - low + 1);
    }

    function _person(string memory name) internal pure returns (address) {
        return address(uint160(uint256(keccak256(bytes(name)))));
    }
}
