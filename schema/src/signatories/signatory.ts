/** Those who sign documents: their names, titles and academic prefixes in the three languages. */

import type { Language, Texts } from "../product.ts";
import type { StyledText } from "../templates/printed-dates.ts";
import { type LetterStyle, parseText } from "../templates/text.ts";

export const PREFIXES = ["none", "professor", "doctor"] as const;
export type Prefix = (typeof PREFIXES)[number];

/** What a document prints of somebody who signs it. */
export type Signatory = {
  name: Texts;
  title: Texts;
  sex: "F" | "M";
  prefix: Prefix;
};

/** As they stand before a name, in the language of `template-text.ts`. */
const PREFIX_WORDS: Record<Exclude<Prefix, "none">, Texts> = {
  professor: { fr: "P^r^", en: "Prof.", ar: "أ. د." },
  doctor: { fr: "D^r^", en: "Dr", ar: "د." },
};
/** Morocco calls a professor by the word of both sexes. */
const MOROCCAN_PROFESSOR = { M: "ذ.", F: "ذة." };

/** No line ends between a prefix and its name. */
const NO_BREAK = "\u00a0";

/** The name with its prefix; empty where there is no name in the language. */
export function nameOfSignatory(
  { name, prefix, sex }: Signatory,
  { language, country }: { language: Language; country: string },
): StyledText {
  if (name[language] === "") return [];
  const own: StyledText = [{ text: name[language], style: {} }];
  if (prefix === "none") return own;
  const isMoroccan = language === "ar" && country === "MA" && prefix === "professor";
  const word = isMoroccan ? MOROCCAN_PROFESSOR[sex] : PREFIX_WORDS[prefix][language];
  const styled = parseText(word).flatMap((node) => (node.kind === "letters" ? [unbroken(node)] : []));
  return [...styled, { text: NO_BREAK, style: {} }, ...own];
}

const unbroken = ({ text, style }: { text: string; style: LetterStyle }) => ({
  text: text.replaceAll(" ", NO_BREAK),
  style,
});
