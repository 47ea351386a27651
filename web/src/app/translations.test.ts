/** The three languages have the same keys, each its own plural forms, and the same values filled in. */
import { describe, expect, test } from "vitest";

type Texts = { [key: string]: string | Texts };

const FILES = import.meta.glob<Texts>(["../ui/locales/*.json", "../features/**/locales/*.json"], {
  import: "default",
  eager: true,
});
const ROOMS = [...new Set(Object.keys(FILES).map((path) => path.replace(/\/\w+\.json$/, "")))];
const PLURAL = /_(zero|one|two|few|many|other)$/;

const flat = (texts: Texts, under = ""): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [[under + key, value]] : flat(value, `${under}${key}.`),
  );

const read = (room: string, language: string) => flat(FILES[`${room}/${language}.json`] ?? {});
const stems = (entries: [string, string][]) => [...new Set(entries.map(([key]) => key.replace(PLURAL, "")))].sort();

/** The plural forms there are, by the text they belong to. */
const formsOf = (entries: [string, string][]): Record<string, string[]> => {
  const forms: Record<string, string[]> = {};
  for (const [key] of entries) {
    const form = PLURAL.exec(key)?.[1];
    const stem = key.replace(PLURAL, "");
    if (form) forms[stem] = [...(forms[stem] ?? []), form];
  }
  return forms;
};

const valuesOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();

describe.each(ROOMS)("%s", (room) => {
  test.each(["fr", "ar"])("has the same keys in %s as in English", (language) => {
    expect(stems(read(room, language))).toEqual(stems(read(room, "en")));
  });

  test.each(["en", "fr", "ar"])("has every plural form of %s, and no other", (language) => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [stem, forms] of Object.entries(formsOf(read(room, language))))
      expect([stem, ...forms.toSorted()]).toEqual([stem, ...categories.toSorted()]);
  });

  test.each(["fr", "ar"])("fills the same values into the texts of %s", (language) => {
    const english = new Map(read(room, "en"));
    for (const [key, text] of read(room, language))
      if (english.has(key) && !PLURAL.test(key))
        expect([key, ...valuesOf(text)]).toEqual([key, ...valuesOf(english.get(key) ?? "")]);
  });

  test("leaves no text empty", () => {
    for (const language of ["en", "fr", "ar"])
      expect(read(room, language).filter(([, text]) => !text.trim())).toEqual([]);
  });
});
