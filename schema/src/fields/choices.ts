/** Finds the choice that a cell means, by its code or by its label in any language. Pure. */

import type { Language, Texts } from "../product.ts";
import { looseKey } from "./loose-key.ts";
import { plainSpaces } from "./plain-spaces.ts";

export type Choice = { code: string; label: Texts };

const MOST_LISTED = 20;

/** As written but for its capitals, which alone may tell two choices apart. */
const withoutCase = (text: string): string => plainSpaces(text).toLocaleLowerCase("en");

/** From the closest to the loosest way in which two spellings are the same. */
const KEYS = [plainSpaces, withoutCase, looseKey];

/** Computed once per field, because a file of 100,000 rows needs it for each row. */
type Spellings = { codes: ReadonlySet<string>; byKey: readonly ReadonlyMap<string, string | null>[]; labels: Texts };
const known = new WeakMap<readonly Choice[], Spellings>();

/** The code of each spelling by a key; null where it is a spelling of two choices, which nobody can tell apart then. */
function codesBy(choices: readonly Choice[], keyOf: (text: string) => string): ReadonlyMap<string, string | null> {
  const codes = new Map<string, string | null>();
  for (const { code, label } of choices) {
    for (const key of [code, ...Object.values(label)].map(keyOf)) {
      codes.set(key, (codes.get(key) ?? code) === code && codes.get(key) !== null ? code : null);
    }
  }
  return codes;
}

const spellingsOf = (choices: readonly Choice[]): Spellings => ({
  codes: new Set(choices.map(({ code }) => code)),
  byKey: KEYS.map((keyOf) => codesBy(choices, keyOf)),
  labels: listChoices(choices),
});

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

const ARABIC = /\p{Script=Arabic}/u;
const LATIN = /\p{Script=Latin}/u;

/** In the letters of the cell, whoever reads it: who wrote it in Latin letters reads no Arabic list, and the other way round. */
function labelsFor(text: string, { en, fr, ar }: Texts): Texts {
  if (ARABIC.test(text)) return { en: ar, fr: ar, ar };
  return { en, fr, ar: LATIN.test(text) ? fr : ar };
}

/** The code that a text means, or the labels to choose from. */
export function chooseBy(choices: readonly Choice[], text: string): { code: string } | { labels: Texts } {
  const spellings = known.get(choices) ?? spellingsOf(choices);
  known.set(choices, spellings);
  const { codes, byKey, labels } = spellings;
  if (codes.has(text)) return { code: text };
  const found = byKey.map((each, at) => each.get(KEYS[at]!(text))).find((code) => code);
  if (found) return { code: found };
  return { labels: labelsFor(text, labels) };
}
