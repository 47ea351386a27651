// SPDX-License-Identifier: AGPL-3.0-only
pragma solidity ^0.8.24;

import {IDiplomaRegistry} from "./interfaces/IDiplomaRegistry.sol";

/// @title The rules of a key's time line
/// @notice The past of a key is never rewritten, but for a compromise, which is only ever found to be older.
library KeyTimeline {
    /// @dev How far back the guardian may date a compromise, in seconds.
    uint256 internal constant GUARDIAN_REACH = 90 days;

    /// @dev Gives a new key to a university, good from this block on.
    function begin(IDiplomaRegistry.Key storage key, uint64 university) internal {
        if (key.university != 0) revert IDiplomaRegistry.KeyAlreadyAdded();
        key.university = university;
        key.validFrom = uint40(block.timestamp);
    }

    /// @dev Moves the end, as long as it has not come yet. There is no way back to "no end".
    function endAt(IDiplomaRegistry.Key storage key, uint40 validUntil) internal {
        if (key.university == 0) revert IDiplomaRegistry.KeyUnknown();
        if (validUntil < block.timestamp) revert IDiplomaRegistry.ExpiryInThePast();
        if (key.validUntil != 0 && key.validUntil <= block.timestamp) revert IDiplomaRegistry.ExpiryAlreadyPassed();
        key.validUntil = validUntil;
    }

    /// @dev Dates a compromise; `farBack` tells whether it may be older than the guardian's reach.
    function compromiseSince(IDiplomaRegistry.Key storage key, uint40 since, bool farBack) internal {
        if (key.university == 0) revert IDiplomaRegistry.KeyUnknown();
        if (since > block.timestamp) revert IDiplomaRegistry.CompromiseInTheFuture();
        if (since == 0) revert IDiplomaRegistry.CompromiseTooFarBack();
        if (!farBack && since + GUARDIAN_REACH < block.timestamp) revert IDiplomaRegistry.CompromiseTooFarBack();
        if (key.compromisedSince != 0 && since >= key.compromisedSince) revert IDiplomaRegistry.CompromiseNotEarlier();
        key.compromisedSince = since;
    }

    /// @dev Whether the key is the university's and good in this block.
    function isGoodNow(IDiplomaRegistry.Key memory key, uint64 university) internal view returns (bool) {
        uint256 time = block.timestamp;
        return key.university == university && key.validFrom <= time && (key.validUntil == 0 || time < key.validUntil)
            && (key.compromisedSince == 0 || time < key.compromisedSince);
    }
}
