/** Detects the delimiter of a CSV file. */
import type { Field } from "@ijaza/schema/fields";
import { fieldsOfHeaders } from "@ijaza/schema/headers";

export const DELIMITERS = [",", ";", "\t"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

const QUOTED = /"(?:[^"]|"")*"/g;

/** The first line, including line breaks inside quotes. */
const headOf = (text: string): string => /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? "";

const unquote = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/s, "$1")
    .replaceAll('""', '"');

/** Enough characters for twenty lines. */
const LONGEST_TOP = 200_000;
/** Titles may stand above the header. */
const LINES_ABOVE = 20;

/** The delimiter by which a line names the most fields; of equals, the one that the first line has most often. */
export function detectDelimiter(text: string, fields: readonly Field[]): Delimiter {
  const head = headOf(text);
  const bare = head.replace(QUOTED, "");
  const lines = [head, ...text.slice(0, LONGEST_TOP).split(/\r\n|\n|\r/, LINES_ABOVE)];
  const known = (line: string, delimiter: Delimiter) =>
    fieldsOfHeaders(fields, line.split(delimiter).map(unquote)).filter(Boolean).length;
  const scored = DELIMITERS.map((delimiter) => {
    const most = Math.max(...lines.map((line) => known(line, delimiter)));
    return { delimiter, score: most * 1000 + bare.split(delimiter).length };
  });
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).delimiter;
}
