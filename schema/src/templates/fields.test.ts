/** Values as documents print them. */
import { expect, test } from "vitest";
import type { ArabRegion } from "../fields/arab-regions.ts";
import { printableFields, printValues } from "./fields.ts";

const diploma = printableFields("diploma");

test("choices are printed by their labels and days in words, in each language", () => {
  const claims = { honours: "tres_bien", decisionDate: "2026-07-01", average: 15.5, nationality: "TN" };
  expect(printValues(diploma, claims, { language: "fr" })).toEqual({
    honours: "Très bien",
    decisionDate: "1er juillet 2026",
    average: "15,5",
    nationality: "Tunisie",
  });
  expect(printValues(diploma, claims, { language: "ar" })).toMatchObject({
    honours: "حسن جدًا",
    decisionDate: "1 جويلية 2026",
  });
  expect(printValues(diploma, claims, { language: "en" })).toMatchObject({
    decisionDate: "1 July 2026",
    average: "15.5",
  });
});

test("months in Arabic are those of the region", () => {
  const printed = (region: ArabRegion) =>
    printValues(diploma, { decisionDate: "2026-07-01" }, { language: "ar", region });
  expect(printed("EG")).toEqual({ decisionDate: "1 يوليو 2026" });
  expect(printed("LB")).toEqual({ decisionDate: "1 تموز 2026" });
});

test("a year alone stays a year", () => {
  expect(printValues(diploma, { birthDate: "2003" }, { language: "fr" })).toEqual({ birthDate: "2003" });
});

test("a certificate without a last day prints no last day", () => {
  const fields = printableFields("certificate");
  expect(printValues(fields, { expiryDate: "none", issueDate: "2026-10-15" }, { language: "en" })).toEqual({
    issueDate: "15 October 2026",
  });
});

test("neither e-mail nor phone is ever printed", () => {
  const names = [...diploma, ...printableFields("certificate")].map(({ name }) => name);
  expect(names).not.toContain("email");
  expect(names).not.toContain("phone");
});
