/** Which fields the headers of a file stand for: by their names, or by their labels in any language. Pure. */
import type { Field } from "./fields.ts";
import { LANGUAGES, type Texts } from "./product.ts";

/** One text for labels that a header could not tell apart: case, blanks and the star of what is required do not count. */
export const labelKey = (text: string): string =>
  text
    .normalize("NFC")
    .toLocaleLowerCase("en")
    .replace(/[\s_*]+/g, "");

/** What is left of a label as people type it: no accents, no apostrophes, no other signs. */
const looseKey = (text: string): string =>
  text
    .normalize("NFKD")
    .toLocaleLowerCase("en")
    .replace(/[^\p{L}\p{N}]|\u0640/gu, "");

/** How the headers of one file are written: all by names, or all by labels of one language. */
type Reading = (field: Field) => string;
const READINGS: readonly Reading[] = [
  ({ name }) => name,
  ...LANGUAGES.map(
    (language: keyof Texts): Reading =>
      ({ label }) =>
        label[language],
  ),
];

function readAs(fields: readonly Field[], headers: readonly string[], reading: Reading): (Field | undefined)[] {
  return headers.map((header) => {
    const [exact, loose] = [labelKey(header), looseKey(header)];
    if (exact === "") return undefined;
    const byLabel = fields.find((field) => labelKey(reading(field)) === exact);
    return byLabel ?? (loose === "" ? undefined : fields.find((field) => looseKey(reading(field)) === loose));
  });
}

/**
 * The field of each header; undefined where none is meant. Two languages may use one word for two fields: the language
 * in which most headers are written decides, and the others fill in what it does not know.
 */
export function fieldsOfHeaders(fields: readonly Field[], headers: readonly string[]): (Field | undefined)[] {
  const read = READINGS.map((reading) => readAs(fields, headers, reading));
  const known = (found: readonly unknown[]) => new Set(found.filter(Boolean)).size;
  const [best = [], ...others] = read.sort((one, other) => known(other) - known(one));
  const taken = new Set(best);
  return headers.map((_, at) => best[at] ?? others.map((found) => found[at]).find((field) => !taken.has(field)));
}

/** The field that one header stands for, alone. */
export const fieldOfHeader = (fields: readonly Field[], header: string): Field | undefined =>
  fieldsOfHeaders(fields, [header])[0];
