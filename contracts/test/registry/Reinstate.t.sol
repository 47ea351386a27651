// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title Undoing the revocation of diplomas
contract ReinstateTest is RegistryTest {
    function setUp() public override {
        super.setUp();
        _issue(ROOT, 1000);
    }

    function test_reinstate_clearsBothKinds() public {
        _revoke(ROOT, 1000, _word(0, 3), false);
        _revoke(ROOT, 1000, _word(0, 12), true);
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.DiplomasReinstated(UNI, ROOT, 1000, _word(0, 6), registrar);
        _reinstate(_word(0, 6));
        vm.assertEq(_check(ROOT, 1000, 0).revokedWord, 9, "the rest stays revoked");
        vm.assertEq(_check(ROOT, 1000, 0).supersededWord, 8, "the rest stays superseded");
    }

    function test_reinstate_takesSeveralWords() public {
        _revoke(ROOT, 1000, _words(0, 1, 1, 2), true);
        _reinstate(_words(0, 1, 1, 2));
        vm.assertEq(_check(ROOT, 1000, 0).revokedWord | _check(ROOT, 1000, 1).revokedWord, 0, "both");
        vm.assertEq(_check(ROOT, 1000, 0).wordRevokedAt, 0, "no time where none is revoked");
    }

    function test_reinstate_letsTheDiplomaBeRevokedAgainAsAnotherKind() public {
        _revoke(ROOT, 1000, _word(0, 1), false);
        _reinstate(_word(0, 1));
        _revoke(ROOT, 1000, _word(0, 1), true);
        vm.assertEq(_check(ROOT, 1000, 0).supersededWord, 1, "superseded");
    }

    function test_reinstate_revertsWhenNotRevoked() public {
        _revoke(ROOT, 1000, _word(1, 1), false);
        _expect(IDiplomaRegistry.DiplomaNotRevoked.selector, 258);
        _reinstate(_word(1, 5));
    }

    function test_reinstate_revertsWhenTheRevocationDoesNotCount() public {
        _revoke(ROOT, 1000, _word(1, 1), false);
        _mark(registrar, signer, NOW);
        _expect(IDiplomaRegistry.DiplomaNotRevoked.selector, 256);
        _reinstate(_word(1, 1));
    }

    function test_reinstate_revertsWhenTheWordsAreNoDiplomas() public {
        _revoke(ROOT, 1000, _word(0, 3), false);
        _expect(IDiplomaRegistry.IndexesEmpty.selector);
        _reinstate(new IDiplomaRegistry.Word[](0));
        _expect(IDiplomaRegistry.IndexOutOfRange.selector, 1024);
        _reinstate(_word(4, 1));
        _expect(IDiplomaRegistry.IndexesNotIncreasing.selector, 0);
        _reinstate(_words(0, 1, 0, 2));
    }

    function testFuzz_reinstate_undoesRevoke(uint256 bits, uint256 part, bool superseded) public {
        vm.assume(bits & part != 0);
        _revoke(ROOT, 1000, _word(1, bits), superseded);
        _reinstate(_word(1, bits & part));
        vm.assertEq(_check(ROOT, 1000, 1).revokedWord, bits & ~part, "revoked");
        vm.assertEq(_check(ROOT, 1000, 1).supersededWord, superseded ? bits & ~part : 0, "superseded");
    }
}
