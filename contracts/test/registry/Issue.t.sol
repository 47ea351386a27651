// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {IUniversities} from "../../src/interfaces/IUniversities.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title Anchoring a batch
contract IssueTest is RegistryTest {
    function test_issue_anchorsTheBatch() public {
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.BatchIssued(UNI, ROOT, signer, 1000, HEAD);
        _issue(ROOT, 1000);
        IDiplomaRegistry.Batch memory batch = _check(ROOT, 1000, 0).batch;
        vm.assertEq(batch.signer, signer, "signer");
        vm.assertEq(batch.issuedAt, block.timestamp, "issuedAt");
        vm.assertEq(batch.revokedAt, 0, "not revoked");
        vm.assertEq(registry.universityOf(UNI).issued, 1000, "credits spent");
    }

    function test_issue_storesTheBatchInOneSlot() public {
        vm.record();
        _issue(ROOT, 1000);
        (, bytes32[] memory writes) = vm.accesses(address(registry));
        uint256 slots = 0;
        for (uint256 i = 0; i < writes.length; i++) {
            bool isRepeated = i > 0 && writes[i] == writes[i - 1];
            if (!isRepeated) slots++;
        }
        vm.assertEq(slots, 2, "the batch and the university's counter");
    }

    function testFuzz_issue_takesCountsInRangeOnly(uint32 count) public {
        _grantUpTo(1 << 24);
        if (count == 0 || count > 1 << 24) _expect(IDiplomaRegistry.CountOutOfRange.selector, count);
        _issue(ROOT, count);
    }

    function test_issue_takesTheSmallestAndTheLargestBatch() public {
        _grantUpTo((1 << 24) + 1);
        _issue("smallest", 1);
        _issue("largest", 1 << 24);
        vm.assertEq(_check("largest", 1 << 24, 0).batch.signer, signer, "signer");
    }

    function test_issue_revertsWhenTheCountIsZero() public {
        _expect(IDiplomaRegistry.CountOutOfRange.selector, 0);
        _issue(ROOT, 0);
    }

    function test_issue_revertsWhenTheCountIsAboveTheLimit() public {
        _expect(IDiplomaRegistry.CountOutOfRange.selector, (1 << 24) + 1);
        _issue(ROOT, (1 << 24) + 1);
    }

    function test_issue_revertsWhenTheRootIsZero() public {
        _expect(IDiplomaRegistry.RootZero.selector);
        _issue(0, 0);
    }

    function test_issue_revertsWhenTheUniversityIsUnknown() public {
        uint64[2] memory unknown = [0, NO_UNI];
        for (uint256 i = 0; i < unknown.length; i++) {
            _expect(IUniversities.UniversityUnknown.selector, unknown[i]);
            vm.prank(signer);
            registry.issue(unknown[i], ROOT, 1, HEAD);
        }
    }

    function test_issue_revertsWhenTheKeyIsOfAnotherUniversity() public {
        _expectKeyNotValid(otherSigner);
        vm.prank(otherSigner);
        registry.issue(UNI, ROOT, 1, HEAD);
    }

    function test_issue_revertsWhenSuspended() public {
        _suspend();
        _expect(IUniversities.UniversityIsSuspended.selector, UNI);
        _issue(ROOT, 1);
    }

    function test_issue_revertsWhenIssuedAlready() public {
        _issue(ROOT, 1000);
        _expectAlreadyIssued(signer);
        _issue(ROOT, 1000);
    }

    function test_issue_revertsWhenTheBatchIsRevoked() public {
        _issue(ROOT, 1000);
        _revokeBatch(signer);
        _expectAlreadyIssued(signer);
        _issue(ROOT, 1000);
    }

    function test_issue_tellsThatItIsIssuedBeforeAnythingElse() public {
        _issue(ROOT, 1000);
        _suspend();
        vm.prank(registrar);
        registry.setKeyExpiry(_key(signer), NOW);
        _expectAlreadyIssued(signer);
        vm.prank(stranger);
        registry.issue(UNI, ROOT, 1000, HEAD);
    }

    function test_issue_refusesTheKeyBeforeTheSuspension() public {
        _suspend();
        _expectKeyNotValid(stranger);
        vm.prank(stranger);
        registry.issue(UNI, ROOT, 1, HEAD);
    }

    function test_issue_refusesTheSuspensionBeforeTheCredits() public {
        _suspend();
        _expect(IUniversities.UniversityIsSuspended.selector, UNI);
        _issue(ROOT, uint32(CREDITS) + 1);
    }

    function test_issue_takesTheSameRootOfAnotherUniversity() public {
        _issue(ROOT, 1000);
        vm.prank(otherSigner);
        registry.issue(OTHER_UNI, ROOT, 1000, HEAD);
        vm.assertEq(_check(ROOT, 1000, 0).batch.signer, signer, "signer here");
        vm.assertEq(registry.check(OTHER_UNI, ROOT, 1000, 0, 0).batch.signer, otherSigner, "signer there");
    }

    function test_issue_isNotSpoiltByTheSameRootWithAnotherCount() public {
        _addKey(UNI, stranger);
        vm.prank(stranger);
        registry.issue(UNI, ROOT, 999, HEAD);
        _issue(ROOT, 1000);
        vm.assertEq(_check(ROOT, 1000, 0).batch.signer, signer, "the honest batch");
        vm.assertEq(_check(ROOT, 999, 0).batch.signer, stranger, "the other batch");
        _revokeBatch(signer);
        vm.assertEq(_check(ROOT, 999, 0).batch.revokedAt, 0, "each is revoked by itself");
    }

    function test_issue_namesTheWalletThatIssuedFirst() public {
        _issue(ROOT, 1000);
        _addKey(UNI, stranger);
        vm.warp(NOW + 5);
        vm.expectRevert(abi.encodeWithSelector(IDiplomaRegistry.AlreadyIssued.selector, signer, NOW));
        vm.prank(stranger);
        registry.issue(UNI, ROOT, 1000, HEAD);
    }

    function _suspend() private {
        vm.prank(guardian);
        registry.suspendUniversity(UNI);
    }

    function _expectAlreadyIssued(address by) private {
        vm.expectRevert(abi.encodeWithSelector(IDiplomaRegistry.AlreadyIssued.selector, by, uint40(block.timestamp)));
    }
}
