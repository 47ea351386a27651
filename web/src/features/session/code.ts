/** The written form of the code for a first sign-in: capitals in groups of four. Pure. */
import { toAsciiDigits } from "@ijaza/schema/digits";

const LENGTH = 12;

/** Formats what was typed or pasted as in the mail; characters that no code contains are dropped. */
export const spellCode = (typed: string): string => {
  const plain = toAsciiDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .slice(0, LENGTH);
  return plain.replace(/.{4}(?=.)/g, "$&-");
};
