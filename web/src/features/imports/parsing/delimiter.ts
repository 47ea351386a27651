/** Which sign parts the columns of a CSV file. */
import type { Field } from "@ijaza/schema/fields";
import { fieldOfHeader } from "@ijaza/schema/headers";

export const DELIMITERS = [",", ";", "\t"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

const QUOTED = /"(?:[^"]|"")*"/g;

/** The first line, with line breaks inside quotes left in it. */
const headOf = (text: string): string => /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? "";

const unquote = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/s, "$1")
    .replaceAll('""', '"');

/** The sign that makes the header name the most fields; of equals, the one that stands in it most often. */
export function detectDelimiter(text: string, fields: readonly Field[]): Delimiter {
  const head = headOf(text);
  const bare = head.replace(QUOTED, "");
  const scored = DELIMITERS.map((delimiter) => {
    const known = head.split(delimiter).filter((cell) => fieldOfHeader(fields, unquote(cell))).length;
    return { delimiter, score: known * 1000 + bare.split(delimiter).length };
  });
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).delimiter;
}
