// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IDiplomaRegistry} from "./interfaces/IDiplomaRegistry.sol";

/// @title The rules for words of a revocation bitmap
/// @notice Bit i of the word at position p stands for the diploma of index 256 * p + i.
library RevocationWords {
    /// @dev Refuses a word that is empty, is before the position `next`, or has a bit beyond `count` diplomas.
    function requireValid(uint256 position, uint256 bits, uint256 next, uint256 count) internal pure {
        uint256 first = position << 8;
        if (bits == 0) revert IDiplomaRegistry.IndexesEmpty();
        if (position < next) revert IDiplomaRegistry.IndexesNotIncreasing(lowestIndex(position, 1));
        uint256 beyond = first < count ? bits & (type(uint256).max << (count - first)) : bits;
        if (beyond != 0) revert IDiplomaRegistry.IndexOutOfRange(lowestIndex(position, beyond));
    }

    /// @dev Index of the lowest diploma among the bits, which are not zero. Only refusals use it, so it may be slow.
    function lowestIndex(uint256 position, uint256 bits) internal pure returns (uint32 index) {
        // A position has 16 bits, so that an index has 24.
        // forge-lint: disable-next-line(unsafe-typecast)
        index = uint32(position << 8);
        for (uint256 rest = bits; rest & 1 == 0; rest >>= 1) {
            index++;
        }
    }
}
