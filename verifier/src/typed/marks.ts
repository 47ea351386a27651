/** What clings to a text that was copied out of a page, a chat or a document, and that nobody sees. Pure. */

/** Marks of direction, joiners, zero-width spaces and byte order marks. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

export const withoutUnseen = (text: string): string => text.replace(UNSEEN, "");

/** The text without unseen marks, and without blanks around it. */
export const withoutMarks = (text: string): string => withoutUnseen(text).trim();

/** Signs that close a sentence, a quotation or a bracket. */
const CLOSING = /[\s.,:;!?)\]}>'"*’”»›،؛؟…]+$/u;

/** The text without the signs of the sentence in which it stood. */
export const withoutClosing = (text: string): string => withoutMarks(text).replace(CLOSING, "");

/** The text of a part of an address; one that is not encoded well stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
