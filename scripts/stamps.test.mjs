/** When a part is built again. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeIfStale } from "./stamps.mjs";

let from;
beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), "ijaza-stamps-"));
  mkdirSync(join(from, "src"));
  writeFileSync(join(from, "src", "a.ts"), "1");
});
afterEach(() => rmSync(from, { recursive: true, force: true }));

const build = (make = () => writeFileSync(join(from, "out"), "built")) =>
  makeIfStale({ name: "part", inputs: ["src"], outputs: ["out"], make, from });

test("a part is built once, and again when its source changes, but not when only its date does", async () => {
  expect(await build()).toBe(true);
  expect(await build()).toBe(false);
  utimesSync(join(from, "src", "a.ts"), 1, 1);
  expect(await build()).toBe(false);
  writeFileSync(join(from, "src", "a.ts"), "2");
  expect(await build()).toBe(true);
});

test("a change of a test builds nothing", async () => {
  await build();
  writeFileSync(join(from, "src", "a.test.ts"), "test");
  expect(await build()).toBe(false);
});

test("a part is built again when its output is missing or its last build failed", async () => {
  await build();
  rmSync(join(from, "out"));
  await expect(build(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await build()).toBe(true);
});
