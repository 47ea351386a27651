/**
 * Finds names that stand in the field of the other script: Arabic letters in a Latin field, or the other way round. No
 * fault, since some people have one name only, but mostly columns that were exchanged. Pure.
 */
import type { Field } from "./fields.ts";
import { isEmpty } from "./plain-spaces.ts";

/** A field whose value is in the other script, and the one whose value belongs here, where the two may be exchanged. */
export type ScriptWarning = { path: string; swapWith?: string };

type Cells = Readonly<Record<string, unknown>>;
type Pair = { latin: Field; arabic: Field };

const hasArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);
const hasLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text);
const isArabicOnly = (text: string): boolean => hasArabic(text) && !hasLatin(text);
const isLatinOnly = (text: string): boolean => hasLatin(text) && !hasArabic(text);

const textOf = (cells: Cells, name: string): string => {
  const cell = Object.hasOwn(cells, name) ? cells[name] : undefined;
  return typeof cell === "string" ? cell : "";
};

/** Found once for each list of fields, because a file has many rows. */
const known = new WeakMap<readonly Field[], readonly Pair[]>();

function pairsOf(fields: readonly Field[]): readonly Pair[] {
  const pairs =
    known.get(fields) ??
    fields.flatMap((arabic) => {
      const latin = fields.find(({ name }) => name === arabic.arabicOf);
      return latin ? [{ latin, arabic }] : [];
    });
  known.set(fields, pairs);
  return pairs;
}

/** The fields of a row, a form or a record whose values are in the other script. */
export const scriptWarnings = (fields: readonly Field[], cells: Cells): ScriptWarning[] =>
  pairsOf(fields).flatMap((pair) => warningsOf(pair, cells));

function warningsOf({ latin, arabic }: Pair, cells: Cells): ScriptWarning[] {
  const [inLatin, inArabic] = [textOf(cells, latin.name), textOf(cells, arabic.name)];
  const isSwappable =
    Object.hasOwn(cells, latin.name) &&
    Object.hasOwn(cells, arabic.name) &&
    !isLatinOnly(inLatin) &&
    !isArabicOnly(inArabic) &&
    !(latin.required && isEmpty(inArabic));
  const warn = (path: string, swapWith: string): ScriptWarning => ({ path, ...(isSwappable && { swapWith }) });
  return [
    ...(isArabicOnly(inLatin) ? [warn(latin.name, arabic.name)] : []),
    ...(isLatinOnly(inArabic) ? [warn(arabic.name, latin.name)] : []),
  ];
}

/** The cells with the values of both fields exchanged. */
export const swapped = <Row extends Cells>(cells: Row, { path, swapWith = path }: ScriptWarning): Row => ({
  ...cells,
  [path]: cells[swapWith],
  [swapWith]: cells[path],
});
