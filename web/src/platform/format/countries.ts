/** Countries by their ISO 3166-1 codes, named as the reader names them. */
import { isCountry } from "@ijaza/schema/fields";
import type { Language } from "../i18n/languages.ts";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Reserved for parts of countries; no country has its universities there. */
const RESERVED = ["AC", "CP", "CQ", "DG", "EA", "IC", "TA"];

/** A former code stands for the country that followed: `SU` is read as `RU`. */
const isCurrent = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;

const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => isCountry(code) && isCurrent(code) && !RESERVED.includes(code),
);

export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;

/** All of them, in the order of the reader's alphabet. */
export const countriesIn = (language: Language): { code: string; name: string }[] => {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const { compare } = new Intl.Collator(language);
  return CODES.map((code) => ({ code, name: names.of(code) ?? code })).sort((one, other) =>
    compare(one.name, other.name),
  );
};
