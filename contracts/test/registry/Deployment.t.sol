// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {DiplomaRegistry} from "../../src/DiplomaRegistry.sol";
import {IDiplomaRegistry} from "../../src/interfaces/IDiplomaRegistry.sol";
import {IRegistryRoles} from "../../src/interfaces/IRegistryRoles.sol";
import {RegistryTest} from "../support/RegistryTest.sol";
import {vm} from "../support/Vm.sol";

/// @title What is deployed, and what cannot be
contract DeploymentTest is RegistryTest {
    function test_committedCode_isTheCodeTested() public view {
        string memory artifact = vm.readFile("abi/DiplomaRegistry.json");
        vm.assertEq(vm.parseJsonBytes(artifact, ".deployedBytecode"), address(registry).code, "deployed code");
        vm.assertEq(vm.parseJsonBytes(artifact, ".bytecode"), type(DiplomaRegistry).creationCode, "creation code");
        vm.assertLe(address(registry).code.length, 24_576, "EIP-170");
    }

    function test_code_isTheSameForAllDelays() public {
        bytes memory other = address(new DiplomaRegistry(5 days, 7 days, stranger)).code;
        vm.assertEq(other, address(registry).code, "code");
    }

    function test_constructor_setsTheDelaysAndTheAdmin() public {
        DiplomaRegistry other = new DiplomaRegistry(5 days, 7 days, stranger);
        vm.assertEq(other.startDelay(), 7 days, "startDelay");
        vm.assertEq(other.defaultAdminDelay(), 5 days, "adminDelay");
        vm.assertEq(other.defaultAdmin(), stranger, "admin");
        vm.assertTrue(other.hasRole(0, stranger), "the admin is one at once");
    }

    function test_constructor_takesTheLongestDelay() public {
        vm.assertEq(new DiplomaRegistry(0, 30 days, admin).startDelay(), 30 days, "startDelay");
    }

    function test_constructor_revertsWhenTheDelayIsTooLong() public {
        uint40[2] memory delays = [uint40(30 days + 1), type(uint40).max];
        for (uint256 i = 0; i < delays.length; i++) {
            _expect(IRegistryRoles.StartDelayTooLong.selector, 30 days);
            new DiplomaRegistry(0, delays[i], admin);
        }
    }

    function test_constructor_revertsWhenTheChainCountsInMilliseconds() public {
        vm.warp((1 << 38) - 1);
        new DiplomaRegistry(0, 0, admin);
        vm.warp(1 << 38);
        _expect(IDiplomaRegistry.ChainTimeNotInSeconds.selector);
        new DiplomaRegistry(0, 0, admin);
    }

    function test_limits_areWhatIsDocumented() public view {
        vm.assertEq(registry.MAX_COUNT(), 16_777_216, "MAX_COUNT");
        vm.assertEq(registry.MAX_GRANT(), 1_000_000, "MAX_GRANT");
        vm.assertEq(registry.GUARDIAN_MARKS_PER_DAY(), 20, "GUARDIAN_MARKS_PER_DAY");
        vm.assertEq(registry.MAX_START_DELAY(), 30 days, "MAX_START_DELAY");
        vm.assertEq(registry.REGISTRAR_ROLE(), REGISTRAR, "REGISTRAR_ROLE");
        vm.assertEq(registry.OPERATOR_ROLE(), OPERATOR, "OPERATOR_ROLE");
        vm.assertEq(registry.GUARDIAN_ROLE(), GUARDIAN, "GUARDIAN_ROLE");
    }
}
