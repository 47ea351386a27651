// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {IUniversities} from "../../src/interfaces/IUniversities.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title What one call tells a verifier
contract CheckTest is RegistryTest {
    function test_check_tellsAllAtOnce() public {
        _issue(ROOT, 1000);
        vm.warp(NOW + 50);
        _revoke(ROOT, 1000, _word(3, 6), false);
        vm.warp(NOW + 60);
        _revoke(ROOT, 1000, _word(3, 2), true);
        vm.chainId(31_337);
        vm.roll(4242);
        IDiplomaRegistry.Check memory answer = _check(ROOT, 1000, 3);
        vm.assertEq(answer.chainId, 31_337, "chainId");
        vm.assertEq(answer.blockNumber, 4242, "blockNumber");
        vm.assertEq(answer.blockTime, NOW + 60, "blockTime");
        vm.assertTrue(answer.registered && answer.active, "registered and active");
        vm.assertEq(answer.present.since, START, "present since");
        vm.assertEq(answer.present.identity.name, "Ibn Khaldun University", "name");
        vm.assertEq(answer.present.identity.domain, "ibn-khaldun.example", "domain");
        vm.assertEq(answer.present.identity.did, "did:web:diplomas.example:ibn-khaldun", "did");
        vm.assertEq(answer.atIssue.identity.name, "Ibn Khaldun University", "name at issue");
        vm.assertEq(answer.batch.signer, signer, "signer");
        vm.assertEq(answer.batch.issuedAt, NOW, "issuedAt");
        vm.assertEq(answer.batch.revokedAt, 0, "batch revokedAt");
        vm.assertEq(answer.responsableKey.university, UNI, "wallet's university");
        vm.assertEq(answer.responsableKey.validFrom, START, "wallet's validFrom");
        vm.assertEq(answer.responsableKey.number, 1, "wallet's number");
        vm.assertEq(answer.credentialKey.university, UNI, "credential key's university");
        vm.assertEq(answer.credentialKey.number, 0, "a credential key has no number");
        vm.assertEq(answer.responsableReaffirmedAt + answer.credentialReaffirmedAt, 0, "not reaffirmed");
        vm.assertEq(answer.revokedWord, 6, "revokedWord");
        vm.assertEq(answer.supersededWord, 2, "supersededWord");
        vm.assertEq(answer.wordRevokedAt, NOW + 60, "wordRevokedAt");
    }

    function test_check_tellsTheTrueOwnerOfAForeignCredentialKey() public view {
        vm.assertEq(registry.check(OTHER_UNI, ROOT, 1, 0, THUMBPRINT).credentialKey.university, UNI, "owner");
    }

    function test_check_tellsZeroOfAnUnknownBatch() public {
        _issue(ROOT, 1000);
        _revoke(ROOT, 1000, _word(0, 1), true);
        _expectNothing(registry.check(UNI, HEAD, 1000, 0, HEAD));
        _expectNothing(registry.check(UNI, ROOT, 999, 0, HEAD));
        _expectNothing(registry.check(OTHER_UNI, ROOT, 1000, 0, HEAD));
        _expectNothing(registry.check(UNI, ROOT, 0, 0, 0));
        _expectNothing(registry.check(UNI, ROOT, (1 << 24) + 1, 0, 0));
    }

    function test_check_tellsThePresentIdentityWhereNothingWasIssued() public view {
        vm.assertEq(_check(HEAD, 1, 0).atIssue.identity.name, "Ibn Khaldun University", "name");
        vm.assertEq(registry.check(NO_UNI, HEAD, 1, 0, 0).atIssue.identity.name, "", "no university, no name");
    }

    function test_check_tellsNoWordBeyondSixteenBits() public {
        _grantUpTo(1 << 24);
        _issue(ROOT, 1 << 24);
        _revoke(ROOT, 1 << 24, _words(0, 1, type(uint16).max, 1 << 255), true);
        vm.assertEq(_check(ROOT, 1 << 24, type(uint16).max).revokedWord, 1 << 255, "the last word");
        // Both of these places hold acts: the second one of word 0 would be read as the first one of a word beyond.
        _revoke(ROOT, 1 << 24, _word(0, 2), true);
        vm.assertEq(_check(ROOT, 1 << 24, 1 << 16).revokedWord, 0, "the first word beyond");
        vm.assertEq(_check(ROOT, 1 << 24, type(uint256).max).revokedWord, 0, "the very last");
        vm.assertEq(registry.actsOf(UNI, ROOT, 1 << 24, 1 << 16).length, 0, "no acts beyond");
    }

    function testFuzz_check_neverReverts(
        uint64 university,
        bytes32 root,
        uint32 count,
        uint256 word,
        bytes32 thumbprint
    ) public {
        _issue(ROOT, 1000);
        _revoke(ROOT, 1000, _word(0, 1), true);
        registry.check(university, root, count, word, thumbprint);
        registry.check(UNI, ROOT, count, word, thumbprint);
        registry.check(university, ROOT, 1000, word, THUMBPRINT);
        vm.assertEq(_check(ROOT, 1000, word).revokedWord, word == 0 ? 1 : 0, "only that word");
        vm.assertEq(registry.actsOf(university, root, count, word).length, 0, "no acts");
    }

    function test_universityOf_tellsZeroOfAnUnknownOne() public view {
        IUniversities.University memory university = registry.universityOf(NO_UNI);
        vm.assertTrue(!university.registered && !university.active, "neither registered nor active");
        vm.assertEq(university.granted + university.issued, 0, "no credits");
        vm.assertEq(university.present.since, 0, "no identity");
        IDiplomaRegistry.Check memory answer = registry.check(NO_UNI, ROOT, 1, 0, 0);
        vm.assertTrue(!answer.registered && !answer.active, "told the same by check");
    }

    function test_keyOf_tellsZeroOfAnUnknownOne() public view {
        vm.assertEq(registry.keyOf(HEAD).university, 0, "a thumbprint");
        vm.assertEq(registry.keyOf(_key(stranger)).university, 0, "a wallet");
        vm.assertEq(registry.keyOf(0).university, 0, "zero");
    }

    function _expectNothing(IDiplomaRegistry.Check memory answer) private pure {
        vm.assertEq(answer.batch.signer, address(0), "signer");
        vm.assertEq(answer.batch.issuedAt + answer.batch.revokedAt, 0, "times of the batch");
        vm.assertEq(answer.responsableKey.university, 0, "wallet");
        vm.assertEq(answer.credentialKey.university, 0, "credential key");
        vm.assertEq(answer.revokedWord | answer.supersededWord | answer.wordRevokedAt, 0, "words");
    }
}
