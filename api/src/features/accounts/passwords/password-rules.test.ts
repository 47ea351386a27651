/** Rules for new passwords: exact lengths, and none of those that attackers try first. */
import { expect, test } from "vitest";
import { AppError } from "../../../platform/app-error.ts";
import { isShort, requireGoodPassword } from "./password-rules.ts";

const NAMES = ["dean@university.example", "Amina Ben Salah"];
const refusalOf = (password: string, hasSecondFactor = false) => {
  try {
    requireGoodPassword(password, { names: NAMES, hasSecondFactor });
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: error.code, ...error.fields?.[0] };
  }
};
/** A password of this length without a sequence or a repetition. */
const ofLength = (length: number) => `${"kq7vz2m!xwr9t".repeat(20).slice(0, length - 1)}é`;

test("fifteen characters are enough alone, eight beside a second factor, and 128 are the most", () => {
  expect(refusalOf(ofLength(15))).toBeNull();
  expect(refusalOf(ofLength(14))).toEqual({
    code: "invalid_input",
    path: "password",
    error: "too_short",
    data: { min: 15 },
  });
  expect(refusalOf(ofLength(8), true)).toBeNull();
  expect(refusalOf(ofLength(7), true)).toMatchObject({ error: "too_short", data: { min: 8 } });
  expect(refusalOf(ofLength(128))).toBeNull();
  expect(refusalOf(ofLength(129))).toMatchObject({ error: "too_long", data: { max: 128 } });
  expect([isShort(ofLength(14)), isShort(ofLength(15))]).toEqual([true, false]);
});

test.each([
  ["is in the list", "password"],
  ["is in the list, in capitals and wide letters", "ＰＡＳＳＷＯＲＤ"],
  ["is two of the list in a row", "passworddragon"],
  ["is two of the list in a row, the first of three letters", "dogpassword"],
  ["is two of the list in a row, the last of three letters", "passworddog"],
  ["is one piece again and again", "kq7vkq7vkq7v"],
  ["goes up", "ghijklmnop"],
  ["goes down", "98765432"],
  ["is the account's e-mail", "Dean@University.example"],
  ["is the account's name", "AMINA BEN SALAH"],
])("a password that %s is refused", (_, password) => {
  expect(refusalOf(password, true)).toMatchObject({ error: "password_common" });
});

test.each(["passwordxqzv7", "kq7vkq7vkq7w", "ghijklmnoq", "amina ben salah 2"])(
  "%s is not a weak password",
  (password) => {
    expect(refusalOf(password, true)).toBeNull();
  },
);
