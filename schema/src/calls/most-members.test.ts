/** How many members a body of a schema can have. */
import { expect, test } from "vitest";
import { z } from "zod";
import { mostMembers } from "./most-members.ts";

const pair = z.strictObject({ one: z.string(), other: z.number().optional() });

test.each([
  ["a text", z.string(), 0],
  ["an object, whether its members may be absent or not", pair, 2],
  ["objects inside each other", z.object({ pair: pair.nullable().default(null), more: z.boolean() }), 4],
  ["a list with a longest length", z.array(pair).min(1).max(10), 30],
  ["a list of one length", z.array(z.string()).length(3), 3],
  ["a tuple", z.tuple([z.string(), pair]), 4],
  ["the larger of two", z.union([pair, z.array(z.string()).max(9)]), 9],
  ["what is changed after it is read", z.preprocess((value) => value, pair), Number.POSITIVE_INFINITY],
  ["a list without a longest length", z.object({ list: z.array(z.string()) }), Number.POSITIVE_INFINITY],
  ["any members", z.record(z.string(), z.string()), Number.POSITIVE_INFINITY],
  ["anything", z.object({ any: z.unknown() }), Number.POSITIVE_INFINITY],
])("%s: %#", (_, schema, most) => {
  expect(mostMembers(schema)).toBe(most);
});

test("an object within itself has no bound", () => {
  const node = z.object({
    get inner() {
      return z.array(node).max(2);
    },
  });
  expect(mostMembers(node)).toBe(Number.POSITIVE_INFINITY);
});
