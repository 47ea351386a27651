// SPDX-License-Identifier: AGPL-3.0-only
pragma solidity ^0.8.24;

import {DiplomaRegistry} from "../src/DiplomaRegistry.sol";
import {IDiplomaRegistry} from "../src/interfaces/IDiplomaRegistry.sol";
import {Handler} from "./support/Handler.sol";
import {vm} from "./support/Vm.sol";

/// @title Invariants of the registry, for any callers and any order of calls
/// @dev If the handler itself finds a violation it reverts, which also fails the run.
contract DiplomaRegistryInvariants {
    DiplomaRegistry private _registry;
    Handler private _handler;

    function setUp() public {
        vm.warp(1_790_000_000);
        _registry = new DiplomaRegistry(0, address(this));
        _handler = new Handler(_registry);
        _registry.grantRole(_registry.REGISTRAR_ROLE(), address(_handler));
        _registry.grantRole(_registry.OPERATOR_ROLE(), address(_handler));
        _registry.grantRole(_registry.GUARDIAN_ROLE(), address(_handler));
        _registry.grantRole(_registry.REGISTRAR_ROLE(), address(this));
        for (uint64 university = 1; university <= 3; university++) {
            _registry.registerUniversity(university, "", "");
            _registry.addResponsableKey(university, _handler.walletOf(university));
            _handler.grantCredits(university, 1000);
        }
    }

    /// @dev Selects the functions that forge calls at random.
    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(_handler);
    }

    function invariant_creditsAreConserved() public view {
        for (uint64 university = 1; university <= 3; university++) {
            IDiplomaRegistry.University memory told = _registry.universityOf(university);
            vm.assertEq(told.granted, _handler.granted(university), "granted is the largest total granted");
            vm.assertEq(told.issued, _handler.spent(university), "issued is the sum of the counts of batches");
            vm.assertLe(told.issued, told.granted, "what is left is not negative");
        }
    }

    function invariant_aBatchKeepsItsSignerTimeAndCount() public view {
        Handler.Issued[] memory issued = _handler.issued();
        for (uint256 i = 0; i < issued.length; i++) {
            IDiplomaRegistry.Batch memory batch = _check(issued[i], 0).batch;
            vm.assertEq(batch.signer, issued[i].batch.signer, "signer");
            vm.assertEq(batch.issuedAt, issued[i].batch.issuedAt, "issuedAt");
            vm.assertEq(batch.count, issued[i].batch.count, "count");
        }
    }

    function invariant_revocationBitsStayWithinTheBatch() public view {
        Handler.Issued[] memory issued = _handler.issued();
        for (uint256 i = 0; i < issued.length; i++) {
            for (uint256 word = 0; word < 4; word++) {
                IDiplomaRegistry.Check memory told = _check(issued[i], word);
                uint256 first = 256 * word;
                uint256 within = told.batch.count > first ? told.batch.count - first : 0;
                uint256 beyond = told.revokedWord >> within;
                vm.assertEq(beyond, 0, "no bit at the count or above");
                vm.assertEq(told.supersededWord & ~told.revokedWord, 0, "superseded is revoked");
            }
        }
    }

    function _check(Handler.Issued memory issued, uint256 word) private view returns (IDiplomaRegistry.Check memory) {
        return _registry.check(issued.university, issued.root, word, 0);
    }
}
