/** What is found in the bytes of JSON is what its parser finds. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { findExcess, type Limits, spansOfRows } from "./json-outline.ts";

const NO_LIMIT: Limits = { members: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY };
const values = fc.jsonValue({ maxDepth: 4 });
/** Blanks between tokens, and texts with quotation marks and brackets in them. */
const texts = fc
  .tuple(values, fc.constantFrom(0, 1, "\t", "\n "))
  .map(([value, blanks]) => JSON.stringify(value, null, blanks));

function measure(value: unknown): { members: number; depth: number } {
  if (typeof value !== "object" || value === null) return { members: 0, depth: 0 };
  const inner = Object.values(value).map(measure);
  return {
    members: inner.reduce((sum, { members }) => sum + 1 + members, 0),
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
  };
}

test("members and depth are those of the value, to the last", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const bytes = Buffer.from(text);
      const { members, depth } = measure(JSON.parse(text));
      expect(findExcess(bytes, { members, depth })).toBeNull();
      if (members > 0) expect(findExcess(bytes, { ...NO_LIMIT, members: members - 1 })).toBe("members");
      if (depth > 0) expect(findExcess(bytes, { ...NO_LIMIT, depth: depth - 1 })).toBe("depth");
    }),
  );
});

test("the rows of a list are cut where they stand", () => {
  const bodies = fc.record({ before: values, rows: fc.array(values), after: values });
  fc.assert(
    fc.property(bodies, fc.constantFrom(0, 1), (body, blanks) => {
      const bytes = Buffer.from(JSON.stringify(body, null, blanks));
      const spans = spansOfRows(bytes, { member: "rows", most: 100 });
      const rows = spans.map(({ from, to }) => bytes.subarray(from, to).toString().trim());
      expect(rows.filter((row) => row !== "").map((row) => JSON.parse(row))).toEqual(
        JSON.parse(JSON.stringify(body.rows)),
      );
    }),
  );
});

test.each([
  ["a list of another name", '{"row":[1,2]}'],
  ["a list deeper inside", '{"x":{"rows":[1,2]}}'],
  ["a text that looks like one", '{"x":"\\"rows\\":[1,2]"}'],
  ["no list", '{"rows":{"rows":[1]}}'],
  ["a list that does not end", '{"rows":[1,2'],
])("%s has no rows", (_, text) => {
  expect(spansOfRows(Buffer.from(text), { member: "rows", most: 9 })).toEqual([]);
});

test("one row more than the most is enough", () => {
  const bytes = Buffer.from(JSON.stringify({ rows: Array(50).fill(0) }));
  expect(spansOfRows(bytes, { member: "rows", most: 9 })).toHaveLength(10);
});
