/** Writes names with refused words, which the check must find; a name that another file chose is accepted. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compareWords, countWords, lowerKnown } from "./words.mjs";

let from;
beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), "ijaza-words-"));
  mkdirSync(join(from, "api"));
});
afterEach(() => rmSync(from, { recursive: true, force: true }));

const countIn = (source) => {
  writeFileSync(join(from, "api", "a.ts"), source);
  return countWords({ from, folders: ["api"] })["api/a.ts"] ?? {};
};

test.each([
  ["const told = 1;", "told"],
  ["const { a: wanted } = b;", "wanted"],
  ["const [{ deeds: deedsOfRow }] = rows;", "deed"],
  ["function tellAll() {}", "tell"],
  ["export const f = (asked: string) => asked;", "asked"],
  ["function f({ a: given = 1 }) {}", "given"],
  ["type ShareParts = string;", "parts"],
  ["interface Rivals { a: 1 }", "rival"],
  ["const { demandId: requestedDemand } = body;", "demand"],
  ["const depositsOf = (id) => id;", "deposit"],
  ["const NEVER_ASKED = 1;", "asked"],
])("%s has a word of our own", (source, word) => {
  expect(countIn(source)).toEqual({ [word]: 1 });
});

test.each([
  "const { told } = reply;",
  "const { demandId: requestId } = body;",
  "const message = reply.told;",
  "const retold = 1;",
  'say("told");',
])("%s is left alone", (source) => {
  expect(countIn(source)).toEqual({});
});

test("more uses than known are refused, fewer must be recorded, and recording never raises a count", () => {
  const known = { "a.ts": { told: 2, wish: 1 } };
  const now = { "a.ts": { told: 1 }, "b.ts": { asked: 1 } };
  const { added, gone } = compareWords(now, known);
  expect(added.map(({ file, word }) => [file, word])).toEqual([["b.ts", "asked"]]);
  expect(gone.map(({ word }) => word)).toEqual(["told", "wish"]);
  expect(lowerKnown(now, known)).toEqual({ "a.ts": { told: 1 } });
});
