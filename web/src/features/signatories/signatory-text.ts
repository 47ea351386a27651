/** A signatory in the reader's words: the name and title to show, and whether the person is in office. Pure. */
import type { Language, Texts } from "@ijaza/schema/product";
import type { KeptSignatory } from "@ijaza/schema/signatories/calls";

/** The text in the language, else in another one that has it, Latin ones first. */
export const textIn = (texts: Texts, language: Language): string =>
  [texts[language], texts.fr, texts.en, texts.ar].find((text) => text !== "") ?? "";

export type OfficeState = "inOffice" | "notYet" | "left";

/** On a day, `YYYY-MM-DD`; the first and the last day count. */
export function officeState({ from, until }: Pick<KeptSignatory, "from" | "until">, today: string): OfficeState {
  if (from && today < from) return "notYet";
  return until && until < today ? "left" : "inOffice";
}
