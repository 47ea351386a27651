/** Fills in the fields of a text and splits it into lines; values of the other direction are separate runs. Pure. */

import { directionOf, type Language } from "@ijaza/schema/product";
import { fieldsNamed, PLACEHOLDER } from "@ijaza/schema/templates/box-layout";
import { textBefore } from "@ijaza/schema/templates/printed-dates";

/** A run of a line in one script; `direction` where it differs from the line's. */
export type Run = { text: string; direction?: "ltr" | "rtl"; isArabic?: true };

type FillOptions = { text: string; language: Language; values: Readonly<Record<string, string>> };

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LETTER = /\p{L}/u;
/** Arabic words with the signs between them, which are shaped together. */
const ARABIC = /([\u0600-\u06ff\u0750-\u077f\ufb50-\ufefc]+(?: +[\u0600-\u06ff\u0750-\u077f\ufb50-\ufefc]+)*)/;

/** A part in brackets is left out where one of its fields is empty: `born on {birthDate}[ in {birthPlace}]`. */
const OPTIONAL = /\[([^[\]]*)\]/g;

/** Only own members, because a field may have the name of an inherited one, as `constructor`. */
const fieldValue = (values: FillOptions["values"], name: string): string =>
  Object.hasOwn(values, name) ? values[name]! : "";

/** Null for an empty text, or one whose fields are all empty: it is not drawn. */
export function linesOf({ text, language, values }: FillOptions): Run[][] | null {
  const named = fieldsNamed(text);
  if (named.length > 0 && named.every((name) => !fieldValue(values, name))) return null;
  const left = dropEmptyBrackets(text, values);
  if (left.trim() === "") return null;
  return left.split("\n").map((line) => byScript(runsOf({ text: line, language, values })));
}

function dropEmptyBrackets(text: string, values: FillOptions["values"]): string {
  return text.replace(OPTIONAL, (whole, part: string) => {
    const named = fieldsNamed(part);
    if (named.length === 0) return whole;
    return named.every((name) => fieldValue(values, name)) ? part : "";
  });
}

function runsOf({ text, language, values }: FillOptions): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    const name = match[1]!;
    const value = fieldValue(values, name);
    runs.push({ text: textBefore(text.slice(from, match.index), { name, value }) }, valueRun(value, language));
    from = match.index + match[0].length;
  }
  runs.push({ text: text.slice(from) });
  return runs;
}

/** Adjacent letters are split by script only, because Arabic letters would not join otherwise. */
function byScript(runs: readonly Run[]): Run[] {
  const whole: Run[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    if (last && last.direction === run.direction) last.text += run.text;
    else whole.push({ ...run });
  }
  return whole.flatMap((run) =>
    run.text
      .split(ARABIC)
      .map((text, at): Run => ({ ...run, text, ...(at % 2 === 1 && { isArabic: true }) }))
      .filter(({ text }) => text !== ""),
  );
}

/** Numbers, dates and references are read from the left in every language. */
function valueRun(text: string, language: Language): Run {
  const first = LETTER.exec(text)?.[0];
  const direction = first && RIGHT_TO_LEFT.test(first) ? "rtl" : "ltr";
  return direction === directionOf(language) ? { text } : { text, direction };
}

const MOST_WORDS = 3;
/** Where a line may break; UAX #14 allows more places, which matter less here. */
const BREAKS = /[\s\-–—/]+/;

/** The longest words; the widest word is among them or hardly wider. */
export const longestWords = (lines: readonly Run[][]): Run[][] =>
  lines
    .map((runs) => runs.map(({ text }) => text).join(""))
    .flatMap((line) => line.split(BREAKS))
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_WORDS)
    .map((text) => byScript([{ text }]));
