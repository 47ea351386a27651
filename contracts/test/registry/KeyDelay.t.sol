// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IUniversities} from "../../src/interfaces/IUniversities.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title Keys that begin after a delay, in which the registrar or a guardian vetoes them
contract KeyDelayTest is RegistryTest {
    uint40 private constant DELAY = 2 days;

    function _startDelay() internal pure override returns (uint40) {
        return DELAY;
    }

    function test_addKey_beginsAfterTheDelay() public {
        vm.startPrank(registrar);
        vm.expectEmit(address(registry));
        emit IUniversities.ResponsableKeyAdded(UNI, stranger, NOW + DELAY, registrar);
        registry.addResponsableKey(UNI, stranger);
        vm.expectEmit(address(registry));
        emit IUniversities.CredentialKeyAdded(UNI, HEAD, NOW + DELAY, registrar);
        registry.addCredentialKey(UNI, HEAD);
        vm.stopPrank();
        vm.assertEq(registry.keyOf(_key(stranger)).validFrom, NOW + DELAY, "wallet");
        vm.assertEq(registry.keyOf(HEAD).validFrom, NOW + DELAY, "credential key");
        vm.warp(NOW + DELAY - 1);
        _expectKeyNotValid(stranger);
        _issueBy(stranger);
        vm.warp(NOW + DELAY);
        _issueBy(stranger);
    }

    function test_vetoKey_isForRegistrarAndGuardianBeforeTheKeyBegins() public {
        address[2] memory allowed = [guardian, registrar];
        for (uint256 i = 0; i < allowed.length; i++) {
            vm.warp(NOW);
            _addBoth(UNI);
            vm.warp(NOW + DELAY - 1);
            vm.expectEmit(address(registry));
            emit IUniversities.KeyVetoed(UNI, _key(stranger), allowed[i]);
            _veto(allowed[i], _key(stranger));
            vm.expectEmit(address(registry));
            emit IUniversities.KeyVetoed(UNI, HEAD, allowed[i]);
            _veto(allowed[i], HEAD);
            _expectNever(_key(stranger));
            _expectNever(HEAD);
        }
        vm.warp(NOW + DELAY);
        _expectKeyNotValid(stranger);
        _issueBy(stranger);
    }

    function test_vetoKey_revertsOnceTheKeyHasBegun() public {
        _addBoth(UNI);
        vm.warp(NOW + DELAY);
        bytes32[3] memory begun = [_key(stranger), HEAD, _key(signer)];
        for (uint256 i = 0; i < begun.length; i++) {
            _expect(IUniversities.KeyAlreadyBegun.selector);
            _veto(guardian, begun[i]);
        }
    }

    function test_vetoKey_lendsTheKeyToTheRightUniversity() public {
        _addBoth(OTHER_UNI);
        _veto(registrar, _key(stranger));
        _veto(registrar, HEAD);
        vm.warp(NOW + 500);
        _addBoth(UNI);
        IUniversities.Key memory key = registry.keyOf(_key(stranger));
        vm.assertEq(key.university, UNI, "university");
        vm.assertEq(key.validFrom, NOW + 500 + DELAY, "the delay begins anew");
        vm.assertEq(key.number, 4, "another number");
        vm.warp(NOW + 500 + DELAY);
        _issueBy(stranger);
        vm.assertEq(registry.check(UNI, ROOT, 1, 0, 0).batch.signer, stranger, "signer");
    }

    function test_vetoKey_removesWhatWasStatedOfTheKey() public {
        _addBoth(UNI);
        _mark(guardian, stranger, NOW);
        vm.prank(registrar);
        registry.setKeyExpiry(_key(stranger), NOW + 5);
        _veto(guardian, _key(stranger));
        _expectNever(_key(stranger));
    }

    function test_aKeyToBegin_thatIsCompromisedNeverBegins() public {
        _addBoth(UNI);
        _mark(guardian, stranger, NOW);
        vm.warp(NOW + DELAY);
        _expectKeyNotValid(stranger);
        _issueBy(stranger);
    }

    function _addBoth(uint64 university) private {
        vm.startPrank(registrar);
        registry.addResponsableKey(university, stranger);
        registry.addCredentialKey(university, HEAD);
        vm.stopPrank();
    }

    function _veto(address by, bytes32 key) private {
        vm.prank(by);
        registry.vetoKey(key);
    }

    function _issueBy(address wallet) private {
        vm.prank(wallet);
        registry.issue(UNI, ROOT, 1, HEAD);
    }

    function _expectNever(bytes32 key) private {
        IUniversities.Key memory stored = registry.keyOf(key);
        vm.assertEq(keccak256(abi.encode(stored)), keccak256(new bytes(7 * 32)), "as if it had never been added");
        _expect(IUniversities.KeyUnknown.selector);
        _veto(guardian, key);
    }
}
