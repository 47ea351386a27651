// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IDiplomaRegistry} from "./interfaces/IDiplomaRegistry.sol";
import {KeyTimeline} from "./KeyTimeline.sol";
import {IdentityTimeline} from "./IdentityTimeline.sol";
import {RegistryRoles} from "./RegistryRoles.sol";
import {RevocationLog} from "./RevocationLog.sol";
import {RevocationWords} from "./RevocationWords.sol";
import {Universities} from "./Universities.sol";

/// @title The registry of issued diplomas
/// @notice One contract for all universities, without a proxy, so that its code cannot change after verifiers pin it.
contract DiplomaRegistry is IDiplomaRegistry, Universities {
    using KeyTimeline for Key;
    using IdentityTimeline for DatedIdentity[];
    using RevocationLog for RevocationLog.Log;

    /// @dev The stored data of a batch, in one slot: wallets are written by their numbers.
    struct Anchor {
        uint24 signer;
        uint40 issuedAt;
        uint24 revokedBy;
        uint40 revokedAt;
    }

    /// @notice Largest number of diplomas in a batch.
    uint32 public constant MAX_COUNT = 1 << 24;

    mapping(bytes32 batch => Anchor) private _anchors;
    mapping(bytes32 batch => RevocationLog.Log) private _logs;
    mapping(bytes32 batch => mapping(bytes32 key => uint40)) private _reaffirmedAt;

    /// @param adminDelay Seconds between the announcement of a new admin and the earliest acceptance
    /// @param startDelay_ Seconds before a new role or key begins, in which a guardian can veto it; at most 30 days
    /// @param admin Who gives and takes the other roles
    constructor(uint48 adminDelay, uint40 startDelay_, address admin) RegistryRoles(adminDelay, startDelay_, admin) {
        if (block.timestamp > RevocationLog.MAX_TIME) revert ChainTimeNotInSeconds();
    }

    /// @inheritdoc IDiplomaRegistry
    function issue(uint64 university, bytes32 root, uint32 count, bytes32 auditHead) external {
        Anchor storage anchor = _anchors[_batchId(university, root, count)];
        // Checked first: a caller who repeats the call must learn that it succeeded, whatever has changed since.
        if (anchor.issuedAt != 0) revert AlreadyIssued(_walletOf(anchor.signer), anchor.issuedAt);
        if (root == 0) revert RootZero();
        if (count == 0 || count > MAX_COUNT) revert CountOutOfRange(count);
        Account storage account = _registeredAccount(university);
        uint24 signer = _goodKeyOf(university);
        if (account.suspended) revert UniversityIsSuspended(university);
        _spend(account, count);
        anchor.signer = signer;
        anchor.issuedAt = uint40(block.timestamp);
        emit BatchIssued(university, root, msg.sender, count, auditHead);
    }

    /// @inheritdoc IDiplomaRegistry
    function revoke(uint64 university, bytes32 root, uint32 count, Word[] calldata words, bool superseded) external {
        RevocationLog.Log storage log = _logs[_issuedBatch(university, root, count)];
        uint24 number = _goodKeyOf(university);
        if (words.length == 0) revert IndexesEmpty();
        uint256 next = 0;
        for (uint256 i = 0; i < words.length; i++) {
            (uint256 position, uint256 bits) = (words[i].position, words[i].bits);
            RevocationWords.requireValid(position, bits, next, count);
            log.revoke(_keys, position, bits, number, superseded);
            next = position + 1;
        }
        emit DiplomasRevoked(university, root, count, words, superseded, msg.sender);
    }

    /// @inheritdoc IDiplomaRegistry
    function revokeBatch(uint64 university, bytes32 root, uint32 count) external {
        Anchor storage anchor = _anchors[_issuedBatch(university, root, count)];
        uint24 number = _goodKeyOf(university);
        if (_revokedAt(anchor) != 0) revert BatchAlreadyRevoked();
        anchor.revokedBy = number;
        anchor.revokedAt = uint40(block.timestamp);
        emit BatchRevoked(university, root, count, msg.sender);
    }

    /// @inheritdoc IDiplomaRegistry
    function reinstate(uint64 university, bytes32 root, uint32 count, Word[] calldata words)
        external
        onlyRole(REGISTRAR_ROLE)
    {
        RevocationLog.Log storage log = _logs[_issuedBatch(university, root, count)];
        if (words.length == 0) revert IndexesEmpty();
        uint256 next = 0;
        for (uint256 i = 0; i < words.length; i++) {
            (uint256 position, uint256 bits) = (words[i].position, words[i].bits);
            RevocationWords.requireValid(position, bits, next, count);
            log.reinstate(_keys, position, bits);
            next = position + 1;
        }
        emit DiplomasReinstated(university, root, count, words, msg.sender);
    }

    /// @inheritdoc IDiplomaRegistry
    function reinstateBatch(uint64 university, bytes32 root, uint32 count) external onlyRole(REGISTRAR_ROLE) {
        Anchor storage anchor = _anchors[_issuedBatch(university, root, count)];
        if (_revokedAt(anchor) == 0) revert BatchNotRevoked();
        anchor.revokedBy = 0;
        anchor.revokedAt = 0;
        emit BatchReinstated(university, root, count, msg.sender);
    }

    /// @inheritdoc IDiplomaRegistry
    function reaffirmBatch(uint64 university, bytes32 root, uint32 count, bytes32 key)
        external
        onlyRole(REGISTRAR_ROLE)
    {
        bytes32 batch = _issuedBatch(university, root, count);
        Anchor storage anchor = _anchors[batch];
        Key storage stored = _keys.byKey[key];
        bool isOfBatch = stored.university == university && (stored.number == 0 || stored.number == anchor.signer);
        bool isCompromised = stored.compromisedSince != 0 && anchor.issuedAt >= stored.compromisedSince;
        // Of a mark in this very block nobody could say later whether it came before.
        if (!isOfBatch || !isCompromised || stored.markedAt >= block.timestamp) revert NothingToReaffirm();
        _reaffirmedAt[batch][key] = uint40(block.timestamp);
        emit BatchReaffirmed(university, root, count, key, msg.sender);
    }

    /// @inheritdoc IDiplomaRegistry
    function withdrawReaffirmation(uint64 university, bytes32 root, uint32 count, bytes32 key)
        external
        onlyRole(REGISTRAR_ROLE)
    {
        bytes32 batch = _issuedBatch(university, root, count);
        if (_reaffirmedAt[batch][key] == 0) revert NotReaffirmed();
        delete _reaffirmedAt[batch][key];
        emit ReaffirmationWithdrawn(university, root, count, key, msg.sender);
    }

    /// @inheritdoc IDiplomaRegistry
    function check(uint64 university, bytes32 root, uint32 count, uint256 word, bytes32 thumbprint)
        external
        view
        returns (Check memory result)
    {
        bytes32 batch = _batchId(university, root, count);
        Account storage account = _accounts[university];
        result.chainId = block.chainid;
        result.blockNumber = block.number;
        result.blockTime = block.timestamp;
        result.registered = account.registered;
        result.active = _isActive(account);
        result.present = _identities[university].current();
        result.batch = _batch(_anchors[batch]);
        uint40 issuedAt = result.batch.issuedAt;
        result.atIssue = issuedAt == 0 ? result.present : _identities[university].asOf(issuedAt);
        bytes32 signer = _padded(result.batch.signer);
        result.responsableKey = _keys.byKey[signer];
        result.responsableReaffirmedAt = _reaffirmedAt[batch][signer];
        result.credentialKey = _keys.byKey[thumbprint];
        result.credentialReaffirmedAt = _reaffirmedAt[batch][thumbprint];
        RevocationLog.Word memory revoked = _logs[batch].read(_keys, word);
        result.revokedWord = revoked.revoked;
        result.supersededWord = revoked.superseded;
        result.wordRevokedAt = revoked.revokedAt;
    }

    /// @inheritdoc IDiplomaRegistry
    function actsOf(uint64 university, bytes32 root, uint32 count, uint256 word)
        external
        view
        returns (Act[] memory acts)
    {
        RevocationLog.Log storage log = _logs[_batchId(university, root, count)];
        acts = new Act[](log.read(_keys, word).length);
        for (uint256 n = 0; n < acts.length; n++) {
            acts[n] = log.actAt(_keys, word, n);
        }
    }

    function _issuedBatch(uint64 university, bytes32 root, uint32 count) private view returns (bytes32 batch) {
        batch = _batchId(university, root, count);
        if (_anchors[batch].issuedAt == 0) revert BatchUnknown(university, root, count);
    }

    function _batch(Anchor storage anchor) private view returns (Batch memory) {
        return Batch(_walletOf(anchor.signer), anchor.issuedAt, _revokedAt(anchor));
    }

    /// @dev When the batch was revoked by a key that counts; zero if it was not.
    function _revokedAt(Anchor storage anchor) private view returns (uint40 revokedAt) {
        revokedAt = anchor.revokedAt;
        Key storage key = _keys.byKey[_keys.byNumber[anchor.revokedBy]];
        if (revokedAt != 0 && key.voidsRevoking(revokedAt)) revokedAt = 0;
    }

    function _walletOf(uint24 number) private view returns (address) {
        return address(uint160(uint256(_keys.byNumber[number])));
    }

    function _batchId(uint64 university, bytes32 root, uint32 count) private pure returns (bytes32) {
        return keccak256(abi.encode(university, root, count));
    }
}
