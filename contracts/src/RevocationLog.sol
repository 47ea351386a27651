// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IDiplomaRegistry} from "./interfaces/IDiplomaRegistry.sol";
import {IUniversities} from "./interfaces/IUniversities.sol";
import {KeyTimeline} from "./KeyTimeline.sol";
import {RevocationWords} from "./RevocationWords.sol";

/// @title What was revoked and reinstated in a batch, by whom and when
/// @notice Acts are only added. What is revoked now follows from all acts of a word that count: those of a key since its
/// compromise do not, whenever that becomes known.
library RevocationLog {
    using KeyTimeline for IUniversities.Key;

    /// @dev Acts of a word after which none revokes, so that reading one stays cheap. The registrar can still reinstate,
    /// which ends with the bits: each such act clears one of 256 at least, and none is set any more.
    uint256 internal constant MAX_ACTS = 1000;

    /// @dev The last moment that an act can have: in the year 10680.
    uint256 internal constant MAX_TIME = (1 << 38) - 1;

    /// @dev The n-th act on the word at position p: its bits are at `n << 16 | p`; who did it, when and what, in 64 bits,
    /// at `n << 16 | p >> 2`, in a slot that four neighbouring words share.
    struct Log {
        mapping(uint256 place => uint256) bits;
        mapping(uint256 place => uint256) acts;
    }

    /// @dev The wallets that act.
    struct Keys {
        mapping(bytes32 key => IUniversities.Key) byKey;
        mapping(uint24 number => bytes32) byNumber;
    }

    /// @dev What is revoked now, and when the last act that revoked and counts was; `length` counts all acts.
    struct Word {
        uint256 revoked;
        uint256 superseded;
        uint40 revokedAt;
        uint256 length;
    }

    /// @dev Revokes, or marks as superseded, also what is only revoked. `number` is that of the acting key.
    function revoke(Log storage log, Keys storage keys, uint256 position, uint256 bits, uint24 number, bool superseded)
        internal
    {
        Word memory word = read(log, keys, position);
        uint256 done = bits & (superseded ? word.superseded : word.revoked);
        if (done != 0) {
            revert IDiplomaRegistry.DiplomaAlreadyRevoked(RevocationWords.lowestIndex(position, done));
        }
        if (word.length >= MAX_ACTS) revert IDiplomaRegistry.WordFull(RevocationWords.lowestIndex(position, 1));
        _append(
            log,
            position,
            word.length,
            bits,
            number,
            superseded ? IDiplomaRegistry.ActKind.Superseded : IDiplomaRegistry.ActKind.Revoked
        );
    }

    /// @dev Undoes the revocation of diplomas, whatever its kind.
    function reinstate(Log storage log, Keys storage keys, uint256 position, uint256 bits) internal {
        Word memory word = read(log, keys, position);
        uint256 missing = bits & ~word.revoked;
        if (missing != 0) {
            revert IDiplomaRegistry.DiplomaNotRevoked(RevocationWords.lowestIndex(position, missing));
        }
        _append(log, position, word.length, bits, 0, IDiplomaRegistry.ActKind.Reinstated);
    }

    /// @dev Folds the acts of a word in their order, without those that are void. Of a position beyond 16 bits there is none.
    function read(Log storage log, Keys storage keys, uint256 position) internal view returns (Word memory word) {
        if (position > type(uint16).max) return word;
        // No act is without bits.
        for (; log.bits[word.length << 16 | position] != 0; word.length++) {
            IDiplomaRegistry.Act memory act = actAt(log, keys, position, word.length);
            if (act.kind == IDiplomaRegistry.ActKind.Reinstated) {
                word.revoked &= ~act.bits;
                word.superseded &= ~act.bits;
            } else if (!act.isVoid) {
                word.revoked |= act.bits;
                if (act.kind == IDiplomaRegistry.ActKind.Superseded) word.superseded |= act.bits;
                word.revokedAt = act.time;
            }
        }
        if (word.revoked == 0) word.revokedAt = 0;
    }

    /// @dev The n-th act on a word, which must be there.
    function actAt(Log storage log, Keys storage keys, uint256 position, uint256 n)
        internal
        view
        returns (IDiplomaRegistry.Act memory act)
    {
        act.bits = log.bits[n << 16 | position];
        uint256 packed = log.acts[n << 16 | position >> 2] >> _shiftOf(position);
        act.kind = IDiplomaRegistry.ActKind((packed >> 62) & 3);
        // forge-lint: disable-next-line(unsafe-typecast)
        act.time = uint40(packed & MAX_TIME);
        // forge-lint: disable-next-line(unsafe-typecast)
        bytes32 key = keys.byNumber[uint24(packed >> 38)];
        act.key = key;
        act.isVoid = keys.byKey[key].voidsRevoking(act.time);
    }

    function _append(
        Log storage log,
        uint256 position,
        uint256 n,
        uint256 bits,
        uint24 number,
        IDiplomaRegistry.ActKind kind
    ) private {
        log.bits[n << 16 | position] = bits;
        // 2 bits for the kind, 24 for the number of the key, 38 for the time.
        uint256 act = (uint256(kind) << 62) | (uint256(number) << 38) | block.timestamp;
        log.acts[n << 16 | position >> 2] |= act << _shiftOf(position);
    }

    function _shiftOf(uint256 position) private pure returns (uint256) {
        return (position & 3) << 6;
    }
}
