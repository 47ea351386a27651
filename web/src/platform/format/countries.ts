/** Countries by their ISO 3166-1 codes, with their names in the reader's language. */
import { isCountry } from "@ijaza/schema/fields";
import type { Language } from "../i18n/languages.ts";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Codes reserved for parts of countries; no university is registered there. */
const RESERVED = ["AC", "CP", "CQ", "DG", "EA", "IC", "TA"];

/** Whether a code is current: a former one is read as its successor's (`SU` as `RU`). */
const isCurrent = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;

const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => isCountry(code) && isCurrent(code) && !RESERVED.includes(code),
);

export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;

/** All countries, in the alphabetical order of the language. */
export const countriesIn = (language: Language): { code: string; name: string }[] => {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const { compare } = new Intl.Collator(language);
  return CODES.map((code) => ({ code, name: names.of(code) ?? code })).sort((one, other) =>
    compare(one.name, other.name),
  );
};
