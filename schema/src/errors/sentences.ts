/** Sentences with placeholders, filled in the language of the reader. */
import type { Language, Texts } from "../product.ts";

/** Values of the placeholders; texts are used in the sentence's language. */
export type SentenceData = Record<string, string | number | Texts>;

/** The sentence with each `{placeholder}` replaced; by an empty text if it has no value. */
export function fillSentence(sentence: string, language: Language, data: SentenceData = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const held = data[name] ?? "";
    return typeof held === "object" ? held[language] : String(held);
  });
}
