// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title A word that had as many acts as wallets may make
contract FullWordTest is RegistryTest {
    function setUp() public override {
        super.setUp();
        _issue(ROOT, 1000);
    }

    function test_word_takesAThousandActsAndThenTheRegistrarsAlone() public {
        for (uint256 i = 0; i < 499; i++) {
            _revoke(ROOT, 1000, _word(1, 1), false);
            _reinstate(_word(1, 1));
        }
        _revoke(ROOT, 1000, _word(1, 1), true);
        _revoke(ROOT, 1000, _word(1, 6), true);
        vm.assertEq(_length(), 1000, "full");
        _expect(IDiplomaRegistry.DiplomaAlreadyRevoked.selector, 257);
        _revoke(ROOT, 1000, _word(1, 2), true);
        _expect(IDiplomaRegistry.WordFull.selector, 256);
        _revoke(ROOT, 1000, _word(1, 8), false);
        _reinstate(_word(1, 3));
        _reinstate(_word(1, 4));
        vm.assertEq(_length(), 1002, "the registrar still reinstates");
        vm.assertEq(_check(ROOT, 1000, 1).revokedWord, 0, "and that is told");
        _expect(IDiplomaRegistry.WordFull.selector, 256);
        _revoke(ROOT, 1000, _word(1, 1), false);
        _revoke(ROOT, 1000, _word(2, 1), false);
        _revokeBatch(signer);
    }

    function _length() private view returns (uint256) {
        return registry.actsOf(UNI, ROOT, 1000, 1).length;
    }
}
