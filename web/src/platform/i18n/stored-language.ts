/** The visitor's language: kept in this browser, shown on the document element. */
import { directionOf, type Language, languageOf } from "./languages.ts";

const KEY = "language";

/** The language chosen earlier in this browser, else English. A browser that refuses storage speaks English. */
export const readStoredLanguage = (): Language => {
  try {
    return languageOf(localStorage.getItem(KEY));
  } catch {
    return languageOf(null);
  }
};

/** Keeps the choice; where storage is refused the choice lasts as long as the page. */
export const storeLanguage = (language: Language): void => {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Nothing is lost but the memory of the choice.
  }
};

/** Sets `lang` and `dir` of the document, which fonts, line heights and layout follow. */
export const applyLanguage = (language: Language): void => {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
};
