/** Folded texts in the database: the column `search` of a record, and the patterns that are looked for in it. */
import { foldText } from "@ijaza/schema/fields/folded-text";
import { plainIdentifier } from "@ijaza/schema/fields/identifiers";

/** The content of a record's column `search`. */
export const foldAll = (texts: readonly (string | null | undefined)[]): string =>
  foldText(texts.filter((text) => text).join(" "));

/** How a number of a student or a document may be stored that somebody types: in any signs, and in capitals or not. */
export function spellingsOfNumber(typed: string): string[] {
  const plain = plainIdentifier(typed);
  return [...new Set([typed, plain, plain.toUpperCase(), plain.toLowerCase()])];
}

/** Each word of a search as a `like` pattern, all of which must match a `search` column; `Marie-Claire` is one word. */
export const searchPatterns = (search: string | undefined): string[] =>
  (search ?? "")
    .split(/\s+/)
    .map(foldText)
    .filter((word) => word !== "")
    .slice(0, 10)
    .map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
