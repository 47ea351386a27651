/** JSON is refused for what it holds too much of before anything of it is parsed, and rows are parsed in pieces. */

import { LARGEST_IMPORT, MAX_ROWS_A_CALL, MOST_CELLS } from "@ijaza/schema/calls/wire";
import { addStudents } from "@ijaza/schema/students/calls";
import { signIn } from "@ijaza/schema/users/calls";
import { expect, test, vi } from "vitest";
import { type JsonCall, jsonCallOf, readJson } from "./read-json.ts";

const CALL: JsonCall = { bytes: 1_000_000, members: 300_000, looseRows: undefined };
const ROWS: JsonCall = { ...CALL, bytes: LARGEST_IMPORT, looseRows: "rows" };

const parserOf = () => vi.fn(async (text: string): Promise<unknown> => JSON.parse(text));
const read = (body: unknown, call: JsonCall, parse = parserOf()) =>
  readJson({ bytes: Buffer.from(typeof body === "string" ? body : JSON.stringify(body)), call, parse });

/** Rows of more than one piece. */
const rowsOf = (count: number, letters: number) =>
  Array.from({ length: count }, (_, at) => ({ at, text: `${at} é "${"x".repeat(letters)}"` }));

test.each([
  ["more bytes", { bytes: 10 }, '{"a":"bbbbbbb"}', { code: "body_too_large" }],
  ["more members", { members: 4 }, '{"a":[1,2,3,4]}', { fields: [{ error: "too_many_entries" }] }],
])("%s than a call takes are not parsed", async (_, limits, body, refusal) => {
  const parse = parserOf();
  await expect(read(body, { ...CALL, ...limits }, parse)).rejects.toMatchObject(refusal);
  expect(parse).not.toHaveBeenCalled();
});

test("the members of a call are those of its schema, and room for unknown names", () => {
  expect(jsonCallOf(signIn).members).toBeLessThan(300);
  const endless = { ...signIn, body: addStudents.body };
  expect(() => jsonCallOf(endless)).toThrow("give it mostMembers");
});

test("rows are read as a parser reads them, none of its pieces large", async () => {
  const body = { before: [1], rows: rowsOf(MAX_ROWS_A_CALL, 1500), after: { rows: [2] } };
  const parse = parserOf();
  expect(await read(body, ROWS, parse)).toEqual(body);
  expect(parse.mock.calls.length).toBeGreaterThan(5);
  expect(Math.max(...parse.mock.calls.map(([text]) => text.length))).toBeLessThan(210_000);
});

test("a row that is no JSON is refused as its parser refuses it", async () => {
  const text = JSON.stringify({ rows: rowsOf(300, 1500) }).replace('"at":299', '"at":x');
  await expect(read(text, ROWS)).rejects.toThrow(SyntaxError);
});

test.each([
  ["more rows than a call takes", { rows: rowsOf(MAX_ROWS_A_CALL + 1, 500) }, { fields: [{ path: "rows" }] }],
  ["rows under another name", { row: rowsOf(300, 1500) }, { code: "body_too_large" }],
  [
    "a row with more cells than a row takes",
    { rows: [Object.fromEntries(Array.from({ length: MOST_CELLS + 1 }, (_, at) => [at, "x".repeat(1000)]))] },
    { fields: [{ error: "too_many_entries", data: { max: MOST_CELLS } }] },
  ],
])("%s: refused before the rows are parsed", async (_, body, refusal) => {
  const parse = parserOf();
  await expect(read(body, ROWS, parse)).rejects.toMatchObject(refusal);
  expect(parse.mock.calls.every(([text]) => text.length < 1000)).toBe(true);
});
