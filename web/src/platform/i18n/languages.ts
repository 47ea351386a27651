/** The languages by their own names, and their directions of writing. */
import type { Language } from "@ijaza/schema/product";

export { directionOf, LANGUAGES, type Language, languageOf } from "@ijaza/schema/product";

/** Rendered in system-ui, so that no page loads a font for a menu. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", ar: "العربية" };
