import { expect, test } from "vitest";
import { faultOf, freeFields } from "./asked-items.ts";

const TODAY = "2026-11-21";
const draft = (field: string, value: string) => ({ id: 1, field, value });

test("a correction must name a field and fit its rule", () => {
  expect(faultOf("student", draft("", "x"), TODAY)).toEqual({ error: "required" });
  expect(faultOf("student", draft("lastName", " "), TODAY)).toEqual({ error: "required" });
  expect(faultOf("student", draft("birthDate", "2027-01-01"), TODAY)).toEqual({ error: "in_the_future" });
  expect(faultOf("student", draft("lastName", "Ben Saleh"), TODAY)).toBeUndefined();
});

test("what need not be there may be asked to be emptied", () => {
  expect(faultOf("student", draft("phone", ""), TODAY)).toBeUndefined();
});

test("a field is named once, and a diploma's demand names no way to reach the holder", () => {
  const [one, other] = [draft("lastName", ""), { ...draft("", ""), id: 2 }];
  const names = freeFields("diploma", [one, other], other).map(({ name }) => name);
  expect(names).not.toContain("lastName");
  expect(names).not.toContain("email");
  expect(names).toContain("honours");
});
