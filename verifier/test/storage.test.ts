/** The table of storage slots is what the compiler says of the contract. */
import registry from "@ijaza/contracts/abi/DiplomaRegistry.json" with { type: "json" };
import { expect, test } from "vitest";
import { STORAGE } from "../src/state-proof/storage.ts";

test("batches and revocations lie where the compiler has put them", () => {
  const { _batches, _revoked, _superseded } = registry.storage;
  expect(STORAGE).toEqual({ batches: _batches, revoked: _revoked, superseded: _superseded });
});

test("they are found by the keys of which the slots are computed, and nothing else shares their words", () => {
  const { batches, revoked, superseded } = STORAGE;
  expect([batches.keys, revoked.keys, superseded.keys]).toEqual([
    ["uint64", "bytes32"],
    ["uint64", "bytes32", "uint256"],
    ["uint64", "bytes32", "uint256"],
  ]);
  expect([batches.offset, revoked.offset, superseded.offset]).toEqual([0, 0, 0]);
  expect([revoked.bytes, superseded.bytes]).toEqual([32, 32]);
});
