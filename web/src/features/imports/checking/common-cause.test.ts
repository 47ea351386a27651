import { expect, test } from "vitest";
import { commonCause } from "./common-cause.ts";

const UNKNOWN = { path: "studentNumber", error: "student_unknown" };
const LEVEL = { path: "level", error: "not_a_choice" };

test("an error of nine rows out of ten is the cause; one of fewer, or of a single row, is none", () => {
  const nine = Array.from({ length: 9 }, () => [UNKNOWN]);
  expect(commonCause([...nine, [LEVEL]], 10)).toEqual({ fault: UNKNOWN, rows: 9 });
  expect(commonCause(nine, 11)).toBeNull();
  expect(commonCause([[UNKNOWN]], 1)).toBeNull();
  expect(commonCause([], 0)).toBeNull();
});

test("of two errors of one row the more frequent is the cause", () => {
  expect(commonCause([[LEVEL, UNKNOWN], [UNKNOWN]], 2)).toEqual({ fault: UNKNOWN, rows: 2 });
});
