/** Writes factories that are too long, and types derived from factories, which the check must find. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkFactories, MOST_LINES } from "./factories.mjs";

let from;
beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), "ijaza-factories-"));
  mkdirSync(join(from, "api"));
});
afterEach(() => rmSync(from, { recursive: true, force: true }));

const check = (source) => {
  writeFileSync(join(from, "api", "rooms.ts"), source);
  return checkFactories({ from, folder: "api" });
};
const factory = (lines) => `export function createRooms() {\n${"  work();\n".repeat(lines - 2)}}\n`;

test("a factory of more than sixty lines is found, and one of sixty is accepted", () => {
  expect(check(factory(MOST_LINES))).toEqual({ count: 1, found: [] });
  expect(check(factory(MOST_LINES + 1)).found).toEqual([expect.stringContaining("createRooms, 61 lines")]);
});

test("a type derived from a factory is found, and one written out is accepted", () => {
  const derived = "export type Rooms = ReturnType<typeof createRooms>;\n";
  expect(check(derived).found).toEqual([expect.stringContaining("Rooms, a type that is not written out")]);
  expect(check("export type Rooms = { close(): void };\n").found).toEqual([]);
});
