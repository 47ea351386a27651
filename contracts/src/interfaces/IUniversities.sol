// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

/// @title The universities of the registry: who they are, their keys and their credits
/// @dev Times are block timestamps in seconds; zero means "never" or "not set".
interface IUniversities {
    /// @notice When a key was valid: of a responsable (an address) or a credential key (a JWK thumbprint).
    /// @param university The university that owns the key; zero if nobody does
    /// @param validFrom The key is valid from this moment on; before it, the key can be vetoed
    /// @param validUntil The key is valid before this moment; zero for no end. A passed moment never changes
    /// @param compromisedSince Nothing that this key did from this moment on is trusted; zero if not compromised
    /// @param markedAt When the present `compromisedSince` was stated
    /// @param number Counts the responsable keys of the registry from 1; zero for a credential key
    /// @param byGuardian Whether the guardian alone states the compromise, and the registrar has not confirmed it
    struct Key {
        uint64 university;
        uint40 validFrom;
        uint40 validUntil;
        uint40 compromisedSince;
        uint40 markedAt;
        uint24 number;
        bool byGuardian;
    }

    /// @notice What verifiers are told of a university.
    /// @param name Its name
    /// @param domain Its domain
    /// @param did The decentralized identifier (did:web) that its credentials name as their issuer
    struct Identity {
        string name;
        string domain;
        string did;
    }

    /// @notice An identity and when it began.
    struct DatedIdentity {
        uint40 since;
        Identity identity;
    }

    /// @notice The stored data of a university.
    /// @param registered Whether it is known
    /// @param active Whether it is known and not suspended
    /// @param granted Credits granted, ever
    /// @param issued Credits spent, ever; `granted - issued` are left
    /// @param present Its present identity
    struct University {
        bool registered;
        bool active;
        uint64 granted;
        uint64 issued;
        DatedIdentity present;
    }

    /// @notice The registrar entered a university.
    event UniversityRegistered(uint64 indexed university, Identity identity, address indexed by);
    /// @notice The university has another identity from now on.
    event UniversityRenamed(uint64 indexed university, Identity identity, address indexed by);
    /// @notice The university cannot issue from now on.
    event UniversitySuspended(uint64 indexed university, address indexed by);
    /// @notice The university can issue again.
    event UniversityResumed(uint64 indexed university, address indexed by);
    /// @notice A wallet may issue and revoke for the university from `validFrom` on.
    event ResponsableKeyAdded(uint64 indexed university, address indexed key, uint40 validFrom, address indexed by);
    /// @notice A key signs credentials of the university from `validFrom` on.
    event CredentialKeyAdded(
        uint64 indexed university, bytes32 indexed thumbprint, uint40 validFrom, address indexed by
    );
    /// @notice The key was stopped before it began, as if it had never been added.
    event KeyVetoed(uint64 indexed university, bytes32 indexed key, address indexed by);
    /// @notice The key is valid only before this moment.
    event KeyExpirySet(uint64 indexed university, bytes32 indexed key, uint40 validUntil, address indexed by);
    /// @notice The key is not to be trusted since this moment.
    event KeyCompromised(
        uint64 indexed university, bytes32 indexed key, uint40 since, bool byGuardian, address indexed by
    );
    /// @notice The registrar found that the guardian was wrong.
    event KeyCompromiseCleared(uint64 indexed university, bytes32 indexed key, address indexed by);
    /// @notice Credits were added, to this cumulative total.
    event CreditsGranted(uint64 indexed university, uint64 amount, uint64 total, address indexed by);

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
    /// @notice A thumbprint this small could be taken for a wallet.
    error ThumbprintTooSmall();
    /// @notice The key belongs to a university already, for ever.
    error KeyAlreadyAdded();
    /// @notice No university has this key.
    error KeyUnknown();
    /// @notice The key is valid already, so it can no longer be vetoed.
    error KeyAlreadyBegun();
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
    /// @notice The registrar states a compromise of this key, which the guardian cannot change.
    error CompromiseStatedByRegistrar();
    /// @notice The guardian does not state a compromise of this key, or stated it more than 30 days ago.
    error CompromiseNotClearable();
    /// @notice Guardians have marked as many keys today, by UTC, as they may in a day.
    error GuardianMarksUsedUp();
    /// @notice A grant adds at most this many credits.
    error GrantTooLarge(uint64 most);
    /// @notice The total is not above the present one, as when a grant is repeated.
    error GrantNotIncreasing(uint64 granted);
    /// @notice The university has fewer credits left than the batch has diplomas.
    error NotEnoughCredits(uint64 available, uint32 needed);

    /// @notice Enters a university. The registrar chooses the id, so that a retry cannot enter it twice.
    function registerUniversity(uint64 university, Identity calldata identity) external;

    /// @notice Gives the university another identity from now on. By the registrar.
    function renameUniversity(uint64 university, Identity calldata identity) external;

    /// @notice Stops issuing; verifying and revoking remain possible. By the registrar or the guardian.
    function suspendUniversity(uint64 university) external;

    /// @notice Lets a suspended university issue again. By the registrar.
    function resumeUniversity(uint64 university) external;

    /// @notice Adds a wallet that may issue and revoke for the university, valid after the delay. By the registrar.
    function addResponsableKey(uint64 university, address key) external;

    /// @notice Adds a key that signs credentials of the university, by its RFC 7638 thumbprint (SHA-256), valid after the
    /// delay. By the registrar.
    function addCredentialKey(uint64 university, bytes32 thumbprint) external;

    /// @notice Takes back a key that is not valid yet. By the registrar or the guardian.
    /// @param key A thumbprint, or a wallet's address as a number of 32 bytes; so in the calls that follow
    function vetoKey(bytes32 key) external;

    /// @notice Sets the moment from which the key is no longer valid; a moment that has passed cannot be changed. By the
    /// registrar.
    function setKeyExpiry(bytes32 key, uint40 validUntil) external;

    /// @notice Marks since when the key is not trusted; only an earlier moment may replace the present one. The guardian may
    /// date back at most 90 days and mark 20 keys a day. The registrar confirms what the guardian states by the same moment.
    function markKeyCompromised(bytes32 key, uint40 since) external;

    /// @notice Clears what the guardian states of a key, at most 30 days after the last such statement. By the registrar.
    function clearKeyCompromise(bytes32 key) external;

    /// @notice Raises the university's credits to a cumulative total, so that a repeated grant cannot double. By the
    /// operator, by at most 1,000,000 at a time.
    function grantCredits(uint64 university, uint64 total) external;

    /// @notice The university's registration, credits granted and credits spent.
    function universityOf(uint64 university) external view returns (University memory);

    /// @notice When a key was valid: a thumbprint, or a wallet's address as a number of 32 bytes.
    function keyOf(bytes32 key) external view returns (Key memory);
}
