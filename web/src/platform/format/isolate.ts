/** Keeps a value of either direction to itself inside a sentence that is plain text (`<bdi>` without an element). */

const FIRST_STRONG = "\u2068";
const BY_DIRECTION = { ltr: "\u2066", rtl: "\u2067" };
const POP = "\u2069";

/** `direction` where the text has one whatever it begins with. */
export const isolate = (text: string, direction?: "ltr" | "rtl"): string =>
  text ? `${direction ? BY_DIRECTION[direction] : FIRST_STRONG}${text}${POP}` : "";
