/** Sentences with places in them, filled in the language of their reader. */
import type { Language, Texts } from "./product.ts";

/** What the places of a sentence hold; texts are said in its language. */
export type SentenceData = Record<string, string | number | Texts>;

/** The sentence with each `{place}` filled; with nothing where nothing is given. */
export function fillSentence(sentence: string, language: Language, data: SentenceData = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const held = data[name] ?? "";
    return typeof held === "object" ? held[language] : String(held);
  });
}
