/** Writes assertions that cannot fail, which the check must find, and others, which it must accept. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findEmptyAssertions } from "./assertions.mjs";

let from;
beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), "ijaza-assertions-"));
});
afterEach(() => rmSync(from, { recursive: true, force: true }));

const foundIn = (statement) => {
  writeFileSync(join(from, "page.test.tsx"), `test("a page", async () => { ${statement}; });\n`);
  return findEmptyAssertions({ from }).found.length;
};

test.each([
  'expect(screen.getByText("Saved")).toBeDefined()',
  'expect(await screen.findByRole("row", { name: "Amina" })).toBeDefined()',
  'expect(within(screen.getByRole("dialog")).getAllByText("99")).toBeTruthy()',
])("%s cannot fail", (statement) => {
  expect(foundIn(statement)).toBe(1);
});

test.each([
  'screen.getByText("Saved")',
  'expect(screen.queryByText("Saved")).toBeNull()',
  'expect(screen.getByRole("button").textContent).toBeDefined()',
  "expect(rows.find(({ name }) => name)).toBeDefined()",
])("%s is accepted", (statement) => {
  expect(foundIn(statement)).toBe(0);
});
