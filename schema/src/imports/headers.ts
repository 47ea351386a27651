/** Finds the fields that the headers of a file mean, by their names or by their labels in any language. Pure. */
import type { Field } from "../fields/fields.ts";
import { looseKey } from "../fields/loose-key.ts";
import { LANGUAGES, type Texts } from "../product.ts";

/** A key that is equal for labels that differ only in case, spaces or the asterisk of required fields. */
export const labelKey = (text: string): string =>
  text
    .normalize("NFC")
    .toLocaleLowerCase("en")
    .replace(/[\s_*]+/g, "");

/** A label by its letters and digits alone: headers also have colons, brackets and the like. */
const lettersOf = (text: string): string => looseKey(text).replace(/[^\p{L}\p{N}]/gu, "");

/** One way to spell the headers of a file: all as names, or all as labels of one language. */
type FieldReader = (field: Field) => string;
const READINGS: readonly FieldReader[] = [
  ({ name }) => name,
  ...LANGUAGES.map(
    (language: keyof Texts): FieldReader =>
      ({ label }) =>
        label[language],
  ),
];

function readAs(fields: readonly Field[], headers: readonly string[], reading: FieldReader): (Field | undefined)[] {
  const keyed = fields.map((field) => {
    const label = reading(field);
    return { field, exact: labelKey(label), loose: lettersOf(label) };
  });
  return headers.map((header) => {
    const [exact, loose] = [labelKey(header), lettersOf(header)];
    if (exact === "") return undefined;
    const byLabel = keyed.find((each) => each.exact === exact);
    if (byLabel || loose === "") return byLabel?.field;
    const [alike, ...others] = keyed.filter((each) => each.loose === loose);
    return others.length === 0 ? alike?.field : undefined;
  });
}

/**
 * The field of each header, or undefined. Two languages may use one word for two fields, so the language of most
 * headers decides. The other languages are tried only for headers that it does not know.
 */
export function fieldsOfHeaders(fields: readonly Field[], headers: readonly string[]): (Field | undefined)[] {
  const read = READINGS.map((reading) => readAs(fields, headers, reading));
  const known = (found: readonly unknown[]) => new Set(found.filter(Boolean)).size;
  const [best = [], ...others] = read.sort((one, other) => known(other) - known(one));
  const taken = new Set(best);
  return headers.map((_, at) => best[at] ?? others.map((found) => found[at]).find((field) => !taken.has(field)));
}

/** The field of a single header. */
export const fieldOfHeader = (fields: readonly Field[], header: string): Field | undefined =>
  fieldsOfHeaders(fields, [header])[0];
