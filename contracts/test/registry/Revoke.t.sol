// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title Revoking diplomas
contract RevokeTest is RegistryTest {
    function setUp() public override {
        super.setUp();
        _issue(ROOT, 1000);
    }

    function test_revoke_marksTheDiplomasAsRevoked() public {
        IDiplomaRegistry.Word[] memory words = _words(0, 1 | (1 << 255), 3, 1 << 231);
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.DiplomasRevoked(UNI, ROOT, 1000, words, false, signer);
        _revoke(ROOT, 1000, words, false);
        vm.assertEq(_check(ROOT, 1000, 0).revokedWord, 1 | (1 << 255), "0 and 255");
        vm.assertEq(_check(ROOT, 1000, 1).revokedWord, 0, "none from 256 to 511");
        vm.assertEq(_check(ROOT, 1000, 3).revokedWord, 1 << 231, "999, the last one");
        vm.assertEq(_check(ROOT, 1000, 3).supersededWord, 0, "none is superseded");
    }

    function test_revoke_marksSupersededDiplomasAsBoth() public {
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.DiplomasRevoked(UNI, ROOT, 1000, _word(2, 6), true, signer);
        _revoke(ROOT, 1000, _word(2, 6), true);
        _revoke(ROOT, 1000, _word(2, 8), false);
        vm.assertEq(_check(ROOT, 1000, 2).revokedWord, 14, "revoked of whatever kind");
        vm.assertEq(_check(ROOT, 1000, 2).supersededWord, 6, "superseded");
    }

    function test_revoke_letsRevokedDiplomasBecomeSuperseded() public {
        _revoke(ROOT, 1000, _word(2, 3), false);
        _revoke(ROOT, 1000, _word(2, 6), true);
        vm.assertEq(_check(ROOT, 1000, 2).revokedWord, 7, "revoked");
        vm.assertEq(_check(ROOT, 1000, 2).supersededWord, 6, "superseded");
    }

    function test_revoke_leavesOtherBatchesAndNeighboursAlone() public {
        _issue("other root", 1000);
        _issue(ROOT, 1001);
        vm.prank(otherSigner);
        registry.issue(OTHER_UNI, ROOT, 1000, HEAD);
        _revoke(ROOT, 1000, _word(1, 1), true);
        vm.assertEq(_check("other root", 1000, 1).revokedWord, 0, "other root");
        vm.assertEq(_check(ROOT, 1001, 1).revokedWord, 0, "other count");
        vm.assertEq(registry.check(OTHER_UNI, ROOT, 1000, 1, 0).revokedWord, 0, "other university");
        for (uint256 word = 0; word < 10; word++) {
            vm.assertEq(_check(ROOT, 1000, word).revokedWord, word == 1 ? 1 : 0, "word by word");
        }
    }

    function test_revoke_isAllowedWhileSuspended() public {
        vm.prank(guardian);
        registry.suspendUniversity(UNI);
        _revoke(ROOT, 1000, _word(0, 1), false);
        _revokeBatch(signer);
    }

    function test_revoke_isAllowedByAnotherKeyOfTheUniversity() public {
        _addKey(UNI, stranger);
        vm.prank(stranger);
        registry.revoke(UNI, ROOT, 1000, _word(0, 1), false);
        vm.assertEq(registry.actsOf(UNI, ROOT, 1000, 0)[0].key, _key(stranger), "who did it");
    }

    function test_revoke_revertsWhenTheBatchIsUnknown() public {
        _expectUnknownBatch(UNI, HEAD, 1000);
        _revoke(HEAD, 1000, _word(0, 1), false);
        _expectUnknownBatch(UNI, ROOT, 999);
        _revoke(ROOT, 999, _word(0, 1), false);
    }

    function test_revoke_revertsWhenTheBatchIsOfAnotherUniversity() public {
        _expectKeyNotValid(otherSigner);
        vm.prank(otherSigner);
        registry.revoke(UNI, ROOT, 1000, _word(0, 1), false);
        _expectUnknownBatch(OTHER_UNI, ROOT, 1000);
        vm.prank(otherSigner);
        registry.revoke(OTHER_UNI, ROOT, 1000, _word(0, 1), false);
    }

    function test_revoke_refusesTheKeyBeforeTheWords() public {
        _expectKeyNotValid(stranger);
        vm.prank(stranger);
        registry.revoke(UNI, ROOT, 1000, new IDiplomaRegistry.Word[](0), false);
    }

    function test_revoke_revertsWhenThereIsNothingToRevoke() public {
        _expect(IDiplomaRegistry.IndexesEmpty.selector);
        _revoke(ROOT, 1000, new IDiplomaRegistry.Word[](0), false);
        _expect(IDiplomaRegistry.IndexesEmpty.selector);
        _revoke(ROOT, 1000, _words(0, 1, 1, 0), false);
    }

    function test_revoke_revertsWhenBeyondTheCount() public {
        bytes4 outOfRange = IDiplomaRegistry.IndexOutOfRange.selector;
        _expect(outOfRange, 1000);
        _revoke(ROOT, 1000, _word(3, 1 << 232), false);
        _expect(outOfRange, 1023);
        _revoke(ROOT, 1000, _word(3, 1 | (1 << 255)), false);
        _expect(outOfRange, 1024 + 5);
        _revoke(ROOT, 1000, _words(0, 1, 4, 1 << 5), true);
        _expect(outOfRange, (1 << 24) - 1);
        _revoke(ROOT, 1000, _word(type(uint16).max, 1 << 255), false);
    }

    function test_revoke_revertsInTheWordAfterTheLast() public {
        _issue("whole words", 512);
        _expect(IDiplomaRegistry.IndexOutOfRange.selector, 512);
        _revoke("whole words", 512, _word(2, 1), false);
        _revoke("whole words", 512, _word(1, 1 << 255), false);
    }

    function test_revoke_reachesTheLastDiplomaOfTheLargestBatch() public {
        _grantUpTo(1 << 25);
        _issue("largest", 1 << 24);
        _revoke("largest", 1 << 24, _word(type(uint16).max, 1 << 255), false);
        vm.assertEq(_check("largest", 1 << 24, type(uint16).max).revokedWord, 1 << 255, "the last one");
    }

    function test_revoke_revertsWhenWordsAreNotIncreasing() public {
        _expect(IDiplomaRegistry.IndexesNotIncreasing.selector, 256);
        _revoke(ROOT, 1000, _words(1, 1, 1, 2), false);
        _expect(IDiplomaRegistry.IndexesNotIncreasing.selector, 256);
        _revoke(ROOT, 1000, _words(2, 1, 1, 1), false);
    }

    function test_revoke_revertsWhenRevokedAlready() public {
        _revoke(ROOT, 1000, _word(1, 6), false);
        _revoke(ROOT, 1000, _word(2, 6), true);
        _expect(IDiplomaRegistry.DiplomaAlreadyRevoked.selector, 258);
        _revoke(ROOT, 1000, _words(0, 1, 1, 12), false);
        vm.assertEq(_check(ROOT, 1000, 0).revokedWord, 0, "a refused call leaves nothing");
        bool[2] memory kinds = [false, true];
        for (uint256 i = 0; i < kinds.length; i++) {
            _expect(IDiplomaRegistry.DiplomaAlreadyRevoked.selector, 513);
            _revoke(ROOT, 1000, _words(0, 1, 2, 2), kinds[i]);
        }
        vm.assertEq(registry.actsOf(UNI, ROOT, 1000, 2).length, 1, "no act was added");
    }

    function testFuzz_revoke_setsTheBitsAskedForAndNoOthers(uint256 first, uint256 second, bool superseded) public {
        vm.assume(first != 0 && second & ~first != 0);
        _revoke(ROOT, 1000, _word(1, first), superseded);
        _revoke(ROOT, 1000, _word(1, second & ~first), !superseded);
        IDiplomaRegistry.Check memory answer = _check(ROOT, 1000, 1);
        vm.assertEq(answer.revokedWord, first | second, "revoked");
        vm.assertEq(answer.supersededWord, superseded ? first : second & ~first, "superseded");
    }

    function testFuzz_revoke_takesIndexesBelowTheCountOnly(uint24 countSeed, uint24 index) public {
        _grantUpTo(1 << 25);
        uint32 count = uint32(_between(countSeed, 1, 1 << 24));
        _issue("fuzzed", count);
        if (index >= count) _expect(IDiplomaRegistry.IndexOutOfRange.selector, index);
        _revoke("fuzzed", count, _word(uint16(index / 256), 1 << (index % 256)), false);
    }
}
