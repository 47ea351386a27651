// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title A wallet at the limits of its validity, for issuing and for revoking
contract KeyEdgesTest is RegistryTest {
    function setUp() public override {
        super.setUp();
        _issue(ROOT, 1000);
    }

    function test_key_isGoodInTheBlockThatAddsIt() public {
        _addKey(UNI, stranger);
        _expectGood(stranger);
    }

    function test_key_isNotGoodBeforeItIsValid() public {
        vm.warp(START - 1);
        _expectNotGood(signer);
        vm.warp(START);
        _expectGood(signer);
    }

    function test_key_isGoodUntilTheSecondBeforeItsEnd() public {
        _endAt(NOW + 100);
        vm.warp(NOW + 99);
        _expectGood(signer);
        vm.warp(NOW + 100);
        _expectNotGood(signer);
        vm.warp(NOW + 101);
        _expectNotGood(signer);
    }

    function test_key_isNotGoodOnceEndedInThisBlock() public {
        _endAt(NOW);
        _expectNotGood(signer);
    }

    function test_key_isNotGoodFromTheBlockOnThatMarksIt() public {
        address[2] memory markers = [guardian, registrar];
        for (uint256 i = 0; i < markers.length; i++) {
            _mark(markers[i], signer, NOW);
            _expectNotGood(signer);
            vm.warp(NOW + 1);
            _expectNotGood(signer);
            vm.warp(NOW);
        }
    }

    function testFuzz_key_isGoodWithinItsTimeLineOnly(uint40 end, uint40 time, bool isMarked) public {
        uint256 validUntil = _between(end, NOW, NOW + 1000);
        uint256 moment = _between(time, START - 10, NOW + 1010);
        _endAt(uint40(validUntil));
        if (isMarked) _mark(registrar, signer, NOW);
        vm.warp(moment);
        bool isGood = START <= moment && moment < validUntil && !isMarked;
        if (isGood) _expectGood(signer);
        else _expectNotGood(signer);
    }

    function _endAt(uint40 validUntil) private {
        vm.prank(registrar);
        registry.setKeyExpiry(_key(signer), validUntil);
    }

    function _expectGood(address key) private {
        uint256 issued = registry.universityOf(UNI).issued;
        vm.startPrank(key);
        registry.issue(UNI, keccak256(abi.encode(issued)), 1, HEAD);
        registry.revoke(UNI, ROOT, 1000, _word(0, 1 << (issued % 256)), false);
        registry.revokeBatch(UNI, keccak256(abi.encode(issued)), 1);
        vm.stopPrank();
    }

    function _expectNotGood(address key) private {
        vm.startPrank(key);
        _expectKeyNotValid(key);
        registry.issue(UNI, HEAD, 1, HEAD);
        _expectKeyNotValid(key);
        registry.revoke(UNI, ROOT, 1000, _word(0, 1), false);
        _expectKeyNotValid(key);
        registry.revokeBatch(UNI, ROOT, 1000);
        vm.stopPrank();
    }
}
