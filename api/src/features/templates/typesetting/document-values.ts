/** The values of a document of version 2 in each language: its claims, those who sign, and what stands beside them. */
import type { Language } from "@ijaza/schema/product";
import { nameOfSignatory } from "@ijaza/schema/signatories/signatory";
import type { DocumentFieldName } from "@ijaza/schema/templates/fields";
import { type FindValue, styledValues, type Usage } from "@ijaza/schema/templates/styled-values";
import type { PrintedContent } from "../drawing/content.ts";
import { valuesBeside } from "../drawing/surroundings.ts";
import type { Sex, SexOf } from "./fill.ts";

type Content = Pick<PrintedContent, "fields" | "claims" | "university" | "signatories" | "id" | "link" | "isBlank">;

export function stackValues(content: Content): { findValue: (language: Language) => FindValue; sexOf: SexOf } {
  const { claims, signatories } = content;
  const byLanguage = new Map<Language, FindValue>();
  const findValue = (language: Language): FindValue => {
    const values = byLanguage.get(language) ?? valuesIn(language, content);
    byLanguage.set(language, values);
    return values;
  };
  const sexOf: SexOf = (name) => {
    const signs = placeOfSignatory(name);
    return signs ? (signatories[signs.at]?.sex ?? null) : name === "sex" ? asSex(claims.sex) : null;
  };
  return { findValue, sexOf };
}

const asSex = (value: unknown): Sex => (value === "F" || value === "M" ? value : null);

function valuesIn(language: Language, content: Content): FindValue {
  const { fields, claims, university, signatories } = content;
  const { country, digits, calendar } = university;
  const usage: Usage = { language, country, digits, isHijriToo: calendar === "both" };
  const values = styledValues({ fields, claims, beside: besideIn(language, content), usage });
  return (name, form) => {
    const signs = placeOfSignatory(name);
    if (!signs) return isUnused(form, university) ? null : values(name, form);
    const signatory = signatories[signs.at];
    if (!signatory) return null;
    return signs.what === "name" ? nameOfSignatory(signatory, usage) : [{ text: signatory.title[language], style: {} }];
  };
}

/** Days of a calendar that the university does not print. */
const isUnused = (form: string | null, { calendar }: Content["university"]) => form === "hijri" && calendar !== "both";

/** `signatory2.title`: which of those who sign, counted from 0, and what of them. */
function placeOfSignatory(name: string): { at: number; what: string } | null {
  const [, place, what] = /^signatory([1-3])[.]([a-z]+)$/.exec(name) ?? [];
  return place && what ? { at: Number(place) - 1, what } : null;
}

type Beside = Record<DocumentFieldName | "documentNumber", string>;

const besideIn = (language: Language, content: Content): Beside => ({
  ...valuesBeside(content, language),
  documentNumber: String(content.claims.diplomaNumber ?? content.claims.certificateNumber ?? ""),
});
