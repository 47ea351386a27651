/** No cell is accepted with a letter for which the verifier would refuse the claim that it becomes. */
import { findLetterFault } from "@ijaza/verifier/credential/letters";
import { expect, test } from "vitest";
import { readCell } from "../src/fields/fields.ts";

const label = { en: "x", fr: "x", ar: "x" };

/** The planes of Unicode with letters of other kinds than ideographs, and with tags. */
const PLANES = [0x0, 0x1, 0xe];

test.each(["text", "name", "identifier"] as const)("of a cell that is a %s", (kind) => {
  const wrong: string[] = [];
  for (const plane of PLANES)
    for (let point = plane << 16; point < (plane + 1) << 16; point++) {
      const text = `a${String.fromCodePoint(point)}b`;
      const read = findLetterFault(text) && readCell({ name: "x", label, kind }, text, "2026-11-21");
      if (read && "value" in read && findLetterFault(String(read.value))) wrong.push(point.toString(16));
    }
  expect(wrong).toEqual([]);
});

test.each(["علی\u200cرضا", "مُحَمَّد", "لـلَّٰه", "l’étude\u00a0:\u202foui"])("and %j is accepted by both", (text) => {
  expect(findLetterFault(text)).toBeNull();
  expect(readCell({ name: "x", label, kind: "text" }, text, "2026-11-21")).toHaveProperty("value");
});
