import { fieldsOfMode } from "@ijaza/schema/diplomas/fields";
import { MODES, type Mode } from "@ijaza/schema/users/calls";
import { expect, test } from "vitest";
import { detectMapping } from "../parsing/columns.ts";
import { betterWay, wayWithStudents } from "./ways.ts";

const subjectOf = (mode: Mode) => ({ of: "diplomas", mode }) as const;
const WAYS = MODES.map((mode) => ({ subject: subjectOf(mode) }));
const headerOf = (mode: Mode) => fieldsOfMode(mode).map(({ name }) => name);
const better = (header: string[], mode: Mode, ways = WAYS) =>
  betterWay({ header, mapping: detectMapping(header, fieldsOfMode(mode)), subject: subjectOf(mode), ways })?.subject
    .mode;

test.each(MODES.flatMap((file) => MODES.map((chosen) => [file, chosen] as const)))(
  "a file with every column of %s is taken to it from %s",
  (file, chosen) => expect(better(headerOf(file), chosen)).toBe(file === chosen ? undefined : file),
);

test("a file that fits no way is taken nowhere, and neither is one whose way is not offered", () => {
  expect(better(["diplomaNumber", "level"], "modeTwo")).toBeUndefined();
  expect(better(headerOf("modeOne"), "modeTwo", [{ subject: subjectOf("modeTwo") }])).toBeUndefined();
});

test("registered students are expected or not; the documents stay of one kind", () => {
  expect(wayWithStudents(subjectOf("modeOne"), WAYS)?.subject.mode).toBe("modeTwo");
  expect(wayWithStudents(subjectOf("modeThree"), WAYS)?.subject.mode).toBe("modeFour");
  expect(wayWithStudents({ of: "students" }, WAYS)).toBeUndefined();
});
