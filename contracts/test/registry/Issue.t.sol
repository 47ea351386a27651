// SPDX-License-Identifier: AGPL-3.0-only
pragma solidity ^0.8.24;

import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title Anchoring a batch
contract IssueTest is RegistryTest {
    function test_issue_anchorsTheBatch() public {
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.BatchIssued(UNI, ROOT, signer, 1000, HEAD);
        _issue(ROOT, 1000);
        IDiplomaRegistry.Batch memory batch = _check(ROOT, 0).batch;
        vm.assertEq(batch.signer, signer, "signer");
        vm.assertEq(batch.issuedAt, block.timestamp, "issuedAt");
        vm.assertEq(batch.count, 1000, "count");
        vm.assertTrue(!batch.revoked && !batch.reaffirmed, "no flag");
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
        if (count == 0 || count > 1 << 24) _expect(IDiplomaRegistry.CountOutOfRange.selector, count);
        _issue(ROOT, count);
    }

    function test_issue_takesTheSmallestAndTheLargestBatch() public {
        _issue("smallest", 1);
        _issue("largest", 1 << 24);
        vm.assertEq(_check("largest", 0).batch.count, 1 << 24, "count");
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
        _issue(0, 1);
    }

    function test_issue_revertsWhenTheUniversityIsUnknown() public {
        uint64[2] memory unknown = [0, NO_UNI];
        for (uint256 i = 0; i < unknown.length; i++) {
            _expect(IDiplomaRegistry.UniversityUnknown.selector, unknown[i]);
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
        vm.prank(guardian);
        registry.suspendUniversity(UNI);
        _expect(IDiplomaRegistry.UniversityIsSuspended.selector, UNI);
        _issue(ROOT, 1);
    }

    function test_issue_revertsWhenIssuedAlready() public {
        _issue(ROOT, 1000);
        _expectAlreadyIssued(1000);
        _issue(ROOT, 1000);
    }

    function test_issue_tellsThatItIsIssuedBeforeAnythingElse() public {
        _issue(ROOT, 1000);
        uint40 issuedAt = uint40(block.timestamp);
        vm.prank(guardian);
        registry.suspendUniversity(UNI);
        vm.prank(registrar);
        registry.setResponsableKeyExpiry(signer, issuedAt);
        _expectAlreadyIssued(1000);
        vm.prank(stranger);
        registry.issue(UNI, ROOT, 0, HEAD);
    }

    function test_issue_refusesTheKeyBeforeTheSuspension() public {
        vm.prank(guardian);
        registry.suspendUniversity(UNI);
        _expectKeyNotValid(stranger);
        vm.prank(stranger);
        registry.issue(UNI, ROOT, 1, HEAD);
    }

    function test_issue_refusesTheSuspensionBeforeTheCredits() public {
        vm.prank(guardian);
        registry.suspendUniversity(UNI);
        _spendAllButOne();
        _expect(IDiplomaRegistry.UniversityIsSuspended.selector, UNI);
        _issue(ROOT, 2);
    }

    function test_issue_takesTheSameRootOfAnotherUniversity() public {
        _issue(ROOT, 1000);
        vm.prank(otherSigner);
        registry.issue(OTHER_UNI, ROOT, 5, HEAD);
        vm.assertEq(_check(ROOT, 0).batch.count, 1000, "count here");
        vm.assertEq(registry.check(OTHER_UNI, ROOT, 0, 0).batch.count, 5, "count there");
    }

    function _expectAlreadyIssued(uint32 count) private {
        vm.expectRevert(
            abi.encodeWithSelector(IDiplomaRegistry.AlreadyIssued.selector, signer, uint40(block.timestamp), count)
        );
    }

    function _spendAllButOne() private {
        vm.prank(registrar);
        registry.resumeUniversity(UNI);
        uint64 left = CREDITS - 1;
        for (uint256 i = 0; left > 0; i++) {
            uint32 count = left > 1 << 24 ? 1 << 24 : uint32(left);
            _issue(keccak256(abi.encode(i)), count);
            left -= count;
        }
        vm.prank(guardian);
        registry.suspendUniversity(UNI);
    }
}
