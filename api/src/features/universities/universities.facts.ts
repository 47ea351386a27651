/** What documents print of a university beside its name and logo, as columns and as it is sent. Pure. */
import type { Input } from "@ijaza/schema/calls/endpoint";
import { LANGUAGES, type Texts } from "@ijaza/schema/product";
import type { University, updateUniversity } from "@ijaza/schema/universities/calls";
import type { UniversityRow } from "./universities.records.ts";

type Facts = Pick<University, "cityAr" | "countryLine" | "ministryLine" | "legalText" | "digits" | "calendar">;
type SentFacts = Pick<Input<typeof updateUniversity>, keyof Facts>;

/** The columns of those facts that are sent. */
export function factColumns({ cityAr, countryLine, ministryLine, legalText, digits, calendar }: SentFacts) {
  return {
    ...(cityAr !== undefined && { city_ar: cityAr || null }),
    ...(countryLine !== undefined && { country_line: asJson(countryLine) }),
    ...(ministryLine !== undefined && { ministry_line: asJson(ministryLine) }),
    ...(legalText !== undefined && { legal_text: asJson(legalText) }),
    ...(digits !== undefined && { digits }),
    ...(calendar !== undefined && { calendar }),
  };
}

/** Texts that are empty in each language are none. */
const asJson = (texts: Texts | null): string | null =>
  texts && LANGUAGES.some((language) => texts[language] !== "") ? JSON.stringify(texts) : null;

export const describeFacts = (row: UniversityRow): Facts => ({
  cityAr: row.city_ar,
  countryLine: row.country_line,
  ministryLine: row.ministry_line,
  legalText: row.legal_text,
  digits: row.digits,
  calendar: row.calendar,
});

/** The city in the language, as documents print it; empty where it is not known. */
export const cityOf = ({ city, city_ar }: Pick<UniversityRow, "city" | "city_ar">, language: string): string =>
  (language === "ar" ? city_ar : null) ?? city ?? "";
