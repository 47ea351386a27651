// SPDX-License-Identifier: AGPL-3.0-only
pragma solidity ^0.8.24;

/// @title The registry of issued diplomas
/// @notice Anchors batches of diplomas of all universities, and gives a verifier with one call everything that the
/// chain has about one diploma. The chain contains no personal data and no digest that could be guessed.
/// @dev Times are block timestamps in seconds; zero means "never" or "not set".
interface IDiplomaRegistry {
    /// @notice When a key was valid: of a responsable (an address) or a credential key (a JWK thumbprint).
    /// @param university The university that owns the key; zero if nobody does
    /// @param validFrom Set by the block that added the key
    /// @param validUntil The key is valid before this moment; zero for no end. A passed moment never changes
    /// @param compromisedSince Nothing that this key did from this moment on is trusted; zero if not compromised
    struct Key {
        uint64 university;
        uint40 validFrom;
        uint40 validUntil;
        uint40 compromisedSince;
    }

    /// @notice The stored data of a batch, in one slot.
    /// @param signer The responsable's wallet that issued it; zero if the batch is unknown
    /// @param issuedAt The time of the block that issued it
    /// @param count Number of diplomas, 1 to 2^24
    /// @param revoked Whether all of it is revoked
    /// @param reaffirmed Whether the registrar has confirmed it although one of its keys was compromised
    struct Batch {
        address signer;
        uint40 issuedAt;
        uint32 count;
        bool revoked;
        bool reaffirmed;
    }

    /// @notice Everything that a verifier needs to decide on one diploma, from one call at one block.
    /// @param chainId The chain that answers
    /// @param blockNumber The block for which the answer holds
    /// @param blockTime That block's timestamp
    /// @param registered Whether the university is known
    /// @param active Whether it is known and not suspended
    /// @param name Its name, as the registrar entered it
    /// @param domain Its domain, as the registrar entered it
    /// @param batch The batch of that root, all zero if the university issued none
    /// @param responsableKey The validity of the batch's signer
    /// @param credentialKey The validity of the given credential key
    /// @param revokedWord A bit for each revoked or superseded diploma of the word; `revokeBatch` sets none
    /// @param supersededWord A bit for each superseded diploma of the word
    struct Check {
        uint256 chainId;
        uint256 blockNumber;
        uint256 blockTime;
        bool registered;
        bool active;
        string name;
        string domain;
        Batch batch;
        Key responsableKey;
        Key credentialKey;
        uint256 revokedWord;
        uint256 supersededWord;
    }

    /// @notice The stored data of a university.
    /// @param registered Whether it is known
    /// @param active Whether it is known and not suspended
    /// @param granted Credits granted, ever
    /// @param issued Credits spent, ever; `granted - issued` are left
    /// @param name Its name
    /// @param domain Its domain
    struct University {
        bool registered;
        bool active;
        uint64 granted;
        uint64 issued;
        string name;
        string domain;
    }

    /// @notice Some diplomas of a batch, all in one word of its bitmap.
    /// @param position Index of the diploma in the batch divided by 256
    /// @param bits Bit i, from the least significant one, is the diploma of index 256 * position + i
    struct Word {
        uint16 position;
        uint256 bits;
    }

    /// @notice The registrar entered a university.
    event UniversityRegistered(uint64 indexed university, string name, string domain);
    /// @notice Verifiers get another name and domain from now on.
    event UniversityRenamed(uint64 indexed university, string name, string domain);
    /// @notice The university cannot issue from now on.
    event UniversitySuspended(uint64 indexed university);
    /// @notice The university can issue again.
    event UniversityResumed(uint64 indexed university);
    /// @notice A wallet may issue and revoke for the university from this block on.
    event ResponsableKeyAdded(uint64 indexed university, address indexed key);
    /// @notice A key signs credentials of the university from this block on.
    event CredentialKeyAdded(uint64 indexed university, bytes32 indexed thumbprint);
    /// @notice The wallet is valid only before this moment.
    event ResponsableKeyExpirySet(uint64 indexed university, address indexed key, uint40 validUntil);
    /// @notice The credential key is valid only before this moment.
    event CredentialKeyExpirySet(uint64 indexed university, bytes32 indexed thumbprint, uint40 validUntil);
    /// @notice The wallet is not to be trusted since this moment.
    event ResponsableKeyCompromised(uint64 indexed university, address indexed key, uint40 since);
    /// @notice The credential key is not to be trusted since this moment.
    event CredentialKeyCompromised(uint64 indexed university, bytes32 indexed thumbprint, uint40 since);
    /// @notice Credits were added, to this cumulative total.
    event CreditsGranted(uint64 indexed university, uint64 amount, uint64 total);
    /// @notice A batch was anchored; `auditHead` is the head of the university's audit log at that moment.
    event BatchIssued(
        uint64 indexed university, bytes32 indexed root, address indexed signer, uint32 count, bytes32 auditHead
    );
    /// @notice All diplomas of the batch are revoked.
    event BatchRevoked(uint64 indexed university, bytes32 indexed root);
    /// @notice The batch as a whole is no longer revoked; diplomas that were revoked one by one still are.
    event BatchReinstated(uint64 indexed university, bytes32 indexed root);
    /// @notice The registrar has confirmed the batch.
    event BatchReaffirmed(uint64 indexed university, bytes32 indexed root);
    /// @notice Diplomas of the batch were revoked.
    event DiplomasRevoked(uint64 indexed university, bytes32 indexed root, Word[] words, bool superseded);
    /// @notice Diplomas of the batch are no longer revoked.
    event DiplomasReinstated(uint64 indexed university, bytes32 indexed root, Word[] words);

    /// @notice No university has the id zero.
    error UniversityIdZero();
    /// @notice The id is taken.
    error UniversityAlreadyRegistered(uint64 university);
    /// @notice No university has this id.
    error UniversityUnknown(uint64 university);
    /// @notice It is suspended: it cannot issue, nor be suspended again.
    error UniversityIsSuspended(uint64 university);
    /// @notice It is not suspended, so it cannot be resumed.
    error UniversityNotSuspended(uint64 university);
    /// @notice Zero is not a key.
    error KeyZero();
    /// @notice The key belongs to a university already, for ever.
    error KeyAlreadyAdded();
    /// @notice No university has this key.
    error KeyUnknown();
    /// @notice The caller is not a responsable key of this university that is valid now.
    error KeyNotValid(address key);
    /// @notice An expiry cannot be before the present block.
    error ExpiryInThePast();
    /// @notice The present expiry has passed and cannot be changed.
    error ExpiryAlreadyPassed();
    /// @notice A compromise cannot be after the present block.
    error CompromiseInTheFuture();
    /// @notice The key is already marked as compromised since this moment or an earlier one.
    error CompromiseNotEarlier();
    /// @notice The guardian may date back at most 90 days, and nobody to the moment zero.
    error CompromiseTooFarBack();
    /// @notice The total is not above the present one, as when a grant is repeated.
    error GrantNotIncreasing(uint64 granted);
    /// @notice Zero is not a root.
    error RootZero();
    /// @notice A batch has 1 to 2^24 diplomas.
    error CountOutOfRange(uint32 count);
    /// @notice The university issued this root already, by this wallet, at this time, with this count.
    error AlreadyIssued(address signer, uint40 issuedAt, uint32 count);
    /// @notice The university has fewer credits left than the batch has diplomas.
    error NotEnoughCredits(uint64 available, uint32 needed);
    /// @notice The university issued no batch of this root.
    error BatchUnknown(uint64 university, bytes32 root);
    /// @notice The whole batch is revoked already.
    error BatchAlreadyRevoked();
    /// @notice The batch as a whole is not revoked, so it cannot be reinstated.
    error BatchNotRevoked();
    /// @notice The batch is reaffirmed already.
    error BatchAlreadyReaffirmed();
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

    /// @notice Enters a university. The registrar chooses the id, so that a retry cannot enter it twice.
    function registerUniversity(uint64 university, string calldata name, string calldata domain) external;

    /// @notice Changes the name and the domain that verifiers get.
    function renameUniversity(uint64 university, string calldata name, string calldata domain) external;

    /// @notice Stops issuing; verifying and revoking remain possible. By the registrar or the guardian.
    function suspendUniversity(uint64 university) external;

    /// @notice Lets a suspended university issue again. By the registrar.
    function resumeUniversity(uint64 university) external;

    /// @notice Adds a wallet that may issue and revoke for the university, valid from this block on.
    function addResponsableKey(uint64 university, address key) external;

    /// @notice Adds a key that signs credentials of the university, by its RFC 7638 thumbprint (SHA-256).
    function addCredentialKey(uint64 university, bytes32 thumbprint) external;

    /// @notice Sets the moment from which the key is no longer valid; a moment that has passed cannot be changed.
    function setResponsableKeyExpiry(address key, uint40 validUntil) external;

    /// @notice As for a responsable's key.
    function setCredentialKeyExpiry(bytes32 thumbprint, uint40 validUntil) external;

    /// @notice Marks since when the key is not trusted. The guardian may date back at most 90 days; only an earlier
    /// moment may replace the present one.
    function markResponsableKeyCompromised(address key, uint40 since) external;

    /// @notice As for a responsable's key.
    function markCredentialKeyCompromised(bytes32 thumbprint, uint40 since) external;

    /// @notice Raises the university's credits to a cumulative total, so that a repeated grant cannot double.
    function grantCredits(uint64 university, uint64 total) external;

    /// @notice Anchors a batch for `count` credits. By a valid responsable key of the university.
    /// @param root RFC 9162 Merkle tree hash of the batch's credentials
    /// @param count Number of leaves, 1 to 2^24
    /// @param auditHead Head of the university's audit log, only for the event
    function issue(uint64 university, bytes32 root, uint32 count, bytes32 auditHead) external;

    /// @notice Revokes diplomas of a batch, or marks them as superseded by others; also while suspended.
    /// @dev Words instead of indexes: an index costs 150 gas in the call and 256 in the event, and a word of up to 256
    /// diplomas little more than two indexes.
    /// @param words The diplomas, in words of strictly increasing positions, each with at least one bit set
    /// @param superseded Whether all of them are superseded by others
    function revoke(uint64 university, bytes32 root, Word[] calldata words, bool superseded) external;

    /// @notice Revokes all diplomas of a batch.
    function revokeBatch(uint64 university, bytes32 root) external;

    /// @notice Undoes the revocation of diplomas. Only by the registrar.
    function reinstate(uint64 university, bytes32 root, Word[] calldata words) external;

    /// @notice Undoes the revocation of a whole batch. Only by the registrar.
    function reinstateBatch(uint64 university, bytes32 root) external;

    /// @notice Confirms a batch although its keys are marked compromised at its time. By the registrar.
    function reaffirmBatch(uint64 university, bytes32 root) external;

    /// @notice Everything that a verifier needs, in one call. Never reverts: unknown values are zero.
    /// @param word Index of the diploma in its batch divided by 256, so that the call hides which one is asked
    /// @param thumbprint RFC 7638 thumbprint of the credential key in question
    function check(uint64 university, bytes32 root, uint256 word, bytes32 thumbprint)
        external
        view
        returns (Check memory);

    /// @notice The university's registration, credits granted and credits spent.
    function universityOf(uint64 university) external view returns (University memory);

    /// @notice When a responsable's wallet was valid.
    function responsableKeyOf(address key) external view returns (Key memory);

    /// @notice When a credential key was valid.
    function credentialKeyOf(bytes32 thumbprint) external view returns (Key memory);
}
