// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title What was done to the diplomas of a word, and what of it counts
contract ActsTest is RegistryTest {
    address private immutable colleague = _person("colleague");

    function setUp() public override {
        super.setUp();
        _issue(ROOT, 1000);
        _addKey(UNI, colleague);
    }

    function test_actsOf_tellsWhoDidWhatAndWhen() public {
        vm.warp(NOW + 10);
        _revoke(ROOT, 1000, _word(1, 3), false);
        vm.warp(NOW + 20);
        _revokeBy(colleague, 1, 2, true);
        vm.warp(NOW + 30);
        _reinstate(_word(1, 1));
        IDiplomaRegistry.Act[] memory acts = _acts(1);
        vm.assertEq(acts.length, 3, "all of them");
        _expectAct(acts[0], 3, IDiplomaRegistry.ActKind.Revoked, NOW + 10, _key(signer));
        _expectAct(acts[1], 2, IDiplomaRegistry.ActKind.Superseded, NOW + 20, _key(colleague));
        _expectAct(acts[2], 1, IDiplomaRegistry.ActKind.Reinstated, NOW + 30, 0);
        for (uint256 i = 0; i < 3; i++) {
            vm.assertTrue(!acts[i].isVoid, "each counts");
        }
    }

    function test_acts_ofNeighbouringWordsStayApart() public {
        _issue("many words", 5000);
        for (uint16 word = 0; word < 19; word++) {
            vm.warp(NOW + word);
            vm.prank(word % 2 == 0 ? signer : colleague);
            registry.revoke(UNI, "many words", 5000, _word(word, 1 << word), word % 3 == 0);
        }
        _revoke("many words", 5000, _word(0, 128), true);
        for (uint16 word = 0; word < 19; word++) {
            IDiplomaRegistry.Act[] memory acts = registry.actsOf(UNI, "many words", 5000, word);
            vm.assertEq(acts.length, word == 0 ? 2 : 1, "length");
            IDiplomaRegistry.ActKind kind =
                word % 3 == 0 ? IDiplomaRegistry.ActKind.Superseded : IDiplomaRegistry.ActKind.Revoked;
            _expectAct(acts[0], 1 << word, kind, NOW + word, _key(word % 2 == 0 ? signer : colleague));
        }
        vm.assertEq(registry.actsOf(UNI, "many words", 5000, 19).length, 0, "none beyond");
    }

    function test_acts_areVoidSinceTheRegistrarStatesACompromise() public {
        vm.warp(NOW + 10);
        _revoke(ROOT, 1000, _word(0, 1), false);
        vm.warp(NOW + 11);
        _revoke(ROOT, 1000, _word(0, 2), true);
        _revokeBy(colleague, 0, 4, false);
        _mark(registrar, signer, NOW + 11);
        _expectWord(5, 0, NOW + 11);
        vm.assertTrue(!_acts(0)[0].isVoid && _acts(0)[1].isVoid && !_acts(0)[2].isVoid, "the second one");
        _mark(registrar, signer, NOW + 10);
        _expectWord(4, 0, NOW + 11);
        vm.assertTrue(_acts(0)[0].isVoid, "the first one, once dated further back");
    }

    function test_acts_countWhileOnlyAGuardianStatesACompromise() public {
        _revoke(ROOT, 1000, _word(0, 3), true);
        _mark(guardian, signer, NOW - 10);
        _expectWord(3, 3, NOW);
        vm.assertTrue(!_acts(0)[0].isVoid, "not void");
        _mark(registrar, signer, NOW - 10);
        _expectWord(0, 0, 0);
    }

    function test_acts_countAgainstAnEarlierStateThatRemains() public {
        _revokeBy(colleague, 0, 3, false);
        vm.warp(NOW + 5);
        _revoke(ROOT, 1000, _word(0, 2), true);
        _expectWord(3, 2, NOW + 5);
        _mark(registrar, signer, NOW + 5);
        _expectWord(3, 0, NOW);
    }

    function test_revoke_canBeRepeatedByAGoodKeyWhenTheFirstDoesNotCount() public {
        _revoke(ROOT, 1000, _word(0, 1), false);
        _mark(registrar, signer, NOW);
        vm.warp(NOW + 5);
        _revokeBy(colleague, 0, 1, false);
        _expectWord(1, 0, NOW + 5);
        vm.assertEq(_acts(0).length, 2, "both are told");
    }

    function test_reinstating_isNeverVoid() public {
        _revokeBy(colleague, 0, 1, false);
        vm.warp(NOW + 5);
        _reinstate(_word(0, 1));
        _mark(registrar, signer, 1);
        _expectWord(0, 0, 0);
        vm.assertTrue(!_acts(0)[1].isVoid, "not void");
    }

    function test_wordRevokedAt_isTheLastOneThatCounts() public {
        vm.warp(NOW + 10);
        _revoke(ROOT, 1000, _word(0, 1), false);
        vm.warp(NOW + 20);
        _revoke(ROOT, 1000, _word(0, 2), false);
        vm.warp(NOW + 30);
        _reinstate(_word(0, 2));
        _expectWord(1, 0, NOW + 20);
        _reinstate(_word(0, 1));
        _expectWord(0, 0, 0);
    }

    function _revokeBy(address wallet, uint16 position, uint256 bits, bool superseded) private {
        vm.prank(wallet);
        registry.revoke(UNI, ROOT, 1000, _word(position, bits), superseded);
    }

    function _acts(uint256 word) private view returns (IDiplomaRegistry.Act[] memory) {
        return registry.actsOf(UNI, ROOT, 1000, word);
    }

    function _expectWord(uint256 revoked, uint256 superseded, uint40 revokedAt) private view {
        IDiplomaRegistry.Check memory answer = _check(ROOT, 1000, 0);
        vm.assertEq(answer.revokedWord, revoked, "revoked");
        vm.assertEq(answer.supersededWord, superseded, "superseded");
        vm.assertEq(answer.wordRevokedAt, revokedAt, "revokedAt");
    }

    function _expectAct(
        IDiplomaRegistry.Act memory act,
        uint256 bits,
        IDiplomaRegistry.ActKind kind,
        uint40 time,
        bytes32 key
    ) private pure {
        vm.assertEq(act.bits, bits, "bits");
        vm.assertEq(uint256(act.kind), uint256(kind), "kind");
        vm.assertEq(act.time, time, "time");
        vm.assertEq(act.key, key, "key");
    }
}
