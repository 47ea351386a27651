/** The decimal that a cell of a workbook stores, with the digits that a spreadsheet holds. Pure. */

export type Decimal = { isNegative: boolean; whole: string; fraction: string };

/** So many digits a spreadsheet holds; later ones are noughts, or what computing with binary fractions left. */
const HELD_DIGITS = 15;
const INTEGER = /^([+-]?)0*(\d+)$/;
const STORED = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d+)?$/i;

/** Its end is nought where a spreadsheet, or a program that computes with floating points, loses digits. */
function isShortened(digits: string): boolean {
  if (digits.length <= HELD_DIGITS) return false;
  const isExact = Number.isSafeInteger(Number(digits)) || digits.length <= HELD_DIGITS + 1;
  return /^0+$/.test(digits.slice(HELD_DIGITS)) || (!isExact && String(Number(digits)) === digits);
}

export const isStoredNumber = (raw: string): boolean => STORED.test(raw);

/** The number without the digits that no spreadsheet holds, for columns of numbers. */
export const roundedNumber = (raw: string): string => String(Number(Number(raw).toPrecision(HELD_DIGITS)));

/** Integers keep the digits that the file has; "shortened" when it has lost some. Null for what no cell shows in full. */
export function readDecimal(raw: string): Decimal | "shortened" | null {
  const integer = INTEGER.exec(raw);
  if (integer) {
    const [, sign, whole = ""] = integer;
    return isShortened(whole) ? "shortened" : { isNegative: sign === "-" && whole !== "0", whole, fraction: "" };
  }
  const number = Number(raw);
  if (Math.abs(number) >= 10 ** HELD_DIGITS) return "shortened";
  const text = roundedNumber(raw);
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) return null;
  const [whole = "", fraction = ""] = text.replace("-", "").split(".");
  return { isNegative: text.startsWith("-"), whole, fraction };
}

/** The number with as many decimals as its format shows, rounded as spreadsheets do: halves away from nought. */
export function withDecimals(raw: string, places: number): string {
  const text = roundedNumber(raw);
  const [, sign = "", whole = "", fraction = ""] = /^(-?)(\d+)\.(\d+)$/.exec(text) ?? [];
  if (fraction.length <= places) return text;
  const kept = BigInt(whole + fraction.slice(0, places)) + (fraction[places]! >= "5" ? 1n : 0n);
  const digits = kept.toString().padStart(places + 1, "0");
  const point = digits.length - places;
  return String(Number(`${sign}${digits.slice(0, point)}.${digits.slice(point)}0`));
}
