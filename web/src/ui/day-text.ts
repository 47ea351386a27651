/** Days as they are typed in forms, in every language: dd/mm/yyyy, or as files may have them. Pure. */
import { readDayText } from "@ijaza/schema/fields/days";
import { toAsciiDigits } from "@ijaza/schema/fields/digits";

/** As from the number pads of phones, which have no other keys. */
const DIGITS_ALONE = /^(\d{2})(\d{2})(\d{4})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** `03/07/2026`, `3.7.2026` or `03072026` as `2026-07-03`; whatever is no day stays as it was typed, for the message that says so. */
export function dayOfText(text: string): string {
  const trimmed = toAsciiDigits(text).trim();
  return readDayText(trimmed.replace(DIGITS_ALONE, "$1/$2/$3")) ?? trimmed;
}

/** `2026-07-03` as `03/07/2026`; whatever is no day stays as it is. */
export function textOfDay(value: string): string {
  const [, year, month, day] = ISO.exec(value) ?? [];
  return year ? `${day}/${month}/${year}` : value;
}

export const isDay = (value: string): boolean => ISO.test(value) && readDayText(value) === value;
