/** The table of storage slots is what the compiler says of the contract. */
import registry from "@ijaza/contracts/abi/DiplomaRegistry.json" with { type: "json" };
import { expect, test } from "vitest";
import { STORAGE } from "../src/state-proof/storage.ts";

test("batches, acts and keys lie where the compiler has put them", () => {
  const { _anchors, _logs, _keys } = registry.storage;
  expect(STORAGE).toEqual({ anchors: _anchors, logs: _logs, keys: _keys });
});

test("they are found by the keys of which the slots are computed, and each fills one slot", () => {
  const { anchors, logs, keys } = STORAGE;
  const { bits } = logs.members;
  const { byKey } = keys.members;
  expect([anchors.keys, logs.keys, bits.keys, byKey.keys]).toEqual([
    ["bytes32"],
    ["bytes32"],
    ["uint256"],
    ["bytes32"],
  ]);
  expect([anchors.offset, logs.offset, bits.offset, keys.offset, byKey.offset]).toEqual([0, 0, 0, 0, 0]);
  expect([anchors.bytes, bits.bytes, byKey.bytes]).toEqual([32, 32, 32]);
  for (const { slot } of [...Object.values(anchors.members), ...Object.values(byKey.members)]) expect(slot).toBe(0);
});
