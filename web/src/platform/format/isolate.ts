/** Keeps a value of either direction to itself inside a sentence that is plain text (`<bdi>` without an element). */

const FIRST_STRONG = "\u2068";
const POP = "\u2069";

export const isolate = (text: string): string => (text ? `${FIRST_STRONG}${text}${POP}` : "");
