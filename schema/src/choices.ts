/** Finds the choice that a cell means, by its code or by its label in any language. Pure. */
import type { Language, Texts } from "./product.ts";

export type Choice = { code: string; label: Texts };

const MOST_LISTED = 20;

/** Spreadsheets and pages contain various kinds of spaces that look alike; texts must not differ only by them. */
export const plainSpaces = (text: string): string =>
  text
    .normalize("NFC")
    .trim()
    .replace(/\p{Zs}/gu, " ");
/** Pages and word processors also use other apostrophes. */
const fold = (text: string) =>
  plainSpaces(text)
    .replace(/[’‘ʼ`´]/g, "'")
    .toLocaleLowerCase("en");

/** Computed once per field, because a file of 100,000 rows needs it for each row. */
type Spellings = { codes: ReadonlyMap<string, string>; labels: Texts };
const known = new WeakMap<readonly Choice[], Spellings>();

/** Maps each code and label, as written and folded, to its code. The first of two equal spellings counts. */
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

/** Lists the choices for a message, as many as fit, with a separator that occurs in none of them. */
function listChoices(choices: readonly Choice[]): Texts {
  const listIn = (language: Language) => {
    const listed = choices.slice(0, MOST_LISTED).map(({ label }) => label[language]);
    const comma = language === "ar" ? "، " : ", ";
    const joined = listed.join(listed.some((label) => /[,،]/.test(label)) ? " | " : comma);
    return choices.length > MOST_LISTED ? `${joined} …` : joined;
  };
  return { en: listIn("en"), fr: listIn("fr"), ar: listIn("ar") };
}

/** The code that a text means, or the closest suggestions. */
export function chooseBy(choices: readonly Choice[], text: string): { code: string } | { labels: Texts } {
  const { codes, labels } = known.get(choices) ?? { codes: codesOf(choices), labels: listChoices(choices) };
  known.set(choices, { codes, labels });
  const code = codes.get(text) ?? codes.get(fold(text));
  return code === undefined ? { labels } : { code };
}
