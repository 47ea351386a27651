// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title Revoking all of a batch, and whose revocation counts
contract RevokeBatchTest is RegistryTest {
    function setUp() public override {
        super.setUp();
        _issue(ROOT, 1000);
        vm.warp(NOW + 100);
    }

    function test_revokeBatch_isToldToVerifiers() public {
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.BatchRevoked(UNI, ROOT, 1000, signer);
        _revokeBatch(signer);
        IDiplomaRegistry.Check memory answer = _check(ROOT, 1000, 0);
        vm.assertEq(answer.batch.revokedAt, NOW + 100, "revokedAt");
        vm.assertEq(answer.revokedWord, 0, "no diploma singly");
        vm.assertEq(answer.batch.issuedAt, NOW, "issuedAt stays");
        vm.assertEq(answer.batch.signer, signer, "signer stays");
    }

    function test_revokeBatch_revertsWhenRevokedAlready() public {
        _revokeBatch(signer);
        _expect(IDiplomaRegistry.BatchAlreadyRevoked.selector);
        _revokeBatch(signer);
    }

    function test_revokeBatch_revertsWhenTheBatchIsUnknown() public {
        vm.startPrank(signer);
        _expectUnknownBatch(UNI, HEAD, 1000);
        registry.revokeBatch(UNI, HEAD, 1000);
        _expectUnknownBatch(UNI, ROOT, 1001);
        registry.revokeBatch(UNI, ROOT, 1001);
    }

    function test_revokeBatch_refusesTheKeyBeforeTheRevocation() public {
        _revokeBatch(signer);
        _expectKeyNotValid(stranger);
        _revokeBatch(stranger);
    }

    function test_revokeBatch_countsNotSinceTheRegistrarStatesACompromise() public {
        _revokeBatch(signer);
        _mark(registrar, signer, NOW + 100);
        vm.assertEq(_check(ROOT, 1000, 0).batch.revokedAt, 0, "in the very second of the compromise");
    }

    function test_revokeBatch_countsUntilTheSecondBeforeTheCompromise() public {
        _revokeBatch(signer);
        vm.warp(NOW + 200);
        _mark(registrar, signer, NOW + 101);
        vm.assertEq(_check(ROOT, 1000, 0).batch.revokedAt, NOW + 100, "one second earlier");
        _mark(registrar, signer, NOW + 100);
        vm.assertEq(_check(ROOT, 1000, 0).batch.revokedAt, 0, "once dated further back");
    }

    function test_revokeBatch_countsWhileOnlyTheGuardianStatesACompromise() public {
        _revokeBatch(signer);
        _mark(guardian, signer, NOW);
        vm.assertEq(_check(ROOT, 1000, 0).batch.revokedAt, NOW + 100, "a guardian undoes nothing");
        _mark(registrar, signer, NOW);
        vm.assertEq(_check(ROOT, 1000, 0).batch.revokedAt, 0, "the registrar's word does");
    }

    function test_revokeBatch_canBeRepeatedByAGoodKeyWhenTheFirstDoesNotCount() public {
        _addKey(UNI, stranger);
        _revokeBatch(signer);
        _expect(IDiplomaRegistry.BatchAlreadyRevoked.selector);
        _revokeBatch(stranger);
        _mark(registrar, signer, NOW);
        vm.warp(NOW + 500);
        _revokeBatch(stranger);
        vm.assertEq(_check(ROOT, 1000, 0).batch.revokedAt, NOW + 500, "by the good key");
        _mark(registrar, stranger, NOW + 500);
        vm.assertEq(_check(ROOT, 1000, 0).batch.revokedAt, 0, "that one may be stated as compromised, too");
    }

    function test_reinstateBatch_leavesSingleRevocations() public {
        _revoke(ROOT, 1000, _word(0, 1), false);
        _revokeBatch(signer);
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.BatchReinstated(UNI, ROOT, 1000, registrar);
        _reinstateBatch();
        vm.assertEq(_check(ROOT, 1000, 0).batch.revokedAt, 0, "batch");
        vm.assertEq(_check(ROOT, 1000, 0).revokedWord, 1, "diploma");
        _revokeBatch(signer);
        vm.assertEq(_check(ROOT, 1000, 0).batch.revokedAt, NOW + 100, "revoked again");
    }

    function test_reinstateBatch_revertsWhenNotRevoked() public {
        _expect(IDiplomaRegistry.BatchNotRevoked.selector);
        _reinstateBatch();
    }

    function test_reinstateBatch_revertsWhenTheRevocationDoesNotCount() public {
        _revokeBatch(signer);
        _mark(registrar, signer, NOW);
        _expect(IDiplomaRegistry.BatchNotRevoked.selector);
        _reinstateBatch();
    }

    function test_registrarsCalls_revertWhenTheBatchIsUnknown() public {
        vm.startPrank(registrar);
        _expectUnknownBatch(UNI, HEAD, 1000);
        registry.reinstate(UNI, HEAD, 1000, _word(0, 1));
        _expectUnknownBatch(UNI, ROOT, 5);
        registry.reinstateBatch(UNI, ROOT, 5);
        _expectUnknownBatch(OTHER_UNI, ROOT, 1000);
        registry.reaffirmBatch(OTHER_UNI, ROOT, 1000, _key(signer));
        _expectUnknownBatch(UNI, HEAD, 1000);
        registry.withdrawReaffirmation(UNI, HEAD, 1000, _key(signer));
    }

    function _reinstateBatch() private {
        vm.prank(registrar);
        registry.reinstateBatch(UNI, ROOT, 1000);
    }
}
