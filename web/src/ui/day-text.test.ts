import { expect, test } from "vitest";
import { dayOfText, isDay, textOfDay } from "./day-text.ts";

test.each([
  ["03/07/2026", "2026-07-03"],
  ["3/7/2026", "2026-07-03"],
  ["3.7.2026", "2026-07-03"],
  ["03-07-2026", "2026-07-03"],
  ["03072026", "2026-07-03"],
  [" 03/07/2026 ", "2026-07-03"],
  ["٠٣/٠٧/٢٠٢٦", "2026-07-03"],
  ["2026-07-03", "2026-07-03"],
])("%s is the day %s, whose first number is the day", (text, day) => expect(dayOfText(text)).toBe(day));

test.each(["31/02/2026", "31022026", "0307202", "07/13/2026", "3/7/26", "soon", ""])(
  "%s is no day, and stays as it was typed",
  (text) => {
    expect(dayOfText(text)).toBe(text);
    expect(isDay(dayOfText(text))).toBe(false);
  },
);

test("a day is shown as it is typed", () => {
  expect(textOfDay("2026-07-03")).toBe("03/07/2026");
  expect(dayOfText(textOfDay("2026-07-03"))).toBe("2026-07-03");
});
