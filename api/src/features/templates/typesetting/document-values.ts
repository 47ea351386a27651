/** The values of a document of version 2 in each language: its claims, and what stands beside them. */
import type { Field } from "@ijaza/schema/fields";
import type { Language } from "@ijaza/schema/product";
import { formatReference } from "@ijaza/schema/reference";
import type { Values } from "@ijaza/schema/rows";
import { type FindValue, styledValues } from "@ijaza/schema/styled-values";
import type { DocumentFieldName } from "@ijaza/schema/template-fields";
import { nameOf, type UniversityRow } from "../../universities/universities.service.ts";
import type { SexOf } from "./fill.ts";

type Content = {
  fields: readonly Field[];
  claims: Values;
  university: UniversityRow;
  id: string;
  link: string;
};

export function stackValues(content: Content): { findValue: (language: Language) => FindValue; sexOf: SexOf } {
  const { claims, fields, university } = content;
  const byLanguage = new Map<Language, FindValue>();
  const findValue = (language: Language): FindValue => {
    const usage = { language, country: university.country, digits: "latin" as const };
    const values =
      byLanguage.get(language) ?? styledValues({ fields, claims, beside: besideIn(language, content), usage });
    byLanguage.set(language, values);
    return values;
  };
  const sexOf: SexOf = (name) => (name === "sex" && (claims.sex === "F" || claims.sex === "M") ? claims.sex : null);
  return { findValue, sexOf };
}

const besideIn = (language: Language, { university, id, link }: Content): Record<DocumentFieldName, string> => ({
  universityName: nameOf(university)[language],
  universityCity: university.city ?? "",
  reference: formatReference(id),
  link,
});
