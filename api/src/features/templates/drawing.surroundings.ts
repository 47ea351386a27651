/** What a document says and shows beside its claims: its university, its reference, the way to its check. Pure. */
import type { Language } from "@ijaza/schema/product";
import { formatReference } from "@ijaza/schema/reference";
import type { DocumentFieldName } from "@ijaza/schema/template-fields";
import { nameOf, type UniversityRow } from "../universities/universities.service.ts";

type Surroundings = { university: UniversityRow; id: string; link: string; language: Language };

export const documentValues = ({
  university,
  id,
  link,
  language,
}: Surroundings): Record<DocumentFieldName, string> => ({
  universityName: nameOf(university)[language],
  universityCity: university.city ?? "",
  reference: formatReference(id),
  link,
});

/** The page that checks the document of this id. */
export const linkTo = (publicUrl: string, id: string): string => `${publicUrl}/digital_diploma/${id}`;

/** The logo and the signature, kept as data URLs, as the drawing takes them. */
export function ownPictures(urls: { logo: string | null; signature: string | null }): Record<string, Uint8Array> {
  const given = Object.entries(urls).filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries(given.map(([name, url]) => [name, Buffer.from(url.slice(url.indexOf(",") + 1), "base64")]));
}
