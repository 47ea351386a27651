/** The product's name and slug, in one place. */

export const PRODUCT = { slug: "ijaza", name: { en: "Ijaza", fr: "Ijaza", ar: "إجازة" } } as const;

export const LANGUAGES = ["en", "fr", "ar"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in the three languages of the product. */
export type Texts = Record<Language, string>;

/** The requested language, or English when the product does not have it. */
export function languageOf(header: string | null | undefined): Language {
  const primary = header
    ?.trim()
    .toLowerCase()
    .split(/[-_,;]/)[0];
  return LANGUAGES.find((language) => language === primary) ?? "en";
}

/** The direction in which a language is written. */
export const directionOf = (language: Language): "ltr" | "rtl" => (language === "ar" ? "rtl" : "ltr");
