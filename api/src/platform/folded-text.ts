/** Folds text for searching: removes case, accents and vowel marks, and unifies Arabic letters that people mix. */
import { toAsciiDigits } from "@ijaza/schema/digits";

/** Latin and Arabic combining marks, and the tatweel. */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;

const ALIKE: Record<string, string> = { أ: "ا", إ: "ا", آ: "ا", ٱ: "ا", ى: "ي", ة: "ه", ؤ: "و", ئ: "ي" };

/** `Inès` as `ines`, `إيناس` as `ايناس`. */
export function foldText(text: string): string {
  return (
    toAsciiDigits(text.normalize("NFC").replace(/[أإآٱىةؤئ]/g, (letter) => ALIKE[letter] ?? letter))
      .normalize("NFD")
      .replace(MARKS, "")
      .toLowerCase()
      // No column holds NUL characters, and PostgreSQL refuses them.
      .replace(/[\s\p{Cc}\p{Cs}]+/gu, " ")
      .trim()
  );
}

/** The content of a record's column `search`. */
export const foldAll = (texts: readonly (string | null | undefined)[]): string =>
  foldText(texts.filter((text) => text).join(" "));

/** Each word of a search as a `like` pattern, all of which must match a `search` column. */
export const searchPatterns = (search: string | undefined): string[] =>
  foldText(search ?? "")
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, 10)
    .map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
