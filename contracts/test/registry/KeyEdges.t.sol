// SPDX-License-Identifier: AGPL-3.0-only
pragma solidity ^0.8.24;

import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title A wallet at the limits of its validity, for issuing and for revoking
contract KeyEdgesTest is RegistryTest {
    uint40 private constant NOW = START + 365 days;

    function setUp() public override {
        super.setUp();
        _issue(ROOT, 1000);
    }

    function test_key_isGoodInTheBlockThatAddsIt() public {
        vm.prank(registrar);
        registry.addResponsableKey(UNI, stranger);
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

    function test_key_isGoodUntilTheSecondBeforeItsCompromise() public {
        vm.prank(guardian);
        registry.markResponsableKeyCompromised(signer, NOW);
        vm.warp(NOW - 1);
        _expectGood(signer);
        vm.warp(NOW);
        _expectNotGood(signer);
        vm.warp(NOW + 1);
        _expectNotGood(signer);
    }

    function testFuzz_key_isGoodWithinItsTimeLineOnly(uint40 end, uint40 compromise, uint40 time) public {
        uint256 validUntil = _between(end, NOW, NOW + 1000);
        uint256 since = _between(compromise, START, NOW);
        uint256 moment = _between(time, START - 10, NOW + 1010);
        _endAt(uint40(validUntil));
        vm.prank(registrar);
        registry.markResponsableKeyCompromised(signer, uint40(since));
        vm.warp(moment);
        bool isGood = START <= moment && moment < validUntil && moment < since;
        if (isGood) _expectGood(signer);
        else _expectNotGood(signer);
    }

    function _endAt(uint40 validUntil) private {
        vm.prank(registrar);
        registry.setResponsableKeyExpiry(signer, validUntil);
    }

    function _expectGood(address key) private {
        uint256 issued = registry.universityOf(UNI).issued;
        vm.startPrank(key);
        registry.issue(UNI, keccak256(abi.encode(issued)), 1, HEAD);
        registry.revoke(UNI, ROOT, _word(0, 1 << (issued % 256)), false);
        registry.revokeBatch(UNI, keccak256(abi.encode(issued)));
        vm.stopPrank();
    }

    function _expectNotGood(address key) private {
        vm.startPrank(key);
        _expectKeyNotValid(key);
        registry.issue(UNI, HEAD, 1, HEAD);
        _expectKeyNotValid(key);
        registry.revoke(UNI, ROOT, _word(0, 1), false);
        _expectKeyNotValid(key);
        registry.revokeBatch(UNI, ROOT);
        vm.stopPrank();
    }
}
