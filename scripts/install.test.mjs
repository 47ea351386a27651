/** When packages are installed again. */
import { expect, test } from "vitest";
import { isInstalled } from "./install.mjs";

const lock = {
  packages: {
    "": {},
    api: {},
    "node_modules/@ijaza/api": { link: true },
    "node_modules/a": { version: "1.0.0", integrity: "x" },
    "node_modules/b": { version: "1.0.0", integrity: "y", optional: true, os: ["plan9"] },
  },
};

test("packages of another platform may be missing", () => {
  expect(isInstalled(lock, { "node_modules/a": { version: "1.0.0", integrity: "x" } })).toBe(true);
});

test("a missing package or another version makes it install", () => {
  expect(isInstalled(lock, {})).toBe(false);
  expect(isInstalled(lock, { "node_modules/a": { version: "1.0.1", integrity: "z" } })).toBe(false);
});
