// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {IUniversities} from "../../src/interfaces/IUniversities.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title The present identity of a university, and that of the day of issue
contract IdentitiesTest is RegistryTest {
    function test_renameUniversity_changesThePresentIdentityAlone() public {
        _issue(ROOT, 1000);
        vm.warp(NOW + 10);
        IUniversities.Identity memory identity =
            IUniversities.Identity("New name", "new.example", "did:web:new.example");
        vm.expectEmit(address(registry));
        emit IUniversities.UniversityRenamed(UNI, identity, registrar);
        vm.prank(registrar);
        registry.renameUniversity(UNI, identity);
        IDiplomaRegistry.Check memory answer = _check(ROOT, 1000, 0);
        vm.assertEq(answer.present.since, NOW + 10, "present since");
        vm.assertEq(answer.present.identity.name, "New name", "present name");
        vm.assertEq(answer.present.identity.domain, "new.example", "present domain");
        vm.assertEq(answer.present.identity.did, "did:web:new.example", "present did");
        vm.assertEq(answer.atIssue.since, START, "since when it was so at issue");
        vm.assertEq(answer.atIssue.identity.name, "Ibn Khaldun University", "name at issue");
        vm.assertEq(answer.atIssue.identity.did, "did:web:diplomas.example:ibn-khaldun", "did at issue");
        vm.assertEq(registry.universityOf(UNI).granted, CREDITS, "credits stay");
        vm.assertEq(registry.universityOf(UNI).present.identity.name, "New name", "told by universityOf");
    }

    function test_renameUniversity_holdsInTheBlockThatDoesIt() public {
        _issue(ROOT, 1000);
        _rename("First");
        _rename("Second");
        vm.assertEq(_check(ROOT, 1000, 0).atIssue.identity.name, "Second", "the last one of the block");
        vm.assertEq(_check(ROOT, 1000, 0).present.identity.name, "Second", "present");
    }

    /// @dev The model looks through all identities, one after the other.
    function testFuzz_atIssue_isFoundAsByALinearSearch(uint8[12] memory gaps, uint8 renames, uint16 issuedSeed) public {
        uint256 count = _between(renames, 0, gaps.length);
        uint256[] memory since = new uint256[](count + 1);
        since[0] = START;
        uint256 time = NOW;
        uint256 issuedAt = _between(issuedSeed, NOW, NOW + 30);
        bool isIssued = false;
        for (uint256 i = 0; i < count; i++) {
            uint256 next = time + _between(gaps[i], 0, 3);
            if (!isIssued && issuedAt < next) isIssued = _issueAt(issuedAt);
            time = next;
            vm.warp(time);
            since[i + 1] = time;
            _rename(vm.toString(i + 1));
        }
        if (!isIssued) _issueAt(issuedAt);
        uint256 expected = 0;
        for (uint256 i = 1; i <= count; i++) {
            if (since[i] <= issuedAt) expected = i;
        }
        string memory name = expected == 0 ? "Ibn Khaldun University" : vm.toString(expected);
        vm.assertEq(_check(ROOT, 1000, 0).atIssue.identity.name, name, "name at issue");
        vm.assertEq(_check(ROOT, 1000, 0).atIssue.since, since[expected], "since");
        vm.assertEq(_check(ROOT, 1000, 0).present.since, since[count], "present");
    }

    function _issueAt(uint256 time) private returns (bool) {
        vm.warp(time);
        _issue(ROOT, 1000);
        return true;
    }

    function _rename(string memory name) private {
        vm.prank(registrar);
        registry.renameUniversity(UNI, _identity(name));
    }
}
