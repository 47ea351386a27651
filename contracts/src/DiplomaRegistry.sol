// SPDX-License-Identifier: AGPL-3.0-only
pragma solidity ^0.8.24;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {IDiplomaRegistry} from "./interfaces/IDiplomaRegistry.sol";
import {KeyTimeline} from "./KeyTimeline.sol";
import {RevocationWords} from "./RevocationWords.sol";

/// @title The registry of issued diplomas
/// @notice One contract for all universities, without a proxy, so that its code cannot change after verifiers pin it.
contract DiplomaRegistry is IDiplomaRegistry, AccessControlDefaultAdminRules {
    using KeyTimeline for Key;

    /// @dev The stored data of a university; the members before `name` share a slot.
    struct Account {
        bool registered;
        bool suspended;
        uint64 granted;
        uint64 issued;
        string name;
        string domain;
    }

    /// @notice Enters universities and their keys, and undoes revocations: ALECSO or a ministry.
    bytes32 public constant REGISTRAR_ROLE = keccak256("REGISTRAR_ROLE");

    /// @notice Grants credits: the platform.
    bytes32 public constant OPERATOR_ROLE = keccak256("OPERATOR_ROLE");

    /// @notice Suspends a university and marks keys compromised in an emergency, but cannot undo either.
    bytes32 public constant GUARDIAN_ROLE = keccak256("GUARDIAN_ROLE");

    /// @notice Largest number of diplomas in a batch.
    uint32 public constant MAX_COUNT = 1 << 24;

    mapping(uint64 university => Account) private _accounts;
    mapping(address key => Key) private _responsableKeys;
    mapping(bytes32 thumbprint => Key) private _credentialKeys;
    mapping(uint64 university => mapping(bytes32 root => Batch)) private _batches;

    /// @dev Every revoked diploma has its bit in the first map, and every superseded one in the second map too.
    mapping(uint64 university => mapping(bytes32 root => mapping(uint256 position => uint256))) private _revoked;
    mapping(uint64 university => mapping(bytes32 root => mapping(uint256 position => uint256))) private _superseded;

    /// @param adminDelay Seconds between the announcement of a new admin and the earliest acceptance
    /// @param admin Who gives and takes the other roles
    constructor(uint48 adminDelay, address admin) AccessControlDefaultAdminRules(adminDelay, admin) {}

    /// @inheritdoc IDiplomaRegistry
    function registerUniversity(uint64 university, string calldata name, string calldata domain)
        external
        onlyRole(REGISTRAR_ROLE)
    {
        if (university == 0) revert UniversityIdZero();
        Account storage account = _accounts[university];
        if (account.registered) revert UniversityAlreadyRegistered(university);
        account.registered = true;
        account.name = name;
        account.domain = domain;
        emit UniversityRegistered(university, name, domain);
    }

    /// @inheritdoc IDiplomaRegistry
    function renameUniversity(uint64 university, string calldata name, string calldata domain)
        external
        onlyRole(REGISTRAR_ROLE)
    {
        Account storage account = _registeredAccount(university);
        account.name = name;
        account.domain = domain;
        emit UniversityRenamed(university, name, domain);
    }

    /// @inheritdoc IDiplomaRegistry
    function suspendUniversity(uint64 university) external {
        _requireRegistrarOrGuardian();
        Account storage account = _registeredAccount(university);
        if (account.suspended) revert UniversityIsSuspended(university);
        account.suspended = true;
        emit UniversitySuspended(university);
    }

    /// @inheritdoc IDiplomaRegistry
    function resumeUniversity(uint64 university) external onlyRole(REGISTRAR_ROLE) {
        Account storage account = _registeredAccount(university);
        if (!account.suspended) revert UniversityNotSuspended(university);
        account.suspended = false;
        emit UniversityResumed(university);
    }

    /// @inheritdoc IDiplomaRegistry
    function addResponsableKey(uint64 university, address key) external onlyRole(REGISTRAR_ROLE) {
        _registeredAccount(university);
        if (key == address(0)) revert KeyZero();
        _responsableKeys[key].begin(university);
        emit ResponsableKeyAdded(university, key);
    }

    /// @inheritdoc IDiplomaRegistry
    function addCredentialKey(uint64 university, bytes32 thumbprint) external onlyRole(REGISTRAR_ROLE) {
        _registeredAccount(university);
        if (thumbprint == 0) revert KeyZero();
        _credentialKeys[thumbprint].begin(university);
        emit CredentialKeyAdded(university, thumbprint);
    }

    /// @inheritdoc IDiplomaRegistry
    function setResponsableKeyExpiry(address key, uint40 validUntil) external onlyRole(REGISTRAR_ROLE) {
        _responsableKeys[key].endAt(validUntil);
        emit ResponsableKeyExpirySet(_responsableKeys[key].university, key, validUntil);
    }

    /// @inheritdoc IDiplomaRegistry
    function setCredentialKeyExpiry(bytes32 thumbprint, uint40 validUntil) external onlyRole(REGISTRAR_ROLE) {
        _credentialKeys[thumbprint].endAt(validUntil);
        emit CredentialKeyExpirySet(_credentialKeys[thumbprint].university, thumbprint, validUntil);
    }

    /// @inheritdoc IDiplomaRegistry
    function markResponsableKeyCompromised(address key, uint40 since) external {
        bool isRegistrar = _requireRegistrarOrGuardian();
        _responsableKeys[key].compromiseSince(since, isRegistrar);
        emit ResponsableKeyCompromised(_responsableKeys[key].university, key, since);
    }

    /// @inheritdoc IDiplomaRegistry
    function markCredentialKeyCompromised(bytes32 thumbprint, uint40 since) external {
        bool isRegistrar = _requireRegistrarOrGuardian();
        _credentialKeys[thumbprint].compromiseSince(since, isRegistrar);
        emit CredentialKeyCompromised(_credentialKeys[thumbprint].university, thumbprint, since);
    }

    /// @inheritdoc IDiplomaRegistry
    function grantCredits(uint64 university, uint64 total) external onlyRole(OPERATOR_ROLE) {
        Account storage account = _registeredAccount(university);
        uint64 before = account.granted;
        if (total <= before) revert GrantNotIncreasing(before);
        account.granted = total;
        emit CreditsGranted(university, total - before, total);
    }

    /// @inheritdoc IDiplomaRegistry
    function issue(uint64 university, bytes32 root, uint32 count, bytes32 auditHead) external {
        Batch storage batch = _batches[university][root];
        // Checked first: a caller who repeats the call must learn that it succeeded, whatever has changed since.
        if (batch.issuedAt != 0) revert AlreadyIssued(batch.signer, batch.issuedAt, batch.count);
        if (root == 0) revert RootZero();
        if (count == 0 || count > MAX_COUNT) revert CountOutOfRange(count);
        Account storage account = _registeredAccount(university);
        _requireGoodKey(university);
        if (account.suspended) revert UniversityIsSuspended(university);
        _spend(account, count);
        // Written member by member, which the compiler merges into one write; as a struct it costs 1,700 gas more.
        batch.signer = msg.sender;
        batch.issuedAt = uint40(block.timestamp);
        batch.count = count;
        emit BatchIssued(university, root, msg.sender, count, auditHead);
    }

    /// @inheritdoc IDiplomaRegistry
    function revoke(uint64 university, bytes32 root, Word[] calldata words, bool superseded) external {
        uint256 count = _issuedBatch(university, root).count;
        _requireGoodKey(university);
        if (words.length == 0) revert IndexesEmpty();
        mapping(uint256 => uint256) storage revokedWords = _revoked[university][root];
        mapping(uint256 => uint256) storage supersededWords = _superseded[university][root];
        uint256 next = 0;
        for (uint256 i = 0; i < words.length; i++) {
            (uint256 position, uint256 bits) = (words[i].position, words[i].bits);
            RevocationWords.requireValid(position, bits, next, count);
            uint256 before = revokedWords[position];
            if (bits & before != 0) revert DiplomaAlreadyRevoked(RevocationWords.lowestIndex(position, bits & before));
            revokedWords[position] = before | bits;
            if (superseded) supersededWords[position] |= bits;
            next = position + 1;
        }
        emit DiplomasRevoked(university, root, words, superseded);
    }

    /// @inheritdoc IDiplomaRegistry
    function revokeBatch(uint64 university, bytes32 root) external {
        Batch storage batch = _issuedBatch(university, root);
        _requireGoodKey(university);
        if (batch.revoked) revert BatchAlreadyRevoked();
        batch.revoked = true;
        emit BatchRevoked(university, root);
    }

    /// @inheritdoc IDiplomaRegistry
    function reinstate(uint64 university, bytes32 root, Word[] calldata words) external onlyRole(REGISTRAR_ROLE) {
        uint256 count = _issuedBatch(university, root).count;
        if (words.length == 0) revert IndexesEmpty();
        mapping(uint256 => uint256) storage revokedWords = _revoked[university][root];
        mapping(uint256 => uint256) storage supersededWords = _superseded[university][root];
        uint256 next = 0;
        for (uint256 i = 0; i < words.length; i++) {
            (uint256 position, uint256 bits) = (words[i].position, words[i].bits);
            RevocationWords.requireValid(position, bits, next, count);
            uint256 missing = bits & ~revokedWords[position];
            if (missing != 0) revert DiplomaNotRevoked(RevocationWords.lowestIndex(position, missing));
            revokedWords[position] &= ~bits;
            supersededWords[position] &= ~bits;
            next = position + 1;
        }
        emit DiplomasReinstated(university, root, words);
    }

    /// @inheritdoc IDiplomaRegistry
    function reinstateBatch(uint64 university, bytes32 root) external onlyRole(REGISTRAR_ROLE) {
        Batch storage batch = _issuedBatch(university, root);
        if (!batch.revoked) revert BatchNotRevoked();
        batch.revoked = false;
        emit BatchReinstated(university, root);
    }

    /// @inheritdoc IDiplomaRegistry
    function reaffirmBatch(uint64 university, bytes32 root) external onlyRole(REGISTRAR_ROLE) {
        Batch storage batch = _issuedBatch(university, root);
        if (batch.reaffirmed) revert BatchAlreadyReaffirmed();
        batch.reaffirmed = true;
        emit BatchReaffirmed(university, root);
    }

    /// @inheritdoc IDiplomaRegistry
    function check(uint64 university, bytes32 root, uint256 word, bytes32 thumbprint)
        external
        view
        returns (Check memory result)
    {
        Account storage account = _accounts[university];
        result.chainId = block.chainid;
        result.blockNumber = block.number;
        result.blockTime = block.timestamp;
        result.registered = account.registered;
        result.active = _isActive(account);
        result.name = account.name;
        result.domain = account.domain;
        result.batch = _batches[university][root];
        result.responsableKey = _responsableKeys[result.batch.signer];
        result.credentialKey = _credentialKeys[thumbprint];
        result.revokedWord = _revoked[university][root][word];
        result.supersededWord = _superseded[university][root][word];
    }

    /// @inheritdoc IDiplomaRegistry
    function universityOf(uint64 university) external view returns (University memory) {
        Account storage account = _accounts[university];
        return University({
            registered: account.registered,
            active: _isActive(account),
            granted: account.granted,
            issued: account.issued,
            name: account.name,
            domain: account.domain
        });
    }

    /// @inheritdoc IDiplomaRegistry
    function responsableKeyOf(address key) external view returns (Key memory) {
        return _responsableKeys[key];
    }

    /// @inheritdoc IDiplomaRegistry
    function credentialKeyOf(bytes32 thumbprint) external view returns (Key memory) {
        return _credentialKeys[thumbprint];
    }

    /// @dev Spends the credits of a batch; reverts if there are too few.
    function _spend(Account storage account, uint32 count) private {
        uint64 issued = account.issued;
        uint64 available = account.granted - issued;
        if (count > available) revert NotEnoughCredits(available, count);
        account.issued = issued + count;
    }

    /// @dev True for the registrar, who may do more; false for the guardian; reverts for anybody else.
    function _requireRegistrarOrGuardian() private view returns (bool isRegistrar) {
        isRegistrar = hasRole(REGISTRAR_ROLE, msg.sender);
        if (!isRegistrar) _checkRole(GUARDIAN_ROLE, msg.sender);
    }

    function _requireGoodKey(uint64 university) private view {
        Key memory key = _responsableKeys[msg.sender];
        if (!key.isGoodNow(university)) revert KeyNotValid(msg.sender);
    }

    function _registeredAccount(uint64 university) private view returns (Account storage account) {
        account = _accounts[university];
        if (!account.registered) revert UniversityUnknown(university);
    }

    function _issuedBatch(uint64 university, bytes32 root) private view returns (Batch storage batch) {
        batch = _batches[university][root];
        if (batch.issuedAt == 0) revert BatchUnknown(university, root);
    }

    function _isActive(Account storage account) private view returns (bool) {
        return account.registered && !account.suspended;
    }
}
