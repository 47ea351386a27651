/** The texts of the pages, read from their locales: journeys find things by the words that a person reads. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Language } from "@ijaza/schema/product";

type Values = Record<string, string | number>;

export type Words = {
  language: Language;
  /** The text under `room.path.of.key`, its places filled; `count` chooses the plural. Throws when there is none. */
  say: (key: string, values?: Values) => string;
  /** The same as a pattern of the whole text: values may stand isolated, numbers may be grouped. */
  like: (key: string, values?: Values) => RegExp;
  /** The day that begins so many from now on the calendar of this machine, which its browsers share, written out. */
  dayIn: (days: number) => string;
};

type Texts = { [key: string]: string | Texts };

const WEB = fileURLToPath(new URL("../web/src/", import.meta.url));
const ROOMS = join(WEB, "features");
/** Days as people write them in Britain, France and Tunisia; digits are Latin. */
const PLACES: Record<Language, string> = { en: "en-GB", fr: "fr-FR", ar: "ar-TN-u-nu-latn" };

export function wordsOf(language: Language): Words {
  const texts = readTexts(language);
  const plurals = new Intl.PluralRules(language);
  const textOf = (key: string, { count }: Values): string => {
    const text = find(texts, key) ?? find(texts, `${key}_${plurals.select(Number(count))}`);
    if (text === undefined) throw new Error(`no text ${key} in ${language}`);
    return text;
  };
  return {
    language,
    say: (key, values = {}) => textOf(key, values).replace(PLACE, (_, name: string) => String(values[name] ?? "")),
    like: (key, values = {}) => new RegExp(`^\\s*${patternOf(textOf(key, values), values)}\\s*$`),
    dayIn: (days) => {
      const now = new Date();
      const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
      return day.toLocaleDateString(PLACES[language], { day: "numeric", month: "long", year: "numeric" });
    },
  };
}

/** A number as any of the three languages groups it. */
export const numberPattern = (value: number): string =>
  String(value).replace(/\B(?=(\d{3})+$)/g, "[\\s.,\\u00a0\\u202f]?");

function readTexts(language: Language): Texts {
  const files = readdirSync(ROOMS).map((room) => ({ room, path: join(ROOMS, room, "locales", `${language}.json`) }));
  files.push({ room: "ui", path: join(WEB, "ui", "locales", `${language}.json`) });
  const held = files.filter(({ path }) => existsSync(path));
  return Object.fromEntries(held.map(({ room, path }) => [room, JSON.parse(readFileSync(path, "utf8"))]));
}

function find(texts: Texts, key: string): string | undefined {
  let at: string | Texts | undefined = texts;
  for (const part of key.split(".")) at = typeof at === "object" ? at[part] : undefined;
  return typeof at === "string" ? at : undefined;
}

const PLACE = /\{\{(\w+)\}\}/g;
const ISOLATES = "[\\u2066-\\u2069]?";
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What is not given may be anything. */
function patternOf(text: string, values: Values): string {
  const pieces = text.split(PLACE);
  const fill = (name: string) => {
    const value = values[name];
    if (value === undefined) return ".*";
    return `${ISOLATES}${typeof value === "number" ? numberPattern(value) : escaped(value)}${ISOLATES}`;
  };
  return pieces.map((part, at) => (at % 2 ? fill(part) : escaped(part))).join("");
}
