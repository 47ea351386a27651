/** Numbers that every reader of JSON reads alike: what is written is what is held, to the last digit. */

const NUMERAL = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** Whether a number is held exactly as this numeral of JSON says, and is no integer beyond 2^53 − 1. */
export function isExactNumeral(numeral: string): boolean {
  const value = Number(numeral);
  return isSafeNumber(value) && decimalOf(numeral) === decimalOf(String(value));
}

/** Whether a number is finite and none of the integers beyond 2^53 − 1, where neighbours are taken for each other. */
export const isSafeNumber = (value: number): boolean => Math.abs(value) <= Number.MAX_SAFE_INTEGER;

/** Digits without zeros around them, and the power of ten of the last one: one text for each value. */
function decimalOf(numeral: string): string | null {
  const match = NUMERAL.exec(numeral);
  if (!match) return null;
  const [, sign = "", whole = "", fraction = "", power = "0"] = match;
  const digits = (whole + fraction).replace(/^0+/, "");
  const short = digits.replace(/0+$/, "");
  return short === "" ? "0" : `${sign}${short}e${Number(power) - fraction.length + digits.length - short.length}`;
}
