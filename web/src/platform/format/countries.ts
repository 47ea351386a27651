/** Countries by their ISO 3166-1 codes, with their names in the reader's language. */
import { COUNTRIES } from "@ijaza/schema/fields/countries";
import type { Language } from "../i18n/languages.ts";

export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;

/** All countries, in the alphabetical order of the language. */
export const countriesIn = (language: Language): { code: string; name: string }[] => {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const { compare } = new Intl.Collator(language);
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((one, other) =>
    compare(one.name, other.name),
  );
};
