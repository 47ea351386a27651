/** The reply of a bulk call names every bad row, and stays small whatever is wrong with them. */
import type { CellFault } from "@ijaza/schema/fields/rows";
import { expect, test } from "vitest";
import { describeFaults } from "./bulk.ts";

const unknown = (columns: number): CellFault[] =>
  Array.from({ length: columns }, (_, index) => ({ path: `a${index}`, error: "unknown_column" }));

const describeRows = (rows: number, columns: number) =>
  describeFaults(new Map(Array.from({ length: rows }, (_, index) => [index + 2, unknown(columns)])), "en");

test("a hundred cells are named of one row", () => {
  expect(describeRows(1, 900).map(({ errors }) => errors.length)).toEqual([100]);
});

test("of a thousand rows with a hundred bad cells each is named, the last ones by one cell, in a reply below a megabyte", () => {
  const errors = describeRows(1000, 900);
  expect(errors.map(({ row }) => row)).toEqual(Array.from({ length: 1000 }, (_, index) => index + 2));
  expect([errors.at(0)?.errors.length, errors.at(-1)?.errors.length]).toEqual([100, 1]);
  expect(JSON.stringify(errors).length).toBeLessThan(1_000_000);
});

test("what is wrong with ordinary rows is all named", () => {
  expect(describeRows(1000, 10).every(({ errors }) => errors.length === 10)).toBe(true);
});
