/** What a cell may choose of: found by code or by label in any language, and told when it is none. Pure. */
import type { Language, Texts } from "./product.ts";

export type Choice = { code: string; label: Texts };

const MOST_LISTED = 20;

/** Spreadsheets and pages are full of spaces that only look alike; two texts must not differ by them. */
export const plainSpaces = (text: string): string =>
  text
    .normalize("NFC")
    .trim()
    .replace(/\p{Zs}/gu, " ");
/** Pages and word processors also have apostrophes of their own. */
const fold = (text: string) =>
  plainSpaces(text)
    .replace(/[’‘ʼ`´]/g, "'")
    .toLocaleLowerCase("en");

/** Made once for a field: a file of 100,000 rows asks for each of them. */
type Spellings = { codes: ReadonlyMap<string, string>; labels: Texts };
const known = new WeakMap<readonly Choice[], Spellings>();

/** The code that each code and label stands for, as it is written and folded; of two alike the first. */
function codesOf(choices: readonly Choice[]): ReadonlyMap<string, string> {
  const written = choices.flatMap(({ code, label }) =>
    [code, ...Object.values(label)].map((spelling) => [plainSpaces(spelling), code] as const),
  );
  const made = new Map<string, string>();
  for (const [spelling, code] of [...written, ...written.map(([text, code]) => [fold(text), code] as const)]) {
    if (!made.has(spelling)) made.set(spelling, code);
  }
  return made;
}

/** What one may choose of, as far as anybody reads it, parted by a sign that stands in none. */
function listChoices(choices: readonly Choice[]): Texts {
  const listIn = (language: Language) => {
    const listed = choices.slice(0, MOST_LISTED).map(({ label }) => label[language]);
    const comma = language === "ar" ? "، " : ", ";
    const joined = listed.join(listed.some((label) => /[,،]/.test(label)) ? " | " : comma);
    return choices.length > MOST_LISTED ? `${joined} …` : joined;
  };
  return { en: listIn("en"), fr: listIn("fr"), ar: listIn("ar") };
}

/** The code that a text means; else what it might have been. */
export function chooseBy(choices: readonly Choice[], text: string): { code: string } | { labels: Texts } {
  const { codes, labels } = known.get(choices) ?? { codes: codesOf(choices), labels: listChoices(choices) };
  known.set(choices, { codes, labels });
  const code = codes.get(text) ?? codes.get(fold(text));
  return code === undefined ? { labels } : { code };
}
