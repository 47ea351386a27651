import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createEntries, LIST_SIZE, listOf, orderOf } from "./status-places.ts";

const key = Buffer.alloc(32, 3);
const place = { universityId: "u", list: 0 };

test("for any key and list, each document has an entry of its own", () => {
  const keys = fc.uint8Array({ minLength: 32, maxLength: 32 });
  fc.assert(
    fc.property(keys, fc.string(), fc.nat(), (bytes, universityId, list) => {
      const taken = new Uint8Array(LIST_SIZE);
      for (const entry of orderOf({ key: Buffer.from(bytes), universityId, list })) taken[entry]! += 1;
      expect(taken.every((times) => times === 1)).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test("the order differs by key, university and list, and reveals nothing about when a document was signed", () => {
  const digest = (order: Uint32Array) => createHash("sha256").update(order).digest("hex");
  const orders = [
    orderOf({ ...place, key }),
    orderOf({ ...place, key: Buffer.alloc(32, 4) }),
    orderOf({ ...place, key, universityId: "v" }),
    orderOf({ ...place, key, list: 1 }),
  ];
  expect(new Set(orders.map(digest)).size).toBe(orders.length);
  for (const order of orders) {
    const neighbours = order.filter((entry, at) => Math.abs(entry - (order[at + 1] ?? Number.NaN)) === 1);
    // In a random order two pairs of neighbours differ by one, on average.
    expect(neighbours.length).toBeLessThan(20);
  }
});

// Issued credentials and badges contain their entry: it must never change.
test("entries never change", () => {
  const entryOf = createEntries(key);
  expect([0, 1, 2, LIST_SIZE - 1].map((within) => entryOf(place, within))).toMatchInlineSnapshot(`
    [
      606,
      44780,
      90199,
      24377,
    ]
  `);
});

test("a list is full before the next one begins", () => {
  expect([0, LIST_SIZE - 1, LIST_SIZE, 3 * LIST_SIZE + 7].map(listOf)).toEqual([
    { list: 0, within: 0 },
    { list: 0, within: LIST_SIZE - 1 },
    { list: 1, within: 0 },
    { list: 3, within: 7 },
  ]);
});
