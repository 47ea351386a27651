/** The texts of the pages, read from their locales: journeys find things by the words that a person reads. */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Language } from "@ijaza/schema/product";

type Values = Record<string, string | number>;
export type Words = {
  language: Language;
  /** The text under `room.path.of.key`, its places filled. Throws when there is none. */
  say: (key: string, values?: Values) => string;
  /** The same as a pattern of the whole text: values may stand isolated, numbers grouped. */
  like: (key: string, values?: Values) => RegExp;
};

type Texts = { [key: string]: string | Texts };

const WEB = fileURLToPath(new URL("../web/src/", import.meta.url));

export function wordsOf(language: Language): Words {
  const texts: Texts = {};
  for (const file of localesOf(language)) texts[roomOf(file)] = JSON.parse(readFileSync(file, "utf8"));
  const textOf = (key: string, values: Values): string => {
    const text = find(texts, key) ?? find(texts, `${key}_${pluralOf(language, values.count)}`);
    if (text === undefined) throw new Error(`no text ${key} in ${language}`);
    return text;
  };
  return {
    language,
    say: (key, values = {}) => fill(textOf(key, values), (name) => String(values[name] ?? "")),
    like: (key, values = {}) => new RegExp(`^\\s*${patternOf(textOf(key, values), values)}\\s*$`),
  };
}

/** A number as any of the three languages groups it. */
export const numberPattern = (value: number): string =>
  String(value).replace(/\B(?=(\d{3})+$)/g, "[\\s.,\u00a0\u202f]?");

/** `web/src/ui/locales/en.json` and `web/src/features/<room>/locales/en.json`. */
function localesOf(language: Language): string[] {
  return [`ui/locales/${language}.json`, ...globSyncIn(`features/*/locales/${language}.json`)].map((path) =>
    join(WEB, path),
  );
}
