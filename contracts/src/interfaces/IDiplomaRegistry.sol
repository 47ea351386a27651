// SPDX-License-Identifier: AGPL-3.0-only
pragma solidity ^0.8.24;

/// @title The registry of issued diplomas
/// @notice Anchors batches of diplomas of all universities, and tells a verifier with one call all that the chain
/// knows of one of them. No personal data, nor a digest that could be guessed, enters the chain.
/// @dev Times are block timestamps in seconds; zero means "never" or "not set".
interface IDiplomaRegistry {
    /// @notice The time line of a key, of a responsable (an address) or of a credential key (a JWK thumbprint).
    /// @param university The university that owns the key; zero if nobody does
    /// @param validFrom Set by the block that added the key
    /// @param validUntil The key is good before this moment; zero for no end. A passed moment never changes
    /// @param compromisedSince Nothing this key did from this moment on is to be trusted; zero if not compromised
    struct Key {
        uint64 university;
        uint40 validFrom;
        uint40 validUntil;
        uint40 compromisedSince;
    }

    /// @notice What is stored of a batch, in one slot.
    struct Batch {
        address signer;
        uint40 issuedAt;
        uint32 count;
        bool revoked;
        bool reaffirmed;
    }

    /// @notice What a verifier needs in order to decide on one diploma, from one call at one block.
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

    /// @notice What is stored of a university.
    struct University {
        bool registered;
        bool active;
        uint64 granted;
        uint64 issued;
        string name;
        string domain;
    }

    event UniversityRegistered(uint64 indexed university, string name, string domain);
    event UniversityRenamed(uint64 indexed university, string name, string domain);
    event UniversitySuspended(uint64 indexed university);
    event UniversityResumed(uint64 indexed university);
    event ResponsableKeyAdded(uint64 indexed university, address indexed key);
    event CredentialKeyAdded(uint64 indexed university, bytes32 indexed thumbprint);
    event ResponsableKeyExpirySet(uint64 indexed university, address indexed key, uint40 validUntil);
    event CredentialKeyExpirySet(uint64 indexed university, bytes32 indexed thumbprint, uint40 validUntil);
    event ResponsableKeyCompromised(uint64 indexed university, address indexed key, uint40 since);
    event CredentialKeyCompromised(uint64 indexed university, bytes32 indexed thumbprint, uint40 since);
    event CreditsGranted(uint64 indexed university, uint64 amount, uint64 total);
    event BatchIssued(
        uint64 indexed university, bytes32 indexed root, address indexed signer, uint32 count, bytes32 auditHead
    );
    event BatchRevoked(uint64 indexed university, bytes32 indexed root);
    event BatchReinstated(uint64 indexed university, bytes32 indexed root);
    event BatchReaffirmed(uint64 indexed university, bytes32 indexed root);
    event DiplomasRevoked(uint64 indexed university, bytes32 indexed root, uint32[] indexes, bool superseded);
    event DiplomasReinstated(uint64 indexed university, bytes32 indexed root, uint32[] indexes);

    error UniversityIdZero();
    error UniversityAlreadyRegistered(uint64 university);
    error UniversityUnknown(uint64 university);
    error UniversityIsSuspended(uint64 university);
    error UniversityNotSuspended(uint64 university);
    error KeyZero();
    error KeyAlreadyAdded();
    error KeyUnknown();
    error KeyNotValid(address key);
    error ExpiryInThePast();
    error ExpiryAlreadyPassed();
    error CompromiseInTheFuture();
    error CompromiseNotEarlier();
    error CompromiseTooFarBack();
    error GrantNotIncreasing(uint64 granted);
    error RootZero();
    error CountOutOfRange(uint32 count);
    error AlreadyIssued(address signer, uint40 issuedAt, uint32 count);
    error NotEnoughCredits(uint64 available, uint32 needed);
    error BatchUnknown(uint64 university, bytes32 root);
    error BatchAlreadyRevoked();
    error BatchNotRevoked();
    error BatchAlreadyReaffirmed();
    error IndexesEmpty();
    error IndexOutOfRange(uint32 index);
    error IndexesNotIncreasing(uint32 index);
    error DiplomaAlreadyRevoked(uint32 index);
    error DiplomaNotRevoked(uint32 index);

    /// @notice Enters a university. The registrar chooses the id, so that a retry cannot enter it twice.
    function registerUniversity(uint64 university, string calldata name, string calldata domain) external;

    /// @notice Changes the name and the domain that verifiers are told.
    function renameUniversity(uint64 university, string calldata name, string calldata domain) external;

    /// @notice Stops issuing; verifying and revoking go on. By the registrar or the guardian.
    function suspendUniversity(uint64 university) external;

    /// @notice Lets a suspended university issue again. By the registrar.
    function resumeUniversity(uint64 university) external;

    /// @notice Adds a wallet that may issue and revoke for the university, good from this block on.
    function addResponsableKey(uint64 university, address key) external;

    /// @notice Adds a key that signs credentials of the university, by its RFC 7638 thumbprint (SHA-256).
    function addCredentialKey(uint64 university, bytes32 thumbprint) external;

    /// @notice Sets the moment from which the key is no longer good; a moment that has passed cannot be moved.
    function setResponsableKeyExpiry(address key, uint40 validUntil) external;

    /// @notice As for a responsable's key.
    function setCredentialKeyExpiry(bytes32 thumbprint, uint40 validUntil) external;

    /// @notice Tells since when the key is not to be trusted. The guardian dates back 90 days at most; only an
    /// earlier moment may replace one that is set.
    function markResponsableKeyCompromised(address key, uint40 since) external;

    /// @notice As for a responsable's key.
    function markCredentialKeyCompromised(bytes32 thumbprint, uint40 since) external;

    /// @notice Raises the university's credits to a cumulative total, so that a repeated grant cannot double.
    function grantCredits(uint64 university, uint64 total) external;

    /// @notice Anchors a batch: one transaction, `count` credits. By a good responsable key of the university.
    /// @param root RFC 9162 Merkle tree hash of the batch's credentials
    /// @param count Number of leaves, 1 to 2^24
    /// @param auditHead Head of the university's audit log, for the event alone
    function issue(uint64 university, bytes32 root, uint32 count, bytes32 auditHead) external;

    /// @notice Revokes diplomas of a batch, for good or because others supersede them; also while suspended.
    /// @param indexes Strictly increasing positions in the batch
    function revoke(uint64 university, bytes32 root, uint32[] calldata indexes, bool superseded) external;

    /// @notice Revokes all diplomas of a batch.
    function revokeBatch(uint64 university, bytes32 root) external;

    /// @notice Takes back the revocation of diplomas. By the registrar alone.
    function reinstate(uint64 university, bytes32 root, uint32[] calldata indexes) external;

    /// @notice Takes back the revocation of a whole batch. By the registrar alone.
    function reinstateBatch(uint64 university, bytes32 root) external;

    /// @notice Says that a batch is good although its keys are marked compromised at its time. By the registrar.
    function reaffirmBatch(uint64 university, bytes32 root) external;

    /// @notice All that a verifier asks, in one call. Never reverts: what is unknown is zero.
    /// @param word Index of the diploma in its batch divided by 256, so that the call hides which one is asked
    /// @param thumbprint RFC 7638 thumbprint of the credential key in question
    function check(uint64 university, bytes32 root, uint256 word, bytes32 thumbprint)
        external
        view
        returns (Check memory);

    /// @notice The university's registration, credits granted and credits spent.
    function universityOf(uint64 university) external view returns (University memory);

    /// @notice The time line of a responsable's wallet.
    function responsableKeyOf(address key) external view returns (Key memory);

    /// @notice The time line of a credential key.
    function credentialKeyOf(bytes32 thumbprint) external view returns (Key memory);
}
