// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {IUniversities} from "../../src/interfaces/IUniversities.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {RevocationModel} from "../support/RevocationModel.sol";
import {vm} from "../support/Vm.sol";

/// @title Random revoking, reinstating and marking of four wallets, compared with a slow model
contract ActsModelTest is RegistryTest {
    uint256 private constant WALLETS = 4;
    uint16 private constant POSITION = 2;

    RevocationModel private _model;
    uint40 private _time;

    function setUp() public override {
        super.setUp();
        _issue(ROOT, 1000);
        for (uint256 i = 0; i < WALLETS; i++) {
            _addKey(UNI, _wallet(i));
        }
        _model = new RevocationModel();
        _time = NOW;
        // A neighbour that shares slots must not be read in place of the word.
        _revoke(ROOT, 1000, _word(POSITION + 1, type(uint256).max >> 24), true);
    }

    function testFuzz_words_areThoseOfTheModel(uint256[30] memory seeds) public {
        for (uint256 i = 0; i < seeds.length; i++) {
            _act(seeds[i]);
            _compare();
        }
    }

    function _act(uint256 seed) private {
        uint256 bits = (seed >> 8) % 256;
        uint256 wallet = (seed >> 16) % WALLETS;
        uint256 what = seed % 16;
        if (what < 5) _revokeBoth(wallet, bits, false);
        else if (what < 9) _revokeBoth(wallet, bits, true);
        else if (what < 11) _reinstateBoth(bits);
        else if (what < 13) vm.warp(_time += uint40((seed >> 24) % 4));
        else if (what == 13) _markBoth(guardian, wallet, uint40((seed >> 24) % 12));
        else if (what == 14) _markBoth(registrar, wallet, uint40((seed >> 24) % 12));
        else _tryClear(wallet);
    }

    function _revokeBoth(uint256 wallet, uint256 bits, bool superseded) private {
        (uint256 revoked, uint256 already) = _model.words();
        IUniversities.Key memory key = registry.keyOf(_key(_wallet(wallet)));
        bool isGood = key.compromisedSince == 0 || _time < key.compromisedSince;
        bool isRefused = bits == 0 || bits & (superseded ? already : revoked) != 0;
        vm.prank(_wallet(wallet));
        try registry.revoke(UNI, ROOT, 1000, _word(POSITION, bits), superseded) {
            vm.assertTrue(isGood && !isRefused, "revoked what it must not");
            _model.add(RevocationModel.Act(bits, false, superseded, _time, wallet));
        } catch {
            vm.assertTrue(!isGood || isRefused, "refused what it must not");
        }
    }

    function _reinstateBoth(uint256 bits) private {
        (uint256 revoked,) = _model.words();
        vm.prank(registrar);
        try registry.reinstate(UNI, ROOT, 1000, _word(POSITION, bits)) {
            vm.assertTrue(bits != 0 && bits & ~revoked == 0, "reinstated what it must not");
            _model.add(RevocationModel.Act(bits, true, false, _time, 0));
        } catch {
            vm.assertTrue(bits == 0 || bits & ~revoked != 0, "refused what it must not");
        }
    }

    function _markBoth(address by, uint256 wallet, uint40 ago) private {
        vm.prank(by);
        try registry.markKeyCompromised(_key(_wallet(wallet)), _time - ago) {
            if (by == registrar) _model.state(wallet, _time - ago);
        } catch (bytes memory reason) {
            bool isStated = bytes4(reason) == IUniversities.CompromiseStatedByRegistrar.selector;
            bool isLater = bytes4(reason) == IUniversities.CompromiseNotEarlier.selector;
            bool isUsedUp = bytes4(reason) == IUniversities.GuardianMarksUsedUp.selector;
            vm.assertTrue(isLater || (by == guardian && (isStated || isUsedUp)), "refused a mark for another reason");
        }
    }

    function _tryClear(uint256 wallet) private {
        vm.prank(registrar);
        try registry.clearKeyCompromise(_key(_wallet(wallet))) {
            vm.assertEq(_model.since(wallet), 0, "cleared what the registrar states");
        } catch (bytes memory reason) {
            bool isRefused = bytes4(reason) == IUniversities.CompromiseNotClearable.selector;
            vm.assertTrue(isRefused, "refused to clear for another reason");
        }
    }

    function _compare() private view {
        (uint256 revoked, uint256 superseded) = _model.words();
        IDiplomaRegistry.Check memory answer = _check(ROOT, 1000, POSITION);
        vm.assertEq(answer.revokedWord, revoked, "revoked");
        vm.assertEq(answer.supersededWord, superseded, "superseded");
        vm.assertEq(answer.wordRevokedAt, _model.revokedAt(), "revokedAt");
        IDiplomaRegistry.Act[] memory acts = registry.actsOf(UNI, ROOT, 1000, POSITION);
        vm.assertEq(acts.length, _model.length(), "number of acts");
        for (uint256 n = 0; n < acts.length; n++) {
            vm.assertTrue(acts[n].isVoid == _model.isVoid(n), "void");
        }
    }

    function _wallet(uint256 number) private pure returns (address) {
        return _person(vm.toString(number));
    }
}
