/** How the code of a first sign-in is written: capitals in groups of four. Pure. */
import { toAsciiDigits } from "@ijaza/schema/fields";

const LENGTH = 12;

/** What was typed or pasted, in the letter's spelling; what no code holds is left out. */
export const spellCode = (typed: string): string => {
  const plain = toAsciiDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .slice(0, LENGTH);
  return plain.replace(/.{4}(?=.)/g, "$&-");
};
