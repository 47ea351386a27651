// SPDX-License-Identifier: AGPL-3.0-only
pragma solidity ^0.8.24;

import {DiplomaRegistry} from "../../src/DiplomaRegistry.sol";
import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {vm} from "./Vm.sol";

/// @title Random calls of everybody who uses a registry, with the state that must hold afterwards
/// @dev It holds all roles, the wallets none. Three universities, 1 to 3, with the wallets 101 to 103; ten roots, so that roots are often sent again.
contract Handler {
    struct Issued {
        uint64 university;
        bytes32 root;
        IDiplomaRegistry.Batch batch;
    }

    DiplomaRegistry public immutable registry;
    mapping(uint64 university => uint256) public granted;
    mapping(uint64 university => uint256) public spent;
    mapping(uint64 university => mapping(bytes32 root => bool)) private _isIssued;
    Issued[] private _issued;
    uint256 private _time;

    constructor(DiplomaRegistry registry_) {
        registry = registry_;
        _time = block.timestamp;
    }

    function issue(uint64 seed, uint256 rootSeed, uint32 countSeed) external {
        uint64 university = _university(seed);
        bytes32 root = bytes32(1 + rootSeed % 10);
        uint32 count = countSeed % 600;
        vm.prank(walletOf(university));
        try registry.issue(university, root, count, 0) {
            require(!_isIssued[university][root], "a root was issued twice");
            _isIssued[university][root] = true;
            spent[university] += count;
            _issued.push(Issued(university, root, registry.check(university, root, 0, 0).batch));
        } catch (bytes memory reason) {
            bool isRefusedAsIssued = bytes4(reason) == IDiplomaRegistry.AlreadyIssued.selector;
            require(isRefusedAsIssued == _isIssued[university][root], "AlreadyIssued was not the first refusal");
        }
    }

    function grantCredits(uint64 seed, uint64 total) external {
        uint64 university = _university(seed);
        uint64 upTo = total % 5000;
        try registry.grantCredits(university, upTo) {
            require(upTo > granted[university], "a grant did not increase");
            granted[university] = upTo;
        } catch {}
    }

    function revoke(uint256 batchSeed, uint16 position, uint256 bits, bool superseded) external {
        if (_issued.length == 0) return;
        Issued storage one = _issued[batchSeed % _issued.length];
        vm.prank(walletOf(one.university));
        try registry.revoke(one.university, one.root, _word(position % 4, bits), superseded) {} catch {}
    }

    function revokeOne(uint256 batchSeed, uint256 index, bool superseded) external {
        if (_issued.length == 0) return;
        Issued storage one = _issued[batchSeed % _issued.length];
        uint256 near = index % (one.batch.count + 2);
        IDiplomaRegistry.Word[] memory words = _word(uint16(near / 256), 1 << (near % 256));
        vm.prank(walletOf(one.university));
        try registry.revoke(one.university, one.root, words, superseded) {} catch {}
    }

    function reinstate(uint256 batchSeed, uint16 position, uint256 bits) external {
        if (_issued.length == 0) return;
        Issued storage one = _issued[batchSeed % _issued.length];
        uint256 revoked = registry.check(one.university, one.root, position % 4, 0).revokedWord;
        try registry.reinstate(one.university, one.root, _word(position % 4, bits & revoked)) {} catch {}
    }

    function turnBatch(uint256 batchSeed, uint8 what) external {
        if (_issued.length == 0) return;
        Issued storage one = _issued[batchSeed % _issued.length];
        if (what % 3 == 0) {
            vm.prank(walletOf(one.university));
            try registry.revokeBatch(one.university, one.root) {} catch {}
        } else if (what % 3 == 1) {
            try registry.reinstateBatch(one.university, one.root) {} catch {}
        } else {
            try registry.reaffirmBatch(one.university, one.root) {} catch {}
        }
    }

    function turnUniversity(uint64 seed, bool suspends) external {
        uint64 university = _university(seed);
        if (suspends) {
            try registry.suspendUniversity(university) {} catch {}
        } else {
            try registry.resumeUniversity(university) {} catch {}
        }
    }

    function endKey(uint64 seed, uint40 later) external {
        address wallet = walletOf(_university(seed));
        IDiplomaRegistry.Key memory before = registry.responsableKeyOf(wallet);
        bool hasPassed = before.validUntil != 0 && before.validUntil <= _time;
        try registry.setResponsableKeyExpiry(wallet, uint40(_time + later % 20 days)) {
            require(!hasPassed, "an expiry that had passed was moved");
        } catch {
            require(hasPassed, "an expiry to come was refused");
        }
    }

    function compromiseKey(uint64 seed, uint40 ago) external {
        address wallet = walletOf(_university(seed));
        uint40 before = registry.responsableKeyOf(wallet).compromisedSince;
        uint40 since = uint40(_time - ago % 5 days);
        // Only one call of eight does this, because otherwise no key would stay valid long enough to be used.
        if (ago % 8 != 0) return;
        try registry.markResponsableKeyCompromised(wallet, since) {
            require(before == 0 || since < before, "a compromise moved later");
        } catch {}
    }

    function pass(uint256 time) external {
        _time += time % 2 days;
        vm.warp(_time);
    }

    function issued() external view returns (Issued[] memory) {
        return _issued;
    }

    function _university(uint64 seed) private pure returns (uint64) {
        return 1 + seed % 3;
    }

    function walletOf(uint64 university) public pure returns (address) {
        return address(uint160(100 + university));
    }

    function _word(uint16 position, uint256 bits) private pure returns (IDiplomaRegistry.Word[] memory words) {
        words = new IDiplomaRegistry.Word[](1);
        words[0] = IDiplomaRegistry.Word(position, bits);
    }
}
