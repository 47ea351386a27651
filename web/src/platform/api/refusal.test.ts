import { expect, test } from "vitest";
import { refusalOf } from "./refusal.ts";

const NAMES = ["username", "email"];

test("a refusal of a field stands at the field", () => {
  const error = {
    status: 422,
    data: { error: "invalid_input", errors: [{ path: "email", error: "x", message: "No." }] },
  };
  expect(refusalOf(error, NAMES)).toEqual({ fields: { email: "No." }, whole: false });
});

test("a name that is taken is said at the name", () => {
  const error = { status: 409, data: { error: "username_taken", message: "Taken." } };
  expect(refusalOf(error, NAMES)).toEqual({ fields: { username: "Taken." }, whole: false });
});

test("what is said of no field of the form is told as a whole", () => {
  const hidden = {
    status: 422,
    data: { error: "invalid_input", errors: [{ path: "role", error: "x", message: "No." }] },
  };
  expect(refusalOf(hidden, NAMES)).toEqual({ fields: {}, whole: true });
  expect(refusalOf({ status: "FETCH_ERROR" }, NAMES).whole).toBe(true);
  expect(refusalOf(undefined, NAMES).whole).toBe(false);
});
