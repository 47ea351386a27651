import { HONOURS } from "@ijaza/schema/diplomas/fields";
import { expect, test } from "vitest";
import { fieldText } from "./field-text.ts";

const label = { en: "", fr: "", ar: "" };

test("choices, days and countries are written out, and the rest stays unchanged", () => {
  expect(fieldText({ name: "honours", kind: "choice", choices: HONOURS, label }, "bien", "en")).toBe("Good");
  expect(fieldText({ name: "birthDate", kind: "dayOrYear", label }, "2002-05-01", "fr")).toBe("1 mai 2002");
  expect(fieldText({ name: "birthDate", kind: "dayOrYear", label }, "2002", "fr")).toBe("2002");
  expect(fieldText({ name: "nationality", kind: "country", label }, "TN", "fr")).toBe("Tunisie");
  expect(fieldText({ name: "nationality", kind: "country", label }, "?", "fr")).toBe("?");
  expect(fieldText({ name: "average", kind: "average", label }, 14.5, "en")).toBe("14.5");
});

test("an empty value has no text", () => {
  expect(fieldText({ name: "phone", kind: "phone", label }, null, "en")).toBeNull();
  expect(fieldText({ name: "phone", kind: "phone", label }, "", "en")).toBeNull();
});
