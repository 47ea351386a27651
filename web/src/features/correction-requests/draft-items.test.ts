import { expect, test } from "vitest";
import { faultOf, freeFields } from "./draft-items.ts";

const KNOWN = { standing: { lastName: "Ben Salah", phone: "+216 71 000 000" }, today: "2026-11-21" };
const draft = (field: string, value: string) => ({ id: 1, field, value });

test("a correction must name a field and fit its rule", () => {
  expect(faultOf("student", draft("", "x"), KNOWN)).toEqual({ error: "required" });
  expect(faultOf("student", draft("lastName", " "), KNOWN)).toEqual({ error: "required" });
  expect(faultOf("student", draft("birthDate", "2027-01-01"), KNOWN)).toEqual({ error: "in_the_future" });
  expect(faultOf("student", draft("lastName", "Ben Saleh"), KNOWN)).toBeUndefined();
});

test("an optional field may be requested to be emptied", () => {
  expect(faultOf("student", draft("phone", ""), KNOWN)).toBeUndefined();
});

test("a value that the record has already is no correction", () => {
  expect(faultOf("student", draft("lastName", " Ben Salah "), KNOWN)).toEqual({ error: "unchanged" });
  expect(faultOf("student", draft("birthPlace", ""), KNOWN)).toEqual({ error: "unchanged" });
});

test("a field is offered once, and for a diploma no e-mail or telephone number", () => {
  const [one, other] = [draft("lastName", ""), { ...draft("", ""), id: 2 }];
  const names = freeFields("diploma", [one, other], other).map(({ name }) => name);
  expect(names).not.toContain("lastName");
  expect(names).not.toContain("email");
  expect(names).toContain("honours");
});
