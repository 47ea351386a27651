// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title Confirming a batch although one of its keys is compromised, key by key
contract ReaffirmTest is RegistryTest {
    function setUp() public override {
        super.setUp();
        _issue(ROOT, 1000);
        vm.warp(NOW + 100);
    }

    function test_reaffirmBatch_isToldForTheWallet() public {
        _mark(registrar, signer, NOW);
        vm.warp(NOW + 101);
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.BatchReaffirmed(UNI, ROOT, 1000, _key(signer), registrar);
        _reaffirm(_key(signer));
        vm.assertEq(_check(ROOT, 1000, 0).responsableReaffirmedAt, NOW + 101, "the wallet");
        vm.assertEq(_check(ROOT, 1000, 0).credentialReaffirmedAt, 0, "not the credential key");
        vm.assertTrue(_isCovered(_key(signer)), "covered");
    }

    function test_reaffirmBatch_isToldForTheCredentialKey() public {
        _markThumbprint(registrar, NOW);
        vm.warp(NOW + 101);
        _reaffirm(THUMBPRINT);
        vm.assertEq(_check(ROOT, 1000, 0).credentialReaffirmedAt, NOW + 101, "the credential key");
        vm.assertEq(_check(ROOT, 1000, 0).responsableReaffirmedAt, 0, "not the wallet");
        vm.assertEq(registry.check(UNI, ROOT, 1000, 0, HEAD).credentialReaffirmedAt, 0, "not another one");
        vm.assertEq(registry.check(UNI, ROOT, 999, 0, THUMBPRINT).credentialReaffirmedAt, 0, "not another batch");
    }

    function test_reaffirmBatch_coversNothingThatIsStatedLater() public {
        _mark(registrar, signer, NOW);
        vm.warp(NOW + 101);
        _reaffirm(_key(signer));
        _mark(registrar, signer, NOW - 1);
        vm.assertTrue(!_isCovered(_key(signer)), "dated back in the same second");
        vm.warp(NOW + 102);
        _reaffirm(_key(signer));
        vm.assertTrue(_isCovered(_key(signer)), "reaffirmed after it");
        vm.warp(NOW + 103);
        _mark(registrar, signer, NOW - 2);
        vm.assertTrue(!_isCovered(_key(signer)), "dated back later");
    }

    function test_reaffirmBatch_coversNotWhatTheRegistrarConfirmsAfterwards() public {
        _mark(guardian, signer, NOW);
        vm.warp(NOW + 101);
        _reaffirm(_key(signer));
        vm.warp(NOW + 102);
        _mark(registrar, signer, NOW);
        vm.assertTrue(!_isCovered(_key(signer)), "confirmed");
    }

    function test_reaffirmBatch_revertsInTheSecondOfTheMark() public {
        _mark(registrar, signer, NOW);
        _expectNothingToReaffirm(_key(signer));
    }

    function test_reaffirmBatch_revertsWhenTheKeyIsNotCompromised() public {
        _expectNothingToReaffirm(_key(signer));
        _expectNothingToReaffirm(THUMBPRINT);
        _expectNothingToReaffirm(HEAD);
        _expectNothingToReaffirm(0);
    }

    function test_reaffirmBatch_revertsWhenTheCompromiseIsLaterThanTheBatch() public {
        _mark(registrar, signer, NOW + 1);
        vm.warp(NOW + 200);
        _expectNothingToReaffirm(_key(signer));
        _mark(registrar, signer, NOW);
        vm.warp(NOW + 201);
        _reaffirm(_key(signer));
    }

    function test_reaffirmBatch_revertsWhenAnotherWalletSigned() public {
        _addKey(UNI, stranger);
        _mark(registrar, stranger, NOW);
        vm.warp(NOW + 200);
        _expectNothingToReaffirm(_key(stranger));
    }

    function test_reaffirmBatch_revertsWhenTheKeyIsOfAnotherUniversity() public {
        vm.startPrank(registrar);
        registry.addCredentialKey(OTHER_UNI, HEAD);
        registry.markKeyCompromised(HEAD, NOW);
        vm.stopPrank();
        vm.warp(NOW + 200);
        _expectNothingToReaffirm(HEAD);
    }

    function test_withdrawReaffirmation_takesItBack() public {
        _mark(registrar, signer, NOW);
        _markThumbprint(registrar, NOW);
        vm.warp(NOW + 101);
        _reaffirm(_key(signer));
        _reaffirm(THUMBPRINT);
        vm.expectEmit(address(registry));
        emit IDiplomaRegistry.ReaffirmationWithdrawn(UNI, ROOT, 1000, _key(signer), registrar);
        _withdraw(_key(signer));
        vm.assertEq(_check(ROOT, 1000, 0).responsableReaffirmedAt, 0, "the wallet");
        vm.assertEq(_check(ROOT, 1000, 0).credentialReaffirmedAt, NOW + 101, "not the credential key");
        _expect(IDiplomaRegistry.NotReaffirmed.selector);
        _withdraw(_key(signer));
        _reaffirm(_key(signer));
        vm.assertTrue(_isCovered(_key(signer)), "it can be given again");
    }

    /// @dev The rule of a verifier.
    function _isCovered(bytes32 key) private view returns (bool) {
        return registry.keyOf(key).markedAt < _check(ROOT, 1000, 0).responsableReaffirmedAt;
    }

    function _reaffirm(bytes32 key) private {
        vm.prank(registrar);
        registry.reaffirmBatch(UNI, ROOT, 1000, key);
    }

    function _withdraw(bytes32 key) private {
        vm.prank(registrar);
        registry.withdrawReaffirmation(UNI, ROOT, 1000, key);
    }

    function _markThumbprint(address by, uint40 since) private {
        vm.prank(by);
        registry.markKeyCompromised(THUMBPRINT, since);
    }

    function _expectNothingToReaffirm(bytes32 key) private {
        _expect(IDiplomaRegistry.NothingToReaffirm.selector);
        _reaffirm(key);
    }
}
