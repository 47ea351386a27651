/** What a document shows besides its claims: its university, its reference, the address of its verification. Pure. */

import { formatReference } from "@ijaza/schema/documents/reference";
import { asArabRegion } from "@ijaza/schema/fields/arab-regions";
import type { Field } from "@ijaza/schema/fields/fields";
import type { Values } from "@ijaza/schema/fields/rows";
import type { Language } from "@ijaza/schema/product";
import { type DocumentFieldName, printValues } from "@ijaza/schema/templates/fields";
import { cityOf, nameOf, type UniversityRow } from "../../universities/universities.service.ts";
import type { PrintedDocument } from "./drawing.ts";

type Document = {
  fields: readonly Field[];
  claims: Values;
  university: UniversityRow;
  id: string;
  link: string;
  isBlank: boolean;
};

/** In the place of a reference that is not there yet. */
const BLANK = "– – – – – – – – – –";

/** The texts of all fields of a document in a language: its claims, with the months of the university's country, and its surroundings. Made once for each language. */
export function valuesOf({ fields, claims, ...beside }: Document): PrintedDocument["values"] {
  const valuesByLanguage = new Map<Language, Readonly<Record<string, string>>>();
  return (language) => {
    const values = valuesByLanguage.get(language) ?? {
      ...printValues(fields, claims, { language, region: asArabRegion(beside.university.country) }),
      ...valuesBeside(beside, language),
    };
    valuesByLanguage.set(language, values);
    return values;
  };
}

/** What is printed beside the claims, in a language; empty where there is nothing. */
export const valuesBeside = (
  { university, id, link, isBlank }: Omit<Document, "fields" | "claims">,
  language: Language,
): Record<DocumentFieldName, string> => ({
  universityName: nameOf(university)[language],
  universityCity: cityOf(university, language),
  countryLine: university.country_line?.[language] ?? "",
  ministryLine: university.ministry_line?.[language] ?? "",
  legalText: university.legal_text?.[language] ?? "",
  reference: isBlank ? BLANK : formatReference(id),
  link: isBlank ? "" : link,
});

/** Address of the page that verifies the document of this id. */
export const linkTo = (publicUrl: string, id: string): string => `${publicUrl}/digital_diploma/${id}`;

/** The logo and the signature, stored as data URLs, as PNGs for the drawing. */
export function ownPictures(urls: { logo: string | null; signature: string | null }): Record<string, Uint8Array> {
  const present = Object.entries(urls).filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries(
    present.map(([name, url]) => [name, Buffer.from(url.slice(url.indexOf(",") + 1), "base64")]),
  );
}
