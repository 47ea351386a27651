// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IUniversities} from "../../src/interfaces/IUniversities.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title Adding keys and ending them, for wallets and for credential keys
contract KeysTest is RegistryTest {
    function test_addKey_isGoodFromThisBlockOnWithoutADelay() public {
        vm.startPrank(registrar);
        vm.expectEmit(address(registry));
        emit IUniversities.ResponsableKeyAdded(UNI, stranger, NOW, registrar);
        registry.addResponsableKey(UNI, stranger);
        vm.expectEmit(address(registry));
        emit IUniversities.CredentialKeyAdded(UNI, HEAD, NOW, registrar);
        registry.addCredentialKey(UNI, HEAD);
        bytes32[2] memory keys = [_key(stranger), HEAD];
        for (uint256 i = 0; i < keys.length; i++) {
            IUniversities.Key memory key = registry.keyOf(keys[i]);
            vm.assertEq(key.university, UNI, "university");
            vm.assertEq(key.validFrom, NOW, "validFrom");
            vm.assertEq(key.validUntil, 0, "validUntil");
            vm.assertEq(key.compromisedSince + key.markedAt, 0, "no compromise");
            vm.assertTrue(!key.byGuardian, "not by the guardian");
        }
    }

    function test_addKey_numbersWalletsFromOne() public {
        _addKey(UNI, stranger);
        vm.assertEq(registry.keyOf(_key(signer)).number, 1, "first");
        vm.assertEq(registry.keyOf(_key(otherSigner)).number, 2, "second");
        vm.assertEq(registry.keyOf(_key(stranger)).number, 3, "third, as a credential key counts not");
        vm.assertEq(registry.keyOf(THUMBPRINT).number, 0, "credential key");
    }

    function test_addKey_isAllowedWhileSuspended() public {
        vm.prank(guardian);
        registry.suspendUniversity(UNI);
        _addKey(UNI, stranger);
        vm.prank(registrar);
        registry.addCredentialKey(UNI, HEAD);
    }

    function test_addKey_revertsWhenZero() public {
        vm.startPrank(registrar);
        _expect(IUniversities.KeyZero.selector);
        registry.addResponsableKey(UNI, address(0));
        _expect(IUniversities.KeyZero.selector);
        registry.addCredentialKey(UNI, 0);
    }

    function test_addCredentialKey_revertsWhenItCouldBeAWallet() public {
        vm.startPrank(registrar);
        _expect(IUniversities.ThumbprintTooSmall.selector);
        registry.addCredentialKey(UNI, _key(stranger));
        _expect(IUniversities.ThumbprintTooSmall.selector);
        registry.addCredentialKey(UNI, _key(address(type(uint160).max)));
        registry.addCredentialKey(UNI, bytes32(uint256(1 << 160)));
    }

    function test_addKey_revertsWhenAnyUniversityHasIt() public {
        uint64[2] memory universities = [UNI, OTHER_UNI];
        vm.startPrank(registrar);
        for (uint256 i = 0; i < universities.length; i++) {
            _expect(IUniversities.KeyAlreadyAdded.selector);
            registry.addResponsableKey(universities[i], signer);
            _expect(IUniversities.KeyAlreadyAdded.selector);
            registry.addCredentialKey(universities[i], THUMBPRINT);
        }
    }

    function test_setExpiry_isToldInAnEvent() public {
        bytes32[2] memory keys = [_key(signer), THUMBPRINT];
        for (uint256 i = 0; i < keys.length; i++) {
            vm.expectEmit(address(registry));
            emit IUniversities.KeyExpirySet(UNI, keys[i], NOW, registrar);
            _setExpiry(keys[i], NOW);
        }
    }

    function test_setExpiry_movesAsLongAsItHasNotPassed() public {
        _setExpiry(_key(signer), NOW + 10);
        vm.warp(NOW + 9);
        _setExpiry(_key(signer), NOW + 30);
        _setExpiry(_key(signer), NOW + 9);
        vm.assertEq(registry.keyOf(_key(signer)).validUntil, NOW + 9, "validUntil");
    }

    function test_setExpiry_revertsWhenBeforeThisBlock() public {
        _expect(IUniversities.ExpiryInThePast.selector);
        _setExpiry(THUMBPRINT, NOW - 1);
        _setExpiry(THUMBPRINT, NOW + 5);
        _expect(IUniversities.ExpiryInThePast.selector);
        _setExpiry(THUMBPRINT, 0);
    }

    function test_setExpiry_revertsWhenTheSetOneHasPassed() public {
        _setExpiry(THUMBPRINT, NOW + 10);
        vm.warp(NOW + 10);
        _expect(IUniversities.ExpiryAlreadyPassed.selector);
        _setExpiry(THUMBPRINT, NOW + 20);
        vm.warp(NOW + 1000);
        _expect(IUniversities.ExpiryAlreadyPassed.selector);
        _setExpiry(THUMBPRINT, NOW + 2000);
    }

    function test_setExpiry_voidsNoRevocationBefore() public {
        _issue(ROOT, 1000);
        _revoke(ROOT, 1000, _word(0, 1), false);
        _setExpiry(_key(signer), NOW);
        vm.assertEq(_check(ROOT, 1000, 0).revokedWord, 1, "what was revoked stays so");
    }

    function test_keyCalls_revertWhenNobodyHasTheKey() public {
        bytes32[3] memory keys = [_key(stranger), HEAD, bytes32(0)];
        vm.startPrank(registrar);
        for (uint256 i = 0; i < keys.length; i++) {
            _expect(IUniversities.KeyUnknown.selector);
            registry.setKeyExpiry(keys[i], NOW);
            _expect(IUniversities.KeyUnknown.selector);
            registry.markKeyCompromised(keys[i], NOW);
            _expect(IUniversities.KeyUnknown.selector);
            registry.vetoKey(keys[i]);
            _expect(IUniversities.CompromiseNotClearable.selector);
            registry.clearKeyCompromise(keys[i]);
        }
    }

    function _setExpiry(bytes32 key, uint40 validUntil) private {
        vm.prank(registrar);
        registry.setKeyExpiry(key, validUntil);
    }
}
