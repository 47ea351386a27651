/** A day has one meaning however it is written, and what has none is no day. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { isEitherDay, isMonthFirstOnly, readDayText } from "./days.ts";

const days = fc.date({ min: new Date("1900-01-01"), max: new Date("2200-12-31"), noInvalidDate: true });
const joints = fc.constantFrom("-", "/", ".", "\u2011", "\u2212", " / ");
const times = fc.constantFrom("", " 00:00", " 00:00:00", "T00:00:00", "T00:00:00.000Z", " 0:00:00", "T00:00:00+01:00");
const zeros = fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0xff10);
const inDigits = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

test("every day is read from every way to write it, and is never another", () => {
  fc.assert(
    fc.property(
      days,
      joints,
      times,
      zeros,
      fc.boolean(),
      fc.boolean(),
      (date, joint, time, zero, isYearFirst, isPadded) => {
        const iso = date.toISOString().slice(0, 10);
        const [year = "", ...rest] = iso.split("-");
        const [month, day] = isPadded ? rest : rest.map((number) => String(Number(number)));
        const text = (isYearFirst ? [year, month, day] : [day, month, year]).join(joint);
        expect(readDayText(inDigits(text, zero) + time)).toBe(iso);
        if (!isYearFirst) expect(readDayText([month, day, year].join(joint), "monthFirst")).toBe(iso);
      },
    ),
  );
});

test.each([
  ["02/13/2001", false, true],
  ["03/04/2001", true, false],
  ["04.04.2001", false, false],
  ["2001/02/13", false, false],
  ["2001/13/02", false, false],
  ["31/02/2001", false, false],
  ["1999", false, false],
])("of %s it is asked which number is the month: %s, and it says so itself: %s", (text, isEither, isMonthFirst) => {
  expect([isEitherDay(text), isMonthFirstOnly(text)]).toEqual([isEither, isMonthFirst]);
});
