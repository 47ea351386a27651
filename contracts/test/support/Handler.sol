// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {DiplomaRegistry} from "../../src/DiplomaRegistry.sol";
import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {IUniversities} from "../../src/interfaces/IUniversities.sol";
import {Actors} from "./Actors.sol";
import {KeyCalls} from "./KeyCalls.sol";

/// @title Random calls of everybody who uses a registry, with the state that must hold afterwards
/// @dev Three universities, 1 to 3. Few roots and counts, so that batches are often sent again.
contract Handler is KeyCalls {
    struct Issued {
        uint64 university;
        bytes32 root;
        uint32 count;
        address signer;
        uint40 issuedAt;
        address revokedBy;
        uint40 revokedAt;
    }

    mapping(uint64 university => uint256) public granted;
    mapping(uint64 university => uint256) public spent;
    mapping(uint64 university => bool) public isSuspended;
    mapping(uint64 university => mapping(bytes32 root => mapping(uint32 count => bool))) private _isIssued;
    Issued[] private _issued;
    mapping(uint256 batch => mapping(uint256 word => IDiplomaRegistry.Act[])) private _acts;

    constructor(DiplomaRegistry registry_) Actors(registry_) {}

    function issue(uint256 walletSeed, uint256 rootSeed, uint256 countSeed) external {
        if (_wallets.length == 0) return;
        address wallet = _wallets[walletSeed % _wallets.length];
        uint64 university = _universityOf[wallet];
        bytes32 root = bytes32(1 + rootSeed % 4);
        uint32 count = [uint32(0), 1, 300, 600][countSeed % 4];
        bytes memory call = abi.encodeCall(registry.issue, (university, root, count, 0));
        // A call that is refused for another reason first tells nothing of who may make it.
        bool isNew = count > 0 && !_isIssued[university][root][count];
        bool isPaid = granted[university] - spent[university] >= count;
        bool isDone = isNew ? _asWallet(wallet, call) : _as(wallet, call);
        require(isDone == (isNew && isPaid && _isGood(wallet) && !isSuspended[university]), "issuing follows the rules");
        if (!isDone) return;
        _isIssued[university][root][count] = true;
        spent[university] += count;
        _issued.push(Issued(university, root, count, wallet, _time, address(0), 0));
    }

    function grantCredits(uint64 seed, uint64 total) external {
        uint64 university = 1 + seed % 3;
        uint64 upTo = total % 2_000_000;
        bool isIncreasing = upTo > granted[university] && upTo - granted[university] <= 1_000_000;
        bool isDone = _asHolder(OPERATOR, abi.encodeCall(registry.grantCredits, (university, upTo)));
        require(isDone == isIncreasing, "a grant increases, by a million at most");
        if (isDone) granted[university] = upTo;
    }

    function revoke(uint256 batchSeed, uint256 walletSeed, uint16 position, uint256 bits, bool superseded) external {
        if (_issued.length == 0) return;
        (uint256 n, address wallet) = _any(batchSeed, walletSeed);
        // Single diplomas half of the time, else the first call would revoke most words as a whole.
        uint256 asked = bits % 2 == 0 ? uint256(1) << ((bits >> 8) % 256) : bits;
        IDiplomaRegistry.ActKind kind =
            superseded ? IDiplomaRegistry.ActKind.Superseded : IDiplomaRegistry.ActKind.Revoked;
        _revoke(n, position % 4, IDiplomaRegistry.Act(asked, kind, _time, _key(wallet), false), wallet);
    }

    function reinstate(uint256 batchSeed, uint16 position, uint256 bits) external {
        if (_issued.length == 0) return;
        uint256 n = batchSeed % _issued.length;
        uint16 word = position % 4;
        (uint256 revoked,) = expectedWord(n, word);
        uint256 asked = bits & revoked;
        bytes memory call = abi.encodeCall(
            registry.reinstate, (_issued[n].university, _issued[n].root, _issued[n].count, _wordOf(word, asked))
        );
        bool isDone = _asHolder(REGISTRAR, call);
        require(isDone == (asked != 0), "what is revoked is reinstated");
        IDiplomaRegistry.ActKind kind = IDiplomaRegistry.ActKind.Reinstated;
        if (isDone) _acts[n][word].push(IDiplomaRegistry.Act(asked, kind, _time, 0, false));
    }

    function turnBatch(uint256 batchSeed, uint256 walletSeed, bool revokes) external {
        if (_issued.length == 0) return;
        (uint256 n, address wallet) = _any(batchSeed, walletSeed);
        Issued storage one = _issued[n];
        bool isRevoked = expectedBatchRevokedAt(n) != 0;
        if (revokes) {
            bytes memory call = abi.encodeCall(registry.revokeBatch, (one.university, one.root, one.count));
            bool isDone = _asWallet(wallet, call);
            require(isDone == (_isGood(wallet) && !isRevoked), "a batch is revoked once");
            if (isDone) (one.revokedBy, one.revokedAt) = (wallet, _time);
        } else {
            bytes memory call = abi.encodeCall(registry.reinstateBatch, (one.university, one.root, one.count));
            require(_asHolder(REGISTRAR, call) == isRevoked, "a revoked batch is reinstated");
            if (isRevoked) (one.revokedBy, one.revokedAt) = (address(0), 0);
        }
    }

    function turnUniversity(uint64 seed, uint8 what) external {
        uint64 university = 1 + seed % 3;
        if (what % 4 == 0) {
            bytes memory call = abi.encodeCall(registry.suspendUniversity, (university));
            require(_asEither(what % 8 == 0, call) != isSuspended[university], "suspended once");
        } else {
            bytes memory call = abi.encodeCall(registry.resumeUniversity, (university));
            require(_asHolder(REGISTRAR, call) == isSuspended[university], "resumed if suspended");
        }
        isSuspended[university] = what % 4 == 0;
    }

    function issued() external view returns (Issued[] memory) {
        return _issued;
    }

    /// @dev The acts as they were done, in their order, with what is void by the present keys.
    function expectedActs(uint256 n, uint256 word) external view returns (IDiplomaRegistry.Act[] memory acts) {
        acts = _acts[n][word];
        for (uint256 i = 0; i < acts.length; i++) {
            acts[i].isVoid = _isVoid(acts[i].key, acts[i].time);
        }
    }

    /// @dev From the last act back to the first: of each diploma, the last act on it that counts decides.
    function expectedWord(uint256 n, uint256 word) public view returns (uint256 revoked, uint256 superseded) {
        IDiplomaRegistry.Act[] storage acts = _acts[n][word];
        uint256 decided = 0;
        for (uint256 i = acts.length; i > 0; i--) {
            IDiplomaRegistry.Act storage act = acts[i - 1];
            if (_isVoid(act.key, act.time)) continue;
            uint256 now_ = act.bits & ~decided;
            if (act.kind != IDiplomaRegistry.ActKind.Reinstated) revoked |= now_;
            if (act.kind == IDiplomaRegistry.ActKind.Superseded) superseded |= now_;
            decided |= now_;
        }
    }

    function expectedBatchRevokedAt(uint256 n) public view returns (uint40) {
        Issued storage one = _issued[n];
        return _isVoid(_key(one.revokedBy), one.revokedAt) ? 0 : one.revokedAt;
    }

    function _revoke(uint256 n, uint16 word, IDiplomaRegistry.Act memory act, address wallet) private {
        Issued storage one = _issued[n];
        (uint256 revoked, uint256 already) = expectedWord(n, word);
        bool superseded = act.kind == IDiplomaRegistry.ActKind.Superseded;
        bool isRefused = act.bits & (superseded ? already : revoked) != 0 || act.bits > _within(one.count, word);
        IDiplomaRegistry.Word[] memory words = _wordOf(word, act.bits);
        bool isDone = _asWallet(
            wallet, abi.encodeCall(registry.revoke, (one.university, one.root, one.count, words, superseded))
        );
        require(isDone == (_isGood(wallet) && !isRefused), "revoking follows the rules");
        if (isDone) _acts[n][word].push(act);
    }

    function _isVoid(bytes32 key, uint40 time) private view returns (bool) {
        IUniversities.Key storage stated = _expected[key];
        return !stated.byGuardian && stated.compromisedSince != 0 && time >= stated.compromisedSince;
    }

    /// @dev A batch, and a wallet of its university if there is one near the seed, else its signer.
    function _any(uint256 batchSeed, uint256 walletSeed) private view returns (uint256 n, address wallet) {
        n = batchSeed % _issued.length;
        wallet = _wallets[walletSeed % _wallets.length];
        if (_universityOf[wallet] != _issued[n].university) wallet = _issued[n].signer;
    }

    /// @dev The largest bits of that word, all of them set.
    function _within(uint32 count, uint256 word) private pure returns (uint256) {
        if (count <= 256 * word) return 0;
        uint256 many = count - 256 * word;
        return many >= 256 ? type(uint256).max : (1 << many) - 1;
    }

    function _wordOf(uint16 position, uint256 bits) private pure returns (IDiplomaRegistry.Word[] memory words) {
        words = new IDiplomaRegistry.Word[](1);
        words[0] = IDiplomaRegistry.Word(position, bits);
    }
}
