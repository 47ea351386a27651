// SPDX-License-Identifier: AGPL-3.0-only
pragma solidity ^0.8.24;

import {IDiplomaRegistry} from "./interfaces/IDiplomaRegistry.sol";

/// @title The rules for the validity of a key
/// @notice The past of a key never changes, except that a compromise may be dated further back.
library KeyTimeline {
    /// @dev The longest time that the guardian may date a compromise back, in seconds.
    uint256 internal constant GUARDIAN_REACH = 90 days;

    /// @dev Gives a new key to a university, valid from this block on.
    function begin(IDiplomaRegistry.Key storage key, uint64 university) internal {
        if (key.university != 0) revert IDiplomaRegistry.KeyAlreadyAdded();
        key.university = university;
        key.validFrom = uint40(block.timestamp);
    }

    /// @dev Changes the end, unless it has passed. An end cannot be removed again.
    function endAt(IDiplomaRegistry.Key storage key, uint40 validUntil) internal {
        if (key.university == 0) revert IDiplomaRegistry.KeyUnknown();
        if (validUntil < block.timestamp) revert IDiplomaRegistry.ExpiryInThePast();
        if (key.validUntil != 0 && key.validUntil <= block.timestamp) revert IDiplomaRegistry.ExpiryAlreadyPassed();
        key.validUntil = validUntil;
    }

    /// @dev Dates a compromise; `farBack` says whether it may be further back than the guardian may date it.
    function compromiseSince(IDiplomaRegistry.Key storage key, uint40 since, bool farBack) internal {
        if (key.university == 0) revert IDiplomaRegistry.KeyUnknown();
        if (since > block.timestamp) revert IDiplomaRegistry.CompromiseInTheFuture();
        if (since == 0) revert IDiplomaRegistry.CompromiseTooFarBack();
        if (!farBack && since + GUARDIAN_REACH < block.timestamp) revert IDiplomaRegistry.CompromiseTooFarBack();
        if (key.compromisedSince != 0 && since >= key.compromisedSince) revert IDiplomaRegistry.CompromiseNotEarlier();
        key.compromisedSince = since;
    }

    /// @dev Whether the key belongs to the university and is valid in this block.
    function isGoodNow(IDiplomaRegistry.Key memory key, uint64 university) internal view returns (bool) {
        uint256 time = block.timestamp;
        return key.university == university && key.validFrom <= time && (key.validUntil == 0 || time < key.validUntil)
            && (key.compromisedSince == 0 || time < key.compromisedSince);
    }
}
