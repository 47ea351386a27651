/** What a document says and shows beside its claims: its university, its reference, the way to its check. Pure. */
import type { Field } from "@ijaza/schema/fields";
import type { Language } from "@ijaza/schema/product";
import { formatReference } from "@ijaza/schema/reference";
import type { Values } from "@ijaza/schema/rows";
import { type DocumentFieldName, printValues } from "@ijaza/schema/template-fields";
import { nameOf, type UniversityRow } from "../../universities/universities.service.ts";
import type { Printed } from "./drawing.ts";

type Document = {
  fields: readonly Field[];
  claims: Values;
  university: UniversityRow;
  id: string;
  link: string;
};

/** What each field of a document says in a language: its claims, and what stands beside them. Said once in each. */
export function valuesOf({ fields, claims, ...beside }: Document): Printed["values"] {
  const valuesByLanguage = new Map<Language, Readonly<Record<string, string>>>();
  return (language) => {
    const values = valuesByLanguage.get(language) ?? {
      ...printValues(fields, claims, language),
      ...valuesBeside(beside, language),
    };
    valuesByLanguage.set(language, values);
    return values;
  };
}

const valuesBeside = (
  { university, id, link }: Omit<Document, "fields" | "claims">,
  language: Language,
): Record<DocumentFieldName, string> => ({
  universityName: nameOf(university)[language],
  universityCity: university.city ?? "",
  reference: formatReference(id),
  link,
});

/** The page that checks the document of this id. */
export const linkTo = (publicUrl: string, id: string): string => `${publicUrl}/digital_diploma/${id}`;

/** The logo and the signature, kept as data URLs, as the drawing takes them. */
export function ownPictures(urls: { logo: string | null; signature: string | null }): Record<string, Uint8Array> {
  const present = Object.entries(urls).filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries(
    present.map(([name, url]) => [name, Buffer.from(url.slice(url.indexOf(",") + 1), "base64")]),
  );
}
