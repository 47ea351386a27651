// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IUniversities} from "./interfaces/IUniversities.sol";

/// @title What verifiers are told of a university, in the course of time
/// @notice Identities are only added, so that an old diploma can be shown with the name of its day.
library IdentityTimeline {
    /// @dev Adds the identity that holds from this block on; of several in one block the last one holds.
    function add(IUniversities.DatedIdentity[] storage timeline, IUniversities.Identity calldata identity) internal {
        timeline.push(IUniversities.DatedIdentity(uint40(block.timestamp), identity));
    }

    /// @dev The last one; empty if there is none.
    function current(IUniversities.DatedIdentity[] storage timeline)
        internal
        view
        returns (IUniversities.DatedIdentity memory identity)
    {
        if (timeline.length > 0) identity = timeline[timeline.length - 1];
    }

    /// @dev The one at that time, or the first one for a time before it. There must be one, as there is when a batch is issued.
    function asOf(IUniversities.DatedIdentity[] storage timeline, uint256 time)
        internal
        view
        returns (IUniversities.DatedIdentity memory identity)
    {
        (uint256 low, uint256 high) = (0, timeline.length);
        while (high - low > 1) {
            uint256 middle = (low + high) / 2;
            if (timeline[middle].since <= time) low = middle;
            else high = middle;
        }
        identity = timeline[low];
    }
}
