/** The visitor's language: stored in this browser, and set on the document element. */
import { LANGUAGE_COOKIE } from "@ijaza/schema/pages/first-paint";
import { directionOf, type Language, languageOf } from "./languages.ts";

const KEY = "language";

/** The language that was chosen in this browser, else English; English too where storage is refused. */
export const readStoredLanguage = (): Language => {
  try {
    return languageOf(localStorage.getItem(KEY));
  } catch {
    return languageOf(null);
  }
};

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * A copy of the choice for the server, which reads it for the first paint of public pages and for nothing else. Where the
 * browser has no such store (W3C Cookie Store API), that paint is in English and the page is then written anew.
 */
export const mirrorLanguage = (value: Language): void => {
  const { cookieStore } = globalThis;
  void cookieStore
    ?.set({ name: LANGUAGE_COOKIE, value, path: "/", expires: Date.now() + YEAR_MS, sameSite: "lax" })
    .catch(() => {});
};

/** Stores the choice; where storage is refused it lasts until the page is closed. */
export const storeLanguage = (language: Language): void => {
  mirrorLanguage(language);
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Only the memory of the choice is lost.
  }
};

/** Sets `lang` and `dir` of the document, which fonts, line heights and layout follow. */
export const applyLanguage = (language: Language): void => {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
};
