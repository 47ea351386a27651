// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IUniversities} from "./IUniversities.sol";

/// @title The registry of issued diplomas
/// @notice Anchors batches of diplomas of all universities, and gives a verifier with one call everything that the
/// chain has about one diploma. The chain contains no personal data and no digest that could be guessed.
/// @dev Times are block timestamps in seconds; zero means "never" or "not set".
interface IDiplomaRegistry is IUniversities {
    /// @notice A batch: the diplomas under one root, of one count.
    /// @param signer The responsable's wallet that issued it; zero if the batch is unknown
    /// @param issuedAt The time of the block that issued it
    /// @param revokedAt When all of it was revoked; zero if it is not
    struct Batch {
        address signer;
        uint40 issuedAt;
        uint40 revokedAt;
    }

    enum ActKind {
        Revoked,
        Superseded,
        Reinstated
    }

    /// @notice One act on diplomas of a word.
    /// @param bits The diplomas
    /// @param kind What was done
    /// @param time The time of the block that did it
    /// @param key The wallet that did it; zero for the registrar, who alone reinstates
    /// @param isVoid Whether it does not count, as the registrar states that the wallet was compromised by then
    struct Act {
        uint256 bits;
        ActKind kind;
        uint40 time;
        bytes32 key;
        bool isVoid;
    }

    /// @notice Everything that a verifier needs to decide on one diploma, from one call at one block.
    /// @param chainId The chain that answers
    /// @param blockNumber The block for which the answer holds
    /// @param blockTime That block's timestamp
    /// @param registered Whether the university is known
    /// @param active Whether it is known and not suspended
    /// @param present Its identity, as the registrar entered it last
    /// @param atIssue Its identity when the batch was issued; the present one if there is no such batch
    /// @param batch The batch of that root and count, all zero if the university issued none
    /// @param responsableKey The validity of the batch's signer
    /// @param responsableReaffirmedAt When the registrar last confirmed the batch although its signer is compromised
    /// @param credentialKey The validity of the given credential key
    /// @param credentialReaffirmedAt When the registrar last confirmed the batch although that key is compromised
    /// @param revokedWord A bit for each revoked or superseded diploma of the word; `revokeBatch` sets none
    /// @param supersededWord A bit for each superseded diploma of the word
    /// @param wordRevokedAt When a diploma of the word was revoked or superseded last, even if that one is reinstated; zero
    /// if none is revoked. `actsOf` tells when each was
    struct Check {
        uint256 chainId;
        uint256 blockNumber;
        uint256 blockTime;
        bool registered;
        bool active;
        DatedIdentity present;
        DatedIdentity atIssue;
        Batch batch;
        Key responsableKey;
        uint40 responsableReaffirmedAt;
        Key credentialKey;
        uint40 credentialReaffirmedAt;
        uint256 revokedWord;
        uint256 supersededWord;
        uint40 wordRevokedAt;
    }

    /// @notice Some diplomas of a batch, all in one word of its bitmap.
    /// @param position Index of the diploma in the batch divided by 256
    /// @param bits Bit i, from the least significant one, is the diploma of index 256 * position + i
    struct Word {
        uint16 position;
        uint256 bits;
    }

    /// @notice A batch was anchored; `auditHead` is the head of the university's audit log at that moment.
    event BatchIssued(
        uint64 indexed university, bytes32 indexed root, address indexed signer, uint32 count, bytes32 auditHead
    );
    /// @notice All diplomas of the batch are revoked.
    event BatchRevoked(uint64 indexed university, bytes32 indexed root, uint32 count, address indexed by);
    /// @notice The batch as a whole is no longer revoked; diplomas that were revoked one by one still are.
    event BatchReinstated(uint64 indexed university, bytes32 indexed root, uint32 count, address indexed by);
    /// @notice The registrar confirmed the batch although this key is compromised; what is stated later of the key counts.
    event BatchReaffirmed(
        uint64 university, bytes32 indexed root, uint32 count, bytes32 indexed key, address indexed by
    );
    /// @notice The registrar no longer confirms the batch.
    event ReaffirmationWithdrawn(
        uint64 university, bytes32 indexed root, uint32 count, bytes32 indexed key, address indexed by
    );
    /// @notice Diplomas of the batch were revoked.
    event DiplomasRevoked(
        uint64 indexed university, bytes32 indexed root, uint32 count, Word[] words, bool superseded, address indexed by
    );
    /// @notice Diplomas of the batch are no longer revoked.
    event DiplomasReinstated(
        uint64 indexed university, bytes32 indexed root, uint32 count, Word[] words, address indexed by
    );

    /// @notice Zero is not a root.
    error RootZero();
    /// @notice A batch has 1 to 2^24 diplomas.
    error CountOutOfRange(uint32 count);
    /// @notice The university issued this root with this count already, by this wallet, at this time.
    error AlreadyIssued(address signer, uint40 issuedAt);
    /// @notice The university issued no batch of this root and count.
    error BatchUnknown(uint64 university, bytes32 root, uint32 count);
    /// @notice The whole batch is revoked already.
    error BatchAlreadyRevoked();
    /// @notice The batch as a whole is not revoked, so it cannot be reinstated.
    error BatchNotRevoked();
    /// @notice The key did not sign this batch since its compromise, or was marked in this very block.
    error NothingToReaffirm();
    /// @notice The batch is not reaffirmed for this key.
    error NotReaffirmed();
    /// @notice There is no word, or one without any bit.
    error IndexesEmpty();
    /// @notice This index, the lowest of its kind, is not below the count of the batch.
    error IndexOutOfRange(uint32 index);
    /// @notice The word that starts with this index does not come after the word before.
    error IndexesNotIncreasing(uint32 index);
    /// @notice The diploma of this index, the lowest of its kind, is revoked already.
    error DiplomaAlreadyRevoked(uint32 index);
    /// @notice The diploma of this index, the lowest of its kind, is not revoked.
    error DiplomaNotRevoked(uint32 index);
    /// @notice The word that starts with this index had 1,000 acts, after which only the registrar acts on it: revoke the
    /// batch.
    error WordFull(uint32 index);
    /// @notice The registry cannot be deployed on a chain whose timestamps are not in seconds.
    error ChainTimeNotInSeconds();

    /// @notice Anchors a batch for `count` credits. By a valid responsable key of the university.
    /// @param root RFC 9162 Merkle tree hash of the batch's credentials
    /// @param count Number of leaves, 1 to 2^24; a root with another count is another batch
    /// @param auditHead Head of the university's audit log, only for the event
    function issue(uint64 university, bytes32 root, uint32 count, bytes32 auditHead) external;

    /// @notice Revokes diplomas of a batch, or marks them as superseded by others; also while suspended. By a valid
    /// responsable key of the university.
    /// @dev Words instead of indexes: an index costs 150 gas in the call and 256 in the event, and a word of up to 256
    /// diplomas little more than two indexes.
    /// @param words The diplomas, in words of strictly increasing positions, each with at least one bit set
    /// @param superseded Whether all of them are superseded by others; what is only revoked can become so
    function revoke(uint64 university, bytes32 root, uint32 count, Word[] calldata words, bool superseded) external;

    /// @notice Revokes all diplomas of a batch. By a valid responsable key of the university.
    function revokeBatch(uint64 university, bytes32 root, uint32 count) external;

    /// @notice Undoes the revocation of diplomas, also in a word that is full. Only by the registrar.
    function reinstate(uint64 university, bytes32 root, uint32 count, Word[] calldata words) external;

    /// @notice Undoes the revocation of a whole batch. Only by the registrar.
    function reinstateBatch(uint64 university, bytes32 root, uint32 count) external;

    /// @notice Confirms a batch although this key is marked compromised at its time. It covers what is stated of the key
    /// until now, not what will be stated later: while only the guardian states it, let the registrar confirm or clear that
    /// first. By the registrar.
    /// @param key The batch's signer, or a credential key of the university
    function reaffirmBatch(uint64 university, bytes32 root, uint32 count, bytes32 key) external;

    /// @notice Takes a confirmation back. By the registrar.
    function withdrawReaffirmation(uint64 university, bytes32 root, uint32 count, bytes32 key) external;

    /// @notice Everything that a verifier needs, in one call. Never reverts: unknown values are zero.
    /// @param word Index of the diploma in its batch divided by 256, so that the call hides which one is asked
    /// @param thumbprint RFC 7638 thumbprint of the credential key in question
    function check(uint64 university, bytes32 root, uint32 count, uint256 word, bytes32 thumbprint)
        external
        view
        returns (Check memory);

    /// @notice All that was done to diplomas of a word, in its order, also what does not count.
    function actsOf(uint64 university, bytes32 root, uint32 count, uint256 word) external view returns (Act[] memory);
}
