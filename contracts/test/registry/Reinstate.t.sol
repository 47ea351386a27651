// SPDX-License-Identifier: AGPL-3.0-only
pragma solidity ^0.8.24;

import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title Undoing revocations, and reaffirming a batch
contract ReinstateTest is RegistryTest {
    function setUp() public override {
        super.setUp();
        _issue(ROOT, 1000);
    }

    function test_reinstate_clearsBothKinds() public {
        _revoke(ROOT, _word(0, 3), false);
        _revoke(ROOT, _word(0, 12), true);
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.DiplomasReinstated(UNI, ROOT, _word(0, 6));
        _reinstate(ROOT, _word(0, 6));
        vm.assertEq(_check(ROOT, 0).revokedWord, 9, "the rest stays revoked");
        vm.assertEq(_check(ROOT, 0).supersededWord, 8, "the rest stays superseded");
    }

    function test_reinstate_letsTheDiplomaBeRevokedAgainAsAnotherKind() public {
        _revoke(ROOT, _word(0, 1), false);
        _reinstate(ROOT, _word(0, 1));
        _revoke(ROOT, _word(0, 1), true);
        vm.assertEq(_check(ROOT, 0).supersededWord, 1, "superseded");
    }

    function test_reinstate_revertsWhenNotRevoked() public {
        _revoke(ROOT, _word(1, 1), false);
        _expect(IDiplomaRegistry.DiplomaNotRevoked.selector, 258);
        _reinstate(ROOT, _word(1, 5));
    }

    function test_reinstate_revertsWhenTheWordsAreNoDiplomas() public {
        _revoke(ROOT, _word(0, 3), false);
        _expect(IDiplomaRegistry.IndexesEmpty.selector);
        _reinstate(ROOT, new IDiplomaRegistry.Word[](0));
        _expect(IDiplomaRegistry.IndexOutOfRange.selector, 1024);
        _reinstate(ROOT, _word(4, 1));
        _expect(IDiplomaRegistry.IndexesNotIncreasing.selector, 0);
        _reinstate(ROOT, _words(0, 1, 0, 2));
    }

    function testFuzz_reinstate_undoesRevoke(uint256 bits, uint256 part, bool superseded) public {
        vm.assume(bits & part != 0);
        _revoke(ROOT, _word(1, bits), superseded);
        _reinstate(ROOT, _word(1, bits & part));
        vm.assertEq(_check(ROOT, 1).revokedWord, bits & ~part, "revoked");
        vm.assertEq(_check(ROOT, 1).supersededWord, superseded ? bits & ~part : 0, "superseded");
    }

    function test_reinstateBatch_leavesSingleRevocations() public {
        _revoke(ROOT, _word(0, 1), false);
        vm.prank(signer);
        registry.revokeBatch(UNI, ROOT);
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.BatchReinstated(UNI, ROOT);
        vm.prank(registrar);
        registry.reinstateBatch(UNI, ROOT);
        vm.assertTrue(!_check(ROOT, 0).batch.revoked, "batch");
        vm.assertEq(_check(ROOT, 0).revokedWord, 1, "diploma");
    }

    function test_reinstateBatch_revertsWhenNotRevoked() public {
        _expect(IDiplomaRegistry.BatchNotRevoked.selector);
        vm.prank(registrar);
        registry.reinstateBatch(UNI, ROOT);
    }

    function test_reaffirmBatch_isToldToVerifiers() public {
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.BatchReaffirmed(UNI, ROOT);
        vm.prank(registrar);
        registry.reaffirmBatch(UNI, ROOT);
        vm.assertTrue(_check(ROOT, 0).batch.reaffirmed, "reaffirmed");
    }

    function test_reaffirmBatch_revertsWhenReaffirmedAlready() public {
        vm.startPrank(registrar);
        registry.reaffirmBatch(UNI, ROOT);
        _expect(IDiplomaRegistry.BatchAlreadyReaffirmed.selector);
        registry.reaffirmBatch(UNI, ROOT);
    }

    function test_registrarsCalls_revertWhenTheBatchIsUnknown() public {
        bytes memory unknown = abi.encodeWithSelector(IDiplomaRegistry.BatchUnknown.selector, UNI, HEAD);
        vm.startPrank(registrar);
        vm.expectRevert(unknown);
        registry.reinstate(UNI, HEAD, _word(0, 1));
        vm.expectRevert(unknown);
        registry.reinstateBatch(UNI, HEAD);
        vm.expectRevert(unknown);
        registry.reaffirmBatch(UNI, HEAD);
    }

    function _reinstate(bytes32 root, IDiplomaRegistry.Word[] memory words) private {
        vm.prank(registrar);
        registry.reinstate(UNI, root, words);
    }
}
