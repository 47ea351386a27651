/**
 * Starts i18next: one namespace for each room, loaded when a page first needs it; a missing text is the empty string.
 */
import i18next, { type BackendModule, type FormatterModule, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { formatNumber } from "../format/format.ts";
import type { Language } from "./languages.ts";

/** Fetches the texts of a room in a language. */
export type LoadTexts = (room: string, language: Language) => Promise<object>;

const backendOf = (load: LoadTexts, language: Language): BackendModule => ({
  type: "backend",
  init: () => {},
  read: (_language, room, done) => {
    load(room, language).then(
      (texts) => done(null, { ...texts }),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
});

/** Numbers inside sentences are formatted as numbers elsewhere. */
const formatterOf = (language: Language): FormatterModule => ({
  type: "formatter",
  init: () => {},
  format: (value: unknown) => (typeof value === "number" ? formatNumber(value, language) : String(value ?? "")),
  add: () => {},
  addCached: () => {},
});

/** Resolves once the texts of `ui` are loaded; those of another room load with its first page, under Suspense. */
export const startI18n = async (options: { language: Language; load: LoadTexts }): Promise<i18n> => {
  const instance = i18next.createInstance();
  await instance
    .use(backendOf(options.load, options.language))
    .use(formatterOf(options.language))
    .use(initReactI18next)
    .init({
      lng: options.language,
      fallbackLng: false,
      ns: ["ui"],
      defaultNS: "ui",
      interpolation: { escapeValue: false, alwaysFormat: true },
      parseMissingKeyHandler: () => "",
      returnEmptyString: true,
    });
  return instance;
};
