/** The texts of the pages, read from the translations, because journeys find elements by their text. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Language } from "@ijaza/schema/product";

type Values = Record<string, string | number>;

export type Words = {
  language: Language;
  /** The text under `room.path.of.key` (`room/part.path.of.key`) with values filled in; `count` chooses the plural. Throws if there is none. */
  say: (key: string, values?: Values) => string;
  /** A pattern for the whole text, which allows direction marks around values and grouped digits. */
  like: (key: string, values?: Values) => RegExp;
  /** The written date that is this many days from now, in the time zone of this machine and its browsers. */
  dayIn: (days: number) => string;
};

type Texts = { [key: string]: string | Texts };

const WEB = fileURLToPath(new URL("../web/src/", import.meta.url));
const ROOMS = join(WEB, "features");
/** Folders within rooms that have texts of their own. */
const LOADED_APART = ["records/reviewing", "templates/designing", "templates/rows", "verification/input"];
/** The locales for dates as people write them in Britain, France and Tunisia, with Latin digits. */
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

/** A pattern for the number, grouped as in any of the three languages. */
export const numberPattern = (value: number): string =>
  String(value).replace(/\B(?=(\d{3})+$)/g, "[\\s.,\\u00a0\\u202f]?");

function readTexts(language: Language): Texts {
  const files = [...readdirSync(ROOMS), ...LOADED_APART].map((room) => ({
    room,
    path: join(ROOMS, room, "locales", `${language}.json`),
  }));
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
/** Spaces of any width match each other: names are read with ordinary ones in the place of unbreakable ones. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");

/** A pattern for the text in which a value that is not given matches anything. */
function patternOf(text: string, values: Values): string {
  const pieces = text.split(PLACE);
  const fill = (name: string) => {
    const value = values[name];
    if (value === undefined) return ".*";
    return `${ISOLATES}${typeof value === "number" ? numberPattern(value) : escaped(value)}${ISOLATES}`;
  };
  return pieces.map((part, at) => (at % 2 ? fill(part) : escaped(part))).join("");
}
