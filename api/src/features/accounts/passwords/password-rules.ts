/** Rules for new passwords: long, and none of those that attackers try first. Any characters are allowed. */
import { dictionary } from "@zxcvbn-ts/language-common";
import { AppError, type FieldRefusal } from "../../../platform/app-error.ts";

const LEAST = 15;
const LEAST_WITH_SECOND_FACTOR = 8;
const MOST = 128;

/** The passwords found most often in breaches. */
const COMMON: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

export type PasswordRules = {
  /** The account's e-mail and names, which are refused as its password. */
  names: readonly string[];
  hasSecondFactor: boolean;
};

/** Whether the password is allowed only together with a second factor. */
export const isShort = (password: string): boolean => [...password].length < LEAST;

/** Throws `invalid_input` that names the field `password` and why. */
export function requireGoodPassword(password: string, rules: PasswordRules): void {
  const refusal = refusalOf(password, rules);
  if (refusal) throw new AppError("invalid_input", { fields: [{ path: "password", ...refusal }] });
}

function refusalOf(password: string, { names, hasSecondFactor }: PasswordRules): Omit<FieldRefusal, "path"> | null {
  const length = [...password].length;
  const min = hasSecondFactor ? LEAST_WITH_SECOND_FACTOR : LEAST;
  if (length < min) return { error: "too_short", data: { min } };
  if (length > MOST) return { error: "too_long", data: { max: MOST } };
  const folded = password.normalize("NFKC").toLowerCase();
  const isOwnName = names.some((name) => name.normalize("NFKC").toLowerCase() === folded);
  return isOwnName || isCommon(folded) ? { error: "password_common" } : null;
}

/** In the list, two entries of the list in a row, a repeated piece, or consecutive characters. */
function isCommon(text: string): boolean {
  if (COMMON.has(text) || isRepeated(text) || isRun(text)) return true;
  for (let cut = 3; cut <= text.length - 3; cut += 1) {
    if (COMMON.has(text.slice(0, cut)) && COMMON.has(text.slice(cut))) return true;
  }
  return false;
}

/** A text repeats a shorter piece exactly when its doubling contains it somewhere between its two halves. */
const isRepeated = (text: string) => (text + text).indexOf(text, 1) < text.length;

function isRun(text: string): boolean {
  const steps = new Set([...text].slice(1).map((character, place) => character.charCodeAt(0) - text.charCodeAt(place)));
  return steps.size === 1;
}
