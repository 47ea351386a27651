/** The Latin font families that a template may choose, and the Arabic one used with all of them. */
import type { Language } from "@ijaza/schema/product";
import type { FONTS } from "@ijaza/schema/templates/box-layout";

type Font = (typeof FONTS)[number];

const LATIN: Record<Font, string> = { serif: "Source Serif 4", sans: "Noto Sans", display: "Cormorant Garamond" };
const ARABIC = "Amiri";
/** The fallback for letters that the others lack: Greek, Cyrillic, symbols. */
const REST = ["Source Serif 4", "Noto Sans"];

/** The fonts to set a text of the language with; the first that has a letter wins. */
export function fontsFor(font: Font, language: Language): string[] {
  const chosen = language === "ar" ? [ARABIC, LATIN[font]] : [LATIN[font], ARABIC];
  return [...new Set([...chosen, ...REST])];
}
