// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IUniversities} from "./interfaces/IUniversities.sol";
import {KeyTimeline} from "./KeyTimeline.sol";
import {IdentityTimeline} from "./IdentityTimeline.sol";
import {RegistryRoles} from "./RegistryRoles.sol";
import {RevocationLog} from "./RevocationLog.sol";

/// @title The universities of the registry: who they are, their keys and their credits
abstract contract Universities is IUniversities, RegistryRoles {
    using KeyTimeline for Key;
    using IdentityTimeline for DatedIdentity[];

    /// @dev The stored data of a university, in one slot.
    struct Account {
        bool registered;
        bool suspended;
        uint64 granted;
        uint64 issued;
    }

    /// @dev How often guardians have marked a key on the last day with a mark, which is counted since 1970 in UTC.
    struct Marks {
        uint40 day;
        uint16 count;
    }

    /// @notice Most credits that one grant adds.
    uint64 public constant MAX_GRANT = 1_000_000;

    /// @notice Most marks of keys that all guardians together may make in a day of UTC.
    uint16 public constant GUARDIAN_MARKS_PER_DAY = 20;

    mapping(uint64 university => Account) internal _accounts;
    mapping(uint64 university => DatedIdentity[]) internal _identities;
    RevocationLog.Keys internal _keys;
    uint24 private _lastNumber;
    Marks private _marks;

    /// @inheritdoc IUniversities
    function registerUniversity(uint64 university, Identity calldata identity) external onlyRole(REGISTRAR_ROLE) {
        if (university == 0) revert UniversityIdZero();
        Account storage account = _accounts[university];
        if (account.registered) revert UniversityAlreadyRegistered(university);
        account.registered = true;
        _identities[university].add(identity);
        emit UniversityRegistered(university, identity, msg.sender);
    }

    /// @inheritdoc IUniversities
    function renameUniversity(uint64 university, Identity calldata identity) external onlyRole(REGISTRAR_ROLE) {
        _registeredAccount(university);
        _identities[university].add(identity);
        emit UniversityRenamed(university, identity, msg.sender);
    }

    /// @inheritdoc IUniversities
    function suspendUniversity(uint64 university) external {
        _requireRegistrarOrGuardian();
        Account storage account = _registeredAccount(university);
        if (account.suspended) revert UniversityIsSuspended(university);
        account.suspended = true;
        emit UniversitySuspended(university, msg.sender);
    }

    /// @inheritdoc IUniversities
    function resumeUniversity(uint64 university) external onlyRole(REGISTRAR_ROLE) {
        Account storage account = _registeredAccount(university);
        if (!account.suspended) revert UniversityNotSuspended(university);
        account.suspended = false;
        emit UniversityResumed(university, msg.sender);
    }

    /// @inheritdoc IUniversities
    function addResponsableKey(uint64 university, address key) external onlyRole(REGISTRAR_ROLE) {
        _registeredAccount(university);
        if (key == address(0)) revert KeyZero();
        bytes32 padded = _padded(key);
        uint24 number = ++_lastNumber;
        uint40 validFrom = _afterDelay();
        _keys.byNumber[number] = padded;
        _keys.byKey[padded].begin(university, number, validFrom);
        emit ResponsableKeyAdded(university, key, validFrom, msg.sender);
    }

    /// @inheritdoc IUniversities
    function addCredentialKey(uint64 university, bytes32 thumbprint) external onlyRole(REGISTRAR_ROLE) {
        _registeredAccount(university);
        if (thumbprint == 0) revert KeyZero();
        if (uint256(thumbprint) <= type(uint160).max) revert ThumbprintTooSmall();
        uint40 validFrom = _afterDelay();
        _keys.byKey[thumbprint].begin(university, 0, validFrom);
        emit CredentialKeyAdded(university, thumbprint, validFrom, msg.sender);
    }

    /// @inheritdoc IUniversities
    function vetoKey(bytes32 key) external {
        _requireRegistrarOrGuardian();
        _keys.byKey[key].requirePending();
        uint64 university = _keys.byKey[key].university;
        delete _keys.byKey[key];
        emit KeyVetoed(university, key, msg.sender);
    }

    /// @inheritdoc IUniversities
    function setKeyExpiry(bytes32 key, uint40 validUntil) external onlyRole(REGISTRAR_ROLE) {
        _keys.byKey[key].endAt(validUntil);
        emit KeyExpirySet(_keys.byKey[key].university, key, validUntil, msg.sender);
    }

    /// @inheritdoc IUniversities
    function markKeyCompromised(bytes32 key, uint40 since) external {
        bool byRegistrar = _requireRegistrarOrGuardian();
        if (!byRegistrar) _countMark();
        _keys.byKey[key].compromiseSince(since, byRegistrar);
        emit KeyCompromised(_keys.byKey[key].university, key, since, !byRegistrar, msg.sender);
    }

    /// @inheritdoc IUniversities
    function clearKeyCompromise(bytes32 key) external onlyRole(REGISTRAR_ROLE) {
        _keys.byKey[key].clearCompromise();
        emit KeyCompromiseCleared(_keys.byKey[key].university, key, msg.sender);
    }

    /// @inheritdoc IUniversities
    function grantCredits(uint64 university, uint64 total) external onlyRole(OPERATOR_ROLE) {
        Account storage account = _registeredAccount(university);
        uint64 before = account.granted;
        if (total <= before) revert GrantNotIncreasing(before);
        if (total - before > MAX_GRANT) revert GrantTooLarge(MAX_GRANT);
        account.granted = total;
        emit CreditsGranted(university, total - before, total, msg.sender);
    }

    /// @inheritdoc IUniversities
    function universityOf(uint64 university) external view returns (University memory) {
        Account storage account = _accounts[university];
        return University({
            registered: account.registered,
            active: _isActive(account),
            granted: account.granted,
            issued: account.issued,
            present: _identities[university].current()
        });
    }

    /// @inheritdoc IUniversities
    function keyOf(bytes32 key) external view returns (Key memory) {
        return _keys.byKey[key];
    }

    /// @dev Counts a mark of a guardian; reverts if there were too many today.
    function _countMark() private {
        uint40 day = uint40(block.timestamp / 1 days);
        uint16 count = _marks.day == day ? _marks.count : 0;
        if (count == GUARDIAN_MARKS_PER_DAY) revert GuardianMarksUsedUp();
        _marks = Marks(day, count + 1);
    }

    /// @dev Spends the credits of a batch; reverts if there are too few.
    function _spend(Account storage account, uint32 count) internal {
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

    /// @dev The number of the calling wallet; reverts unless it is a key of the university that is valid now.
    function _goodKeyOf(uint64 university) internal view returns (uint24) {
        Key memory key = _keys.byKey[_padded(msg.sender)];
        if (!key.isGoodNow(university)) revert KeyNotValid(msg.sender);
        return key.number;
    }

    function _registeredAccount(uint64 university) internal view returns (Account storage account) {
        account = _accounts[university];
        if (!account.registered) revert UniversityUnknown(university);
    }

    function _afterDelay() private view returns (uint40) {
        return uint40(block.timestamp) + startDelay;
    }

    function _isActive(Account storage account) internal view returns (bool) {
        return account.registered && !account.suspended;
    }

    function _padded(address wallet) internal pure returns (bytes32) {
        return bytes32(uint256(uint160(wallet)));
    }
}
