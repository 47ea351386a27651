// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

/// @title The cheatcodes of forge that the tests use
interface Vm {
    struct Gas {
        uint64 gasLimit;
        uint64 gasTotalUsed;
        uint64 gasMemoryUsed;
        int64 gasRefunded;
        uint64 gasRemaining;
    }

    struct Log {
        bytes32[] topics;
        bytes data;
        address emitter;
    }

    function recordLogs() external;
    function getRecordedLogs() external returns (Log[] memory logs);
    function prank(address sender) external;
    function startPrank(address sender) external;
    function stopPrank() external;
    function warp(uint256 time) external;
    function roll(uint256 number) external;
    function chainId(uint256 id) external;
    function assume(bool condition) external pure;
    function expectRevert(bytes calldata data) external;
    function expectEmit(address emitter) external;
    function lastCallGas() external view returns (Gas memory);
    function toString(uint256 value) external pure returns (string memory);
    function readFile(string calldata path) external view returns (string memory);
    function writeFile(string calldata path, string calldata data) external;
    function parseJsonBytes(string calldata json, string calldata key) external pure returns (bytes memory);
    function load(address target, bytes32 slot) external view returns (bytes32);
    function record() external;
    function accesses(address target) external view returns (bytes32[] memory reads, bytes32[] memory writes);
    function assertTrue(bool condition, string calldata message) external pure;
    function assertEq(uint256 left, uint256 right, string calldata message) external pure;
    function assertEq(bytes32 left, bytes32 right, string calldata message) external pure;
    function assertEq(address left, address right, string calldata message) external pure;
    function assertEq(string calldata left, string calldata right, string calldata message) external pure;
    function assertEq(bytes calldata left, bytes calldata right, string calldata message) external pure;
    function assertLe(uint256 left, uint256 right, string calldata message) external pure;
}

Vm constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
