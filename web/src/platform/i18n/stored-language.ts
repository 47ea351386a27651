/** The visitor's language: stored in this browser, and set on the document element. */
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

/** Stores the choice; where storage is refused it lasts until the page is closed. */
export const storeLanguage = (language: Language): void => {
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
