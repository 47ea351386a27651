// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {DiplomaRegistry} from "../src/DiplomaRegistry.sol";
import {IDiplomaRegistry} from "../src/interfaces/IDiplomaRegistry.sol";
import {IUniversities} from "../src/interfaces/IUniversities.sol";
import {Handler} from "./support/Handler.sol";
import {vm} from "./support/Vm.sol";

/// @title Invariants of the registry, for any callers and any order of calls
/// @dev If the handler itself finds a violation it reverts, which also fails the run.
contract DiplomaRegistryInvariants {
    DiplomaRegistry private _registry;
    Handler private _handler;

    function setUp() public {
        vm.warp(1_790_000_000);
        _registry = new DiplomaRegistry(0, 1 hours, address(201));
        _giveRoles();
        vm.warp(1_790_000_000 + 1 hours);
        _handler = new Handler(_registry);
        for (uint64 university = 1; university <= 3; university++) {
            vm.prank(address(202));
            _registry.registerUniversity(university, IUniversities.Identity("", "", ""));
        }
        for (uint64 university = 1; university <= 3; university++) {
            _handler.addWallet(university);
            _handler.addWallet(university);
            _handler.grantCredits(university, 3000);
        }
        _handler.pass(1 hours);
    }

    /// @dev Selects the functions that forge calls at random.
    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(_handler);
    }

    function invariant_creditsAreConserved() public view {
        Handler.Issued[] memory issued = _handler.issued();
        for (uint64 university = 1; university <= 3; university++) {
            uint256 sum = 0;
            for (uint256 n = 0; n < issued.length; n++) {
                if (issued[n].university == university) sum += issued[n].count;
            }
            IUniversities.University memory answer = _registry.universityOf(university);
            vm.assertEq(answer.granted, _handler.granted(university), "granted is the largest total granted");
            vm.assertEq(answer.issued, sum, "issued is the sum of the counts of batches");
            vm.assertEq(answer.issued, _handler.spent(university), "and what was taken");
            vm.assertLe(answer.issued, answer.granted, "what is left is not negative");
            vm.assertTrue(answer.active != _handler.isSuspended(university), "active unless suspended");
        }
    }

    function invariant_aBatchKeepsItsSignerAndTime() public view {
        Handler.Issued[] memory issued = _handler.issued();
        for (uint256 n = 0; n < issued.length; n++) {
            IDiplomaRegistry.Batch memory batch = _check(issued[n], 0).batch;
            vm.assertEq(batch.signer, issued[n].signer, "signer");
            vm.assertEq(batch.issuedAt, issued[n].issuedAt, "issuedAt");
            vm.assertEq(batch.revokedAt, _handler.expectedBatchRevokedAt(n), "revokedAt");
        }
    }

    function invariant_eachDiplomaIsInTheStateThatItsActsGive() public view {
        Handler.Issued[] memory issued = _handler.issued();
        for (uint256 n = 0; n < issued.length; n++) {
            for (uint256 word = 0; word < 4; word++) {
                IDiplomaRegistry.Check memory answer = _check(issued[n], word);
                (uint256 revoked, uint256 superseded) = _handler.expectedWord(n, word);
                vm.assertEq(answer.revokedWord, revoked, "revoked");
                vm.assertEq(answer.supersededWord, superseded, "superseded");
                vm.assertEq(superseded & ~revoked, 0, "superseded is revoked");
                uint256 within = issued[n].count > 256 * word ? issued[n].count - 256 * word : 0;
                vm.assertEq(answer.revokedWord >> within, 0, "no bit at the count or above");
            }
        }
    }

    function invariant_actsAreOnlyAdded() public view {
        Handler.Issued[] memory issued = _handler.issued();
        for (uint256 n = 0; n < issued.length; n++) {
            for (uint256 word = 0; word < 4; word++) {
                bytes memory answer =
                    abi.encode(_registry.actsOf(issued[n].university, issued[n].root, issued[n].count, word));
                vm.assertEq(answer, abi.encode(_handler.expectedActs(n, word)), "acts as they were done");
            }
        }
    }

    function invariant_keysChangeByTheirRulesAlone() public view {
        bytes32[] memory keys = _handler.keys();
        for (uint256 i = 0; i < keys.length; i++) {
            bytes memory answer = abi.encode(_registry.keyOf(keys[i]));
            vm.assertEq(answer, abi.encode(_handler.expectedKey(keys[i])), "key");
        }
    }

    function invariant_rolesBeginAfterTheDelayUnlessVetoed() public view {
        bytes32[3] memory roles = [_registry.REGISTRAR_ROLE(), _registry.OPERATOR_ROLE(), _registry.GUARDIAN_ROLE()];
        for (uint256 i = 0; i < roles.length; i++) {
            vm.assertTrue(_registry.hasRole(roles[i], address(206)) == _handler.hasSpareRole(roles[i]), "spare role");
            vm.assertTrue(_registry.hasRole(roles[i], address(uint160(202 + i))), "the holders keep their roles");
        }
    }

    function _giveRoles() private {
        bytes32[3] memory roles = [_registry.REGISTRAR_ROLE(), _registry.OPERATOR_ROLE(), _registry.GUARDIAN_ROLE()];
        for (uint256 i = 0; i < roles.length; i++) {
            vm.prank(address(201));
            _registry.grantRole(roles[i], address(uint160(202 + i)));
        }
    }

    function _check(Handler.Issued memory issued, uint256 word) private view returns (IDiplomaRegistry.Check memory) {
        return _registry.check(issued.university, issued.root, issued.count, word, 0);
    }
}
