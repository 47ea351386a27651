import { expect, test } from "vitest";

import { universityWith } from "../../testing/universities.ts";
import { changeOf, EMPTY, foundingOf, missingIn, readWebsite } from "./university-draft.ts";

test("a language of mails that is not chosen is sent as null", () => {
  expect(foundingOf(EMPTY).language).toBeNull();
  expect(foundingOf({ ...EMPTY, language: "fr" }).language).toBe("fr");
});

test("names in three languages and a country are required", () => {
  expect(missingIn(EMPTY)).toEqual(["name.en", "name.fr", "name.ar", "country"]);
  expect(missingIn({ ...EMPTY, name: { en: "A", fr: "B", ar: "ج" }, country: "TN" })).toEqual([]);
});

test("empty fields are sent as null, and a website gets its scheme", () => {
  const sent = foundingOf({ ...EMPTY, city: " ", website: "www.wadi-nour.example" });
  expect(sent).toMatchObject({ city: null, website: "https://www.wadi-nour.example" });
  expect(sent).not.toHaveProperty("responsableId");
  expect(readWebsite("http://wadi-nour.example")).toBe("http://wadi-nour.example");
});

test("what documents print is sent by language, and as null where nothing is written", () => {
  const countryLine = { en: "", fr: " République\ntunisienne ", ar: "" };
  const sent = foundingOf({ ...EMPTY, countryLine, digits: "eastern" });
  expect(sent).toMatchObject({ countryLine: { en: "", fr: "République tunisienne", ar: "" }, digits: "eastern" });
  expect(sent).toMatchObject({ ministryLine: null, legalText: null, cityAr: null, calendar: "gregorian" });
});

test("a logo is sent only when it was changed", () => {
  const before = universityWith({ logo: "data:image/png;base64,AAAA" });
  const draft = { ...EMPTY, logo: before.logo };
  expect(changeOf(draft, before)).not.toHaveProperty("logo");
  expect(changeOf({ ...draft, logo: null }, before)).toMatchObject({ logo: null });
});
