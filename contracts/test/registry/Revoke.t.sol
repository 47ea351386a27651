// SPDX-License-Identifier: AGPL-3.0-only
pragma solidity ^0.8.24;

import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title Revoking diplomas and batches
contract RevokeTest is RegistryTest {
    function setUp() public override {
        super.setUp();
        _issue(ROOT, 1000);
    }

    function test_revoke_marksTheDiplomasAsRevoked() public {
        IDiplomaRegistry.Word[] memory words = _words(0, 1 | (1 << 255), 3, 1 << 231);
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.DiplomasRevoked(UNI, ROOT, words, false);
        _revoke(ROOT, words, false);
        vm.assertEq(_check(ROOT, 0).revokedWord, 1 | (1 << 255), "0 and 255");
        vm.assertEq(_check(ROOT, 1).revokedWord, 0, "none from 256 to 511");
        vm.assertEq(_check(ROOT, 3).revokedWord, 1 << 231, "999, the last one");
        vm.assertEq(_check(ROOT, 3).supersededWord, 0, "none is superseded");
    }

    function test_revoke_marksSupersededDiplomasAsBoth() public {
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.DiplomasRevoked(UNI, ROOT, _word(2, 6), true);
        _revoke(ROOT, _word(2, 6), true);
        _revoke(ROOT, _word(2, 8), false);
        vm.assertEq(_check(ROOT, 2).revokedWord, 14, "revoked of whatever kind");
        vm.assertEq(_check(ROOT, 2).supersededWord, 6, "superseded");
    }

    function test_revoke_leavesOtherBatchesAlone() public {
        _issue("other root", 1000);
        vm.prank(otherSigner);
        registry.issue(OTHER_UNI, ROOT, 1000, HEAD);
        _revoke(ROOT, _word(0, 1), true);
        vm.assertEq(_check("other root", 0).revokedWord, 0, "other root");
        vm.assertEq(registry.check(OTHER_UNI, ROOT, 0, 0).revokedWord, 0, "other university");
    }

    function test_revoke_isAllowedWhileSuspended() public {
        vm.prank(guardian);
        registry.suspendUniversity(UNI);
        _revoke(ROOT, _word(0, 1), false);
        vm.prank(signer);
        registry.revokeBatch(UNI, ROOT);
    }

    function test_revoke_isAllowedByAnotherKeyOfTheUniversity() public {
        vm.prank(registrar);
        registry.addResponsableKey(UNI, stranger);
        vm.prank(stranger);
        registry.revoke(UNI, ROOT, _word(0, 1), false);
    }

    function test_revoke_revertsWhenTheBatchIsUnknown() public {
        _expectBatchUnknown(UNI);
        _revoke(HEAD, _word(0, 1), false);
    }

    function test_revoke_revertsWhenTheBatchIsOfAnotherUniversity() public {
        _expectKeyNotValid(otherSigner);
        vm.prank(otherSigner);
        registry.revoke(UNI, ROOT, _word(0, 1), false);
        vm.expectRevert(abi.encodeWithSelector(IDiplomaRegistry.BatchUnknown.selector, OTHER_UNI, ROOT));
        vm.prank(otherSigner);
        registry.revoke(OTHER_UNI, ROOT, _word(0, 1), false);
    }

    function test_revoke_revertsWhenThereIsNothingToRevoke() public {
        _expect(IDiplomaRegistry.IndexesEmpty.selector);
        _revoke(ROOT, new IDiplomaRegistry.Word[](0), false);
        _expect(IDiplomaRegistry.IndexesEmpty.selector);
        _revoke(ROOT, _words(0, 1, 1, 0), false);
    }

    function test_revoke_revertsWhenBeyondTheCount() public {
        bytes4 outOfRange = IDiplomaRegistry.IndexOutOfRange.selector;
        _expect(outOfRange, 1000);
        _revoke(ROOT, _word(3, 1 << 232), false);
        _expect(outOfRange, 1023);
        _revoke(ROOT, _word(3, 1 | (1 << 255)), false);
        _expect(outOfRange, 1024 + 5);
        _revoke(ROOT, _words(0, 1, 4, 1 << 5), true);
        _expect(outOfRange, (1 << 24) - 1);
        _revoke(ROOT, _word(type(uint16).max, 1 << 255), false);
    }

    function test_revoke_reachesTheLastDiplomaOfTheLargestBatch() public {
        _issue("largest", 1 << 24);
        _revoke("largest", _word(type(uint16).max, 1 << 255), false);
        vm.assertEq(_check("largest", type(uint16).max).revokedWord, 1 << 255, "the last one");
    }

    function test_revoke_revertsWhenWordsAreNotIncreasing() public {
        _expect(IDiplomaRegistry.IndexesNotIncreasing.selector, 256);
        _revoke(ROOT, _words(1, 1, 1, 2), false);
        _expect(IDiplomaRegistry.IndexesNotIncreasing.selector, 256);
        _revoke(ROOT, _words(2, 1, 1, 1), false);
    }

    function test_revoke_revertsWhenRevokedAlready() public {
        _revoke(ROOT, _word(1, 6), false);
        _revoke(ROOT, _word(2, 6), true);
        bool[2] memory kinds = [false, true];
        for (uint256 i = 0; i < kinds.length; i++) {
            _expect(IDiplomaRegistry.DiplomaAlreadyRevoked.selector, 258);
            _revoke(ROOT, _words(0, 1, 1, 12), kinds[i]);
            _expect(IDiplomaRegistry.DiplomaAlreadyRevoked.selector, 513);
            _revoke(ROOT, _word(2, 2), kinds[i]);
        }
        vm.assertEq(_check(ROOT, 0).revokedWord, 0, "a refused call leaves nothing");
    }

    function testFuzz_revoke_setsTheBitsAskedForAndNoOthers(uint256 first, uint256 second, bool superseded) public {
        vm.assume(first != 0 && second & ~first != 0);
        _revoke(ROOT, _word(1, first), superseded);
        _revoke(ROOT, _word(1, second & ~first), !superseded);
        IDiplomaRegistry.Check memory told = _check(ROOT, 1);
        vm.assertEq(told.revokedWord, first | second, "revoked");
        vm.assertEq(told.supersededWord, superseded ? first : second & ~first, "superseded");
    }

    function testFuzz_revoke_takesIndexesBelowTheCountOnly(uint24 countSeed, uint24 index) public {
        uint32 count = uint32(_between(countSeed, 1, 1 << 24));
        _issue("fuzzed", count);
        if (index >= count) _expect(IDiplomaRegistry.IndexOutOfRange.selector, index);
        _revoke("fuzzed", _word(uint16(index / 256), 1 << (index % 256)), false);
    }

    function test_revokeBatch_isToldToVerifiers() public {
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.BatchRevoked(UNI, ROOT);
        vm.prank(signer);
        registry.revokeBatch(UNI, ROOT);
        IDiplomaRegistry.Check memory told = _check(ROOT, 0);
        vm.assertTrue(told.batch.revoked, "revoked");
        vm.assertEq(told.revokedWord, 0, "no diploma singly");
        vm.assertEq(told.batch.count, 1000, "count stays");
    }

    function test_revokeBatch_revertsWhenRevokedAlready() public {
        vm.startPrank(signer);
        registry.revokeBatch(UNI, ROOT);
        _expect(IDiplomaRegistry.BatchAlreadyRevoked.selector);
        registry.revokeBatch(UNI, ROOT);
    }

    function test_revokeBatch_revertsWhenTheBatchIsUnknown() public {
        _expectBatchUnknown(UNI);
        vm.prank(signer);
        registry.revokeBatch(UNI, HEAD);
    }

    function test_issue_revertsWhenTheRootIsOfARevokedBatch() public {
        vm.startPrank(signer);
        registry.revokeBatch(UNI, ROOT);
        vm.expectRevert(
            abi.encodeWithSelector(IDiplomaRegistry.AlreadyIssued.selector, signer, uint40(block.timestamp), 1000)
        );
        registry.issue(UNI, ROOT, 1000, HEAD);
    }

    function _expectBatchUnknown(uint64 university) private {
        vm.expectRevert(abi.encodeWithSelector(IDiplomaRegistry.BatchUnknown.selector, university, HEAD));
    }
}
