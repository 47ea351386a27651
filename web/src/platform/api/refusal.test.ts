import { expect, test } from "vitest";
import { refusalOf } from "./refusal.ts";

const NAMES = ["username", "email"];

test("a refusal that names a field is shown at the field", () => {
  const error = {
    status: 422,
    data: { error: "invalid_input", errors: [{ path: "email", error: "x", message: "No." }] },
  };
  expect(refusalOf(error, NAMES)).toEqual({ fields: { email: "No." }, whole: false });
});

test("a name that is taken is reported at the field of the name", () => {
  const error = { status: 409, data: { error: "username_taken", message: "Taken." } };
  expect(refusalOf(error, NAMES)).toEqual({ fields: { username: "Taken." }, whole: false });
});

test("a refusal that names no field of the form is reported for the whole form", () => {
  const hidden = {
    status: 422,
    data: { error: "invalid_input", errors: [{ path: "role", error: "x", message: "No." }] },
  };
  expect(refusalOf(hidden, NAMES)).toEqual({ fields: {}, whole: true });
  expect(refusalOf({ status: "FETCH_ERROR" }, NAMES).whole).toBe(true);
  expect(refusalOf(undefined, NAMES).whole).toBe(false);
});
