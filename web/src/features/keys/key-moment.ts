/** A moment as people type it: a day, and a time on their own clock. Pure. */

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** ISO 8601 in UTC; null while one of the two is not complete. `day` is `YYYY-MM-DD`, `time` 10:05 or 10:05:30. */
export function momentOfText(day: string, time: string): string | null {
  const [, year, month, date] = DAY.exec(day) ?? [];
  const [, hours, minutes, seconds = "0"] = TIME.exec(time.trim()) ?? [];
  if (year === undefined || hours === undefined) return null;
  const [y, mo, d, h, mi, s] = [year, month, date, hours, minutes, seconds].map(Number);
  const moment = new Date(y ?? 0, (mo ?? 1) - 1, d ?? 1, h ?? 0, mi ?? 0, s ?? 0);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The same moment as two texts; empty ones for none. */
export function textsOfMoment(moment: string | null): { day: string; time: string } {
  if (!moment) return { day: "", time: "" };
  const at = new Date(moment);
  const day = `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(twoDigits).join(":");
  return { day, time };
}
