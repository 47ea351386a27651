// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IDiplomaRegistry} from "../src/interfaces/IDiplomaRegistry.sol";
import {RegistryTest} from "./support/RegistryTest.sol";
import {vm} from "./support/Vm.sol";

/// @title The cost of a whole transaction: intrinsic gas, calldata and execution, on cold storage
/// @dev Isolation runs each call as a transaction, so that `lastCallGas` equals the gas on a receipt.
/// forge-config: default.isolate = true
contract DiplomaRegistryGas is RegistryTest {
    string private _report;
    bool private _isOver;

    function test_gas_staysWithinTheTargets() public {
        _measureIssue(1, 62_000);
        _measureIssue(1000, 62_000);
        _measureIssue(900_000, 62_000);
        _measureRevoke("revoke, 1 of 1,000", 1, false, 85_000);
        _measureRevoke("revoke, 100 random of 1,000", 100, false, 155_000);
        _measureRevoke("revoke as superseded, 100 random of 1,000", 100, true, 155_000);
        _measureRevoke("revoke, all of 1,000", 1000, false, 155_000);
        _measureReinstate();
        _measureRevokeBatch();
        _measureChecks();
        vm.writeFile("out/gas.md", _report);
        vm.assertTrue(!_isOver, _report);
    }

    function _measureIssue(uint32 count, uint256 target) private {
        _issue(keccak256(abi.encode("issue", count)), count);
        _note(string.concat("issue, batch of ", vm.toString(count)), target);
    }

    function _measureRevoke(string memory name, uint256 many, bool superseded, uint256 target) private {
        bytes32 root = keccak256(bytes(name));
        _issue(root, 1000);
        _revoke(root, 1000, _randomWords(many), superseded);
        _note(name, target);
    }

    function _measureReinstate() private {
        vm.prank(registrar);
        registry.reinstate(UNI, keccak256("revoke, 100 random of 1,000"), 1000, _randomWords(100));
        _note("reinstate, 100 random of 1,000", 180_000);
    }

    function _measureRevokeBatch() private {
        vm.prank(signer);
        registry.revokeBatch(UNI, keccak256(abi.encode("issue", uint32(1000))), 1000);
        _note("revokeBatch, of any size", 40_000);
    }

    /// @dev What a node computes for a verifier, who pays nothing. Nodes commonly stop at 50,000,000.
    function _measureChecks() private {
        bytes32 root = keccak256("revoke, 1 of 1,000");
        _check(root, 1000, 3);
        _note("check, nothing of the word revoked", 80_000);
        for (uint256 i = 1; i < 1000; i++) {
            if (i % 2 == 0) _revoke(root, 1000, _bit(), false);
            else _undo(root);
        }
        _check(root, 1000, _bit()[0].position);
        _note("check, a word of 1,000 acts", 7_000_000);
        registry.actsOf(UNI, root, 1000, _bit()[0].position);
        _note("actsOf, a word of 1,000 acts", 10_000_000);
    }

    function _bit() private pure returns (IDiplomaRegistry.Word[] memory) {
        return _randomWords(1);
    }

    function _undo(bytes32 root) private {
        vm.prank(registrar);
        registry.reinstate(UNI, root, 1000, _bit());
    }

    function _note(string memory name, uint256 target) private {
        uint256 gas = vm.lastCallGas().gasTotalUsed;
        _report = string.concat(_report, "| ", name, " | ", vm.toString(gas), " | ", vm.toString(target), " |\n");
        _isOver = _isOver || gas > target;
    }

    /// @dev The words of this many different indexes below 1,000, chosen at random from a fixed seed.
    function _randomWords(uint256 many) private pure returns (IDiplomaRegistry.Word[] memory words) {
        uint256[4] memory bits;
        uint256 drawn = 0;
        for (uint256 seed = 0; drawn < many; seed++) {
            uint256 index = uint256(keccak256(abi.encode(seed))) % 1000;
            if (bits[index / 256] & (1 << (index % 256)) == 0) drawn++;
            bits[index / 256] |= 1 << (index % 256);
        }
        return _wordsOf(bits);
    }

    function _wordsOf(uint256[4] memory bits) private pure returns (IDiplomaRegistry.Word[] memory words) {
        uint256 length = 0;
        for (uint256 i = 0; i < 4; i++) {
            if (bits[i] != 0) length++;
        }
        words = new IDiplomaRegistry.Word[](length);
        for (uint256 i = 4; i > 0; i--) {
            if (bits[i - 1] != 0) words[--length] = IDiplomaRegistry.Word(uint16(i - 1), bits[i - 1]);
        }
    }
}
