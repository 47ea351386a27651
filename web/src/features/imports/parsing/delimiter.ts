/** Finds the delimiter of a CSV file: the one that it names, or the one that fits best. */
import type { Field } from "@ijaza/schema/fields/fields";
import { fieldsOfHeaders } from "@ijaza/schema/imports/headers";

export const DELIMITERS = [",", ";", "\t", "|"] as const;
/** One of these, or any sign that a file names. */
export type Delimiter = string;

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

const DELIMITER_LINE = /^ *["']?sep=(?<sign>[^\w"'\r\n])?\k<sign>*["']? *(?:\r\n|\n|\r)/i;

/** Splits off a line that names the delimiter for spreadsheets, which they do not show as a row. */
export function takeDelimiterLine(text: string): { rest: string; named: Delimiter | undefined } {
  const found = DELIMITER_LINE.exec(text);
  return { rest: text.slice(found?.[0].length ?? 0), named: found?.groups?.sign };
}

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
