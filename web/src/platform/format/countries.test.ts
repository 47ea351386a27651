import { expect, test } from "vitest";
import { countriesIn, countryName } from "./countries.ts";

test("countries are named in the reader's language, each of them once", () => {
  for (const language of ["en", "fr", "ar"] as const) {
    const countries = countriesIn(language);
    expect(countries).toHaveLength(249);
    expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
  }
  expect(countryName("TN", "fr")).toBe("Tunisie");
  expect(countryName("TN", "ar")).toBe("تونس");
});
