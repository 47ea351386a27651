// SPDX-License-Identifier: AGPL-3.0-only
pragma solidity ^0.8.24;

import {DiplomaRegistry} from "../../src/DiplomaRegistry.sol";
import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title What one call tells a verifier
contract CheckTest is RegistryTest {
    function test_check_tellsAllAtOnce() public {
        _issue(ROOT, 1000);
        _revoke(ROOT, _word(3, 2), true);
        vm.chainId(31_337);
        vm.roll(4242);
        IDiplomaRegistry.Check memory told = _check(ROOT, 3);
        vm.assertEq(told.chainId, 31_337, "chainId");
        vm.assertEq(told.blockNumber, 4242, "blockNumber");
        vm.assertEq(told.blockTime, START + 365 days, "blockTime");
        vm.assertTrue(told.registered && told.active, "registered and active");
        vm.assertEq(told.name, "Ibn Khaldun University", "name");
        vm.assertEq(told.domain, "ibn-khaldun.example", "domain");
        vm.assertEq(told.batch.signer, signer, "signer");
        vm.assertEq(told.responsableKey.university, UNI, "wallet's university");
        vm.assertEq(told.responsableKey.validFrom, START, "wallet's validFrom");
        vm.assertEq(told.credentialKey.university, UNI, "credential key's university");
        vm.assertEq(told.revokedWord, 2, "revokedWord");
        vm.assertEq(told.supersededWord, 2, "supersededWord");
    }

    function test_check_tellsTheTrueOwnerOfAForeignCredentialKey() public view {
        vm.assertEq(registry.check(OTHER_UNI, ROOT, 0, THUMBPRINT).credentialKey.university, UNI, "owner");
    }

    function test_check_tellsZeroOfAnUnknownBatch() public view {
        IDiplomaRegistry.Check memory told = registry.check(UNI, ROOT, 0, HEAD);
        vm.assertEq(told.batch.signer, address(0), "signer");
        vm.assertEq(told.batch.issuedAt, 0, "issuedAt");
        vm.assertEq(told.batch.count, 0, "count");
        vm.assertEq(told.responsableKey.university, 0, "wallet");
        vm.assertEq(told.credentialKey.university, 0, "credential key");
    }

    function testFuzz_check_neverReverts(uint64 university, bytes32 root, uint256 word, bytes32 thumbprint) public {
        _issue(ROOT, 1000);
        registry.check(university, root, word, thumbprint);
        registry.check(UNI, root, word, thumbprint);
        registry.check(university, ROOT, word, THUMBPRINT);
        IDiplomaRegistry.Check memory told = registry.check(UNI, ROOT, type(uint256).max, THUMBPRINT);
        vm.assertEq(told.revokedWord, 0, "no word so far out");
    }

    function test_universityOf_tellsZeroOfAnUnknownOne() public view {
        IDiplomaRegistry.University memory university = registry.universityOf(NO_UNI);
        vm.assertTrue(!university.registered && !university.active, "neither registered nor active");
        vm.assertEq(university.granted + university.issued, 0, "no credits");
    }

    function test_committedCode_isTheCodeTested() public view {
        string memory artifact = vm.readFile("abi/DiplomaRegistry.json");
        vm.assertEq(vm.parseJsonBytes(artifact, ".deployedBytecode"), address(registry).code, "deployed code");
        vm.assertEq(vm.parseJsonBytes(artifact, ".bytecode"), type(DiplomaRegistry).creationCode, "creation code");
        vm.assertLe(address(registry).code.length, 24_576, "EIP-170");
    }
}
