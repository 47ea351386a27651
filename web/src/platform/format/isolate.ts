/** Isolates a value of either direction inside a sentence of plain text, as `<bdi>` does in HTML. */

const FIRST_STRONG = "\u2068";
const BY_DIRECTION = { ltr: "\u2066", rtl: "\u2067" };
const POP = "\u2069";

/** `direction` is set when the text has a direction whatever its first letter is. */
export const isolate = (text: string, direction?: "ltr" | "rtl"): string =>
  text ? `${direction ? BY_DIRECTION[direction] : FIRST_STRONG}${text}${POP}` : "";
