/** The code for a first sign-in as it is written, capitals in groups of four, and as the mailed link brings it. Pure. */
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

/** Number and code of a mailed link, `ABCD-EFGH-JKLM.17000042`; nothing of one that is cut off. */
export function readMailedCode(fragment = ""): { identifier: string; secret: string } {
  const [, code = "", number = ""] = /^([^.]+)[.](.+)$/.exec(fragment) ?? [];
  try {
    return { identifier: decodeURIComponent(number), secret: spellCode(code) };
  } catch {
    return { identifier: "", secret: "" };
  }
}
