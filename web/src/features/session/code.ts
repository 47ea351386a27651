/** The code for a first sign-in as it is written, capitals in groups of four, and as the mailed link brings it. Pure. */
import { plainCode } from "@ijaza/verifier/typed/code";
import { withoutClosing } from "@ijaza/verifier/typed/marks";

const LENGTH = 12;

/** Formats what was typed or pasted as in the mail; characters that no code contains are dropped. */
export const spellCode = (typed: string): string => {
  const plain = plainCode(typed).toUpperCase().slice(0, LENGTH);
  return plain.replace(/.{4}(?=.)/g, "$&-");
};

/** Number and code of a mailed link, `ABCD-EFGH-JKLM.17000042`; nothing of one that is cut off. */
export function readMailedCode(fragment = ""): { identifier: string; secret: string } {
  const [, code = "", number = ""] = /^([^.]+)[.](.+)$/.exec(fragment) ?? [];
  try {
    return { identifier: withoutClosing(decodeURIComponent(number)), secret: spellCode(code) };
  } catch {
    return { identifier: "", secret: "" };
  }
}
