/** Arguments as they are typed: a thumbprint that begins with a hyphen is no option. */
import { expect, test } from "vitest";
import { readArguments } from "../src/cli/arguments.ts";

const KEY = `-${"k".repeat(41)}-`;
const options = { key: { type: "string", multiple: true }, json: { type: "boolean", short: "j" } } as const;
const read = (...args: string[]) => {
  const { values, positionals } = readArguments({ args, options });
  return { ...values, positionals };
};

test.each<[string[], ReturnType<typeof read>]>([
  [["check", "list.json", "--key", KEY, "-j"], { key: [KEY], json: true, positionals: ["check", "list.json"] }],
  [["--key", "a", "--key", KEY, "--key", `-${KEY.slice(1)}`], { key: ["a", KEY, KEY], positionals: [] }],
  [["end", KEY, "--json"], { json: true, positionals: ["end", KEY] }],
  [["--json", KEY], { json: true, positionals: [KEY] }],
  [[`--key=${KEY}`, "-"], { key: [KEY], positionals: ["-"] }],
])("%j", (args, found) => {
  expect(read(...args)).toEqual(found);
});

test.each([["--jsn"], ["-x"], ["--key"], ["--key", "--json"], [`${KEY}k`]])(
  "%s is refused, with the usage",
  (...args) => {
    expect(() => read(...args)).toThrow(TypeError);
    expect(() => readArguments({ args, options, usage: "Usage: …" })).toThrow(/ .*\n\nUsage: …$/);
  },
);
