/** The documented table of codes equals the one in the program. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { CODES } from "../src/codes/codes.ts";

test("docs/reference/verification-codes.md lists every code, with check, outcome and meaning", async () => {
  const page = await readFile(new URL("../../docs/reference/verification-codes.md", import.meta.url), "utf8");
  const listed = page.split("\n").filter((line) => line.startsWith("| `"));
  const expected = Object.entries(CODES).map(
    ([code, { check, outcome, meaning }]) => `| \`${code}\` | ${check} | ${outcome} | ${meaning} |`,
  );
  expect(listed).toEqual(expected);
});
