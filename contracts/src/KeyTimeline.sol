// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IUniversities} from "./interfaces/IUniversities.sol";

/// @title The rules for the validity of a key
/// @notice The past of a key never changes, except by a compromise: it may be dated further back, and the registrar may
/// clear one that the guardian stated wrongly.
library KeyTimeline {
    /// @dev The longest time that the guardian may date a compromise back.
    uint256 internal constant GUARDIAN_REACH = 90 days;

    /// @dev How long after the guardian stated a compromise the registrar may clear it.
    uint256 internal constant CLEARING_WINDOW = 30 days;

    /// @dev Gives a new key to a university. `number` is that of a responsable key, zero for a credential key.
    function begin(IUniversities.Key storage key, uint64 university, uint24 number, uint40 validFrom) internal {
        if (key.university != 0) revert IUniversities.KeyAlreadyAdded();
        key.university = university;
        key.number = number;
        key.validFrom = validFrom;
    }

    /// @dev Refuses a key that is valid already, or was: it may have been used.
    function requirePending(IUniversities.Key storage key) internal view {
        requireKnown(key);
        if (key.validFrom <= block.timestamp) revert IUniversities.KeyAlreadyBegun();
    }

    /// @dev Changes the end, unless it has passed. An end cannot be removed again.
    function endAt(IUniversities.Key storage key, uint40 validUntil) internal {
        requireKnown(key);
        if (validUntil < block.timestamp) revert IUniversities.ExpiryInThePast();
        if (key.validUntil != 0 && key.validUntil <= block.timestamp) revert IUniversities.ExpiryAlreadyPassed();
        key.validUntil = validUntil;
    }

    /// @dev Dates a compromise. What the registrar states is final; it may confirm what the guardian stated.
    function compromiseSince(IUniversities.Key storage key, uint40 since, bool byRegistrar) internal {
        requireKnown(key);
        if (since > block.timestamp) revert IUniversities.CompromiseInTheFuture();
        if (since == 0) revert IUniversities.CompromiseTooFarBack();
        if (!byRegistrar && since + GUARDIAN_REACH < block.timestamp) revert IUniversities.CompromiseTooFarBack();
        uint40 before = key.compromisedSince;
        bool isStated = before != 0 && !key.byGuardian;
        if (isStated && !byRegistrar) revert IUniversities.CompromiseStatedByRegistrar();
        bool isConfirmed = byRegistrar && key.byGuardian && since == before;
        if (before != 0 && since >= before && !isConfirmed) revert IUniversities.CompromiseNotEarlier();
        key.compromisedSince = since;
        key.markedAt = uint40(block.timestamp);
        key.byGuardian = !byRegistrar;
    }

    /// @dev Clears what the guardian stated, within the window.
    function clearCompromise(IUniversities.Key storage key) internal {
        if (!key.byGuardian || key.markedAt + CLEARING_WINDOW < block.timestamp) {
            revert IUniversities.CompromiseNotClearable();
        }
        key.compromisedSince = 0;
        key.markedAt = 0;
        key.byGuardian = false;
    }

    function requireKnown(IUniversities.Key storage key) internal view {
        if (key.university == 0) revert IUniversities.KeyUnknown();
    }

    /// @dev Whether the key belongs to the university and is valid in this block. No compromise is in the future.
    function isGoodNow(IUniversities.Key memory key, uint64 university) internal view returns (bool) {
        uint256 time = block.timestamp;
        return key.university == university && key.validFrom <= time && (key.validUntil == 0 || time < key.validUntil)
            && key.compromisedSince == 0;
    }

    /// @dev Whether a revocation by this key at that time does not count. A compromise that only the guardian states voids
    /// none, so that the guardian cannot undo revocations.
    function voidsRevoking(IUniversities.Key storage key, uint256 time) internal view returns (bool) {
        uint40 since = key.compromisedSince;
        return since != 0 && time >= since && !key.byGuardian;
    }
}
