/** A key's transactions are processed at a new block, when something becomes due, and periodically. */
import { expect, test } from "vitest";
import { mustStep, type Pace, paceAfter } from "./pace.ts";

const moment = { head: "0xa", now: 1_000, beatMs: 500 };
const pace: Pace = { head: "0xa", at: 900, seen: new Set(["first"]) };
const work = (...due: string[]) => ({ signer: "0x1", due });

test.each([
  ["it never was before", work(), undefined, moment, true],
  ["a block has come", work(), pace, { ...moment, head: "0xb" }, true],
  ["a block was taken back for another one", work("first"), pace, { ...moment, head: "0xc" }, true],
  ["the beat is over", work(), pace, { ...moment, now: 1_400 }, true],
  ["something is due that was not on this block", work("first", "second"), pace, moment, true],
  ["all was looked at on this block", work("first"), pace, moment, false],
  ["nothing is due", work(), pace, moment, false],
] as const)("looked after, or not, when %s", (_, due, before, at, must) => {
  expect(mustStep(due, before, at)).toBe(must);
});

test("due transactions are processed once for each block", () => {
  const later = paceAfter(work("second"), pace, moment);
  expect(mustStep(work("first", "second"), later, moment)).toBe(false);
  expect(mustStep(work("first"), later, { ...moment, head: "0xb" })).toBe(true);
  expect(paceAfter(work("third"), later, { ...moment, head: "0xb" }).seen).toEqual(new Set(["third"]));
});
