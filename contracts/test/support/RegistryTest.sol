// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {DiplomaRegistry} from "../../src/DiplomaRegistry.sol";
import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {IUniversities} from "../../src/interfaces/IUniversities.sol";
import {vm} from "./Vm.sol";

/// @title The start of tests: a registry with its roles, a university that can issue, and another one
abstract contract RegistryTest {
    uint48 internal constant ADMIN_DELAY = 2 days;
    uint40 internal constant START = 1_790_000_000;
    uint40 internal constant NOW = START + 365 days;
    bytes32 internal constant REGISTRAR = keccak256("REGISTRAR_ROLE");
    bytes32 internal constant OPERATOR = keccak256("OPERATOR_ROLE");
    bytes32 internal constant GUARDIAN = keccak256("GUARDIAN_ROLE");
    uint64 internal constant UNI = 7;
    uint64 internal constant OTHER_UNI = 8;
    uint64 internal constant NO_UNI = 9;
    uint64 internal constant CREDITS = 1_000_000;
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

    /// @dev The keys begin at `START`, and the tests a year later.
    function setUp() public virtual {
        uint40 delay = _startDelay();
        vm.warp(START - 2 * delay);
        registry = new DiplomaRegistry(ADMIN_DELAY, delay, admin);
        _grant(REGISTRAR, registrar);
        _grant(OPERATOR, operator);
        _grant(GUARDIAN, guardian);
        vm.warp(START - delay);
        _enter(UNI, signer);
        _enter(OTHER_UNI, otherSigner);
        vm.prank(registrar);
        registry.addCredentialKey(UNI, THUMBPRINT);
        vm.warp(NOW);
    }

    function _startDelay() internal pure virtual returns (uint40) {
        return 0;
    }

    function _grant(bytes32 role, address account) internal {
        vm.prank(admin);
        registry.grantRole(role, account);
    }

    function _enter(uint64 university, address key) internal {
        vm.startPrank(registrar);
        registry.registerUniversity(university, _identity("Ibn Khaldun University"));
        registry.addResponsableKey(university, key);
        vm.stopPrank();
        vm.prank(operator);
        registry.grantCredits(university, CREDITS);
    }

    /// @dev Grants at least so many credits.
    function _grantUpTo(uint64 total) internal {
        vm.startPrank(operator);
        for (uint64 granted = CREDITS; granted < total; granted += 1_000_000) {
            registry.grantCredits(UNI, granted + 1_000_000);
        }
        vm.stopPrank();
    }

    function _issue(bytes32 root, uint32 count) internal {
        vm.prank(signer);
        registry.issue(UNI, root, count, HEAD);
    }

    function _revoke(bytes32 root, uint32 count, IDiplomaRegistry.Word[] memory words, bool superseded) internal {
        vm.prank(signer);
        registry.revoke(UNI, root, count, words, superseded);
    }

    function _revokeBatch(address by) internal {
        vm.prank(by);
        registry.revokeBatch(UNI, ROOT, 1000);
    }

    function _reinstate(IDiplomaRegistry.Word[] memory words) internal {
        vm.prank(registrar);
        registry.reinstate(UNI, ROOT, 1000, words);
    }

    function _addKey(uint64 university, address wallet) internal {
        vm.prank(registrar);
        registry.addResponsableKey(university, wallet);
    }

    /// @dev Marks a wallet as compromised.
    function _mark(address by, address wallet, uint40 since) internal {
        vm.prank(by);
        registry.markKeyCompromised(_key(wallet), since);
    }

    function _check(bytes32 root, uint32 count, uint256 word) internal view returns (IDiplomaRegistry.Check memory) {
        return registry.check(UNI, root, count, word, THUMBPRINT);
    }

    function _identity(string memory name) internal pure returns (IUniversities.Identity memory) {
        return IUniversities.Identity(name, "ibn-khaldun.example", "did:web:diplomas.example:ibn-khaldun");
    }

    /// @dev A wallet as a key.
    function _key(address wallet) internal pure returns (bytes32) {
        return bytes32(uint256(uint160(wallet)));
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

    function _expectUnknownBatch(uint64 university, bytes32 root, uint32 count) internal {
        vm.expectRevert(abi.encodeWithSelector(IDiplomaRegistry.BatchUnknown.selector, university, root, count));
    }

    function _expectKeyNotValid(address key) internal {
        vm.expectRevert(abi.encodeWithSelector(IUniversities.KeyNotValid.selector, key));
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
