/** The texts of every room: their files for the browser, their keys for the compiler. */
import type { Language } from "../platform/i18n/languages.ts";
import type { LoadTexts } from "../platform/i18n/start.ts";

const FILES = import.meta.glob<object>(["../ui/locales/*.json", "../features/**/locales/*.json"], {
  import: "default",
});

const fileOf = (room: string, language: Language): string =>
  room === "ui" ? `../ui/locales/${language}.json` : `../features/${room}/locales/${language}.json`;

/** Fetches the texts of a room, or of a part of one that is loaded apart (`templates/rows`); a room without texts has none, and says so with empty strings. */
export const loadTexts: LoadTexts = async (room, language) => (await FILES[fileOf(room, language)]?.()) ?? {};
