import { expect, test } from "vitest";
import { momentOfText, textsOfMoment } from "./key-moment.ts";

test.each(["10:05", "10:05:30", "9:00", "23:59:59", " 00:00 "])("the time %j of a day is a moment", (time) => {
  const moment = momentOfText("2026-11-27", time);
  expect(moment && new Date(moment).getDate()).toBe(27);
});

test.each([
  ["2026-11-27", ""],
  ["2026-11-27", "24:00"],
  ["2026-11-27", "10:60"],
  ["27/11/2026", "10:00"],
  ["", "10:00"],
])("%j and %j are none", (day, time) => {
  expect(momentOfText(day, time)).toBe(null);
});

test("a moment is typed as it is shown, to the second", () => {
  const { day, time } = textsOfMoment("2026-11-27T10:05:07.000Z");
  expect(momentOfText(day, time)).toBe("2026-11-27T10:05:07.000Z");
  expect(textsOfMoment(null)).toEqual({ day: "", time: "" });
});
