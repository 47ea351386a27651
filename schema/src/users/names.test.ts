/** Each reader reads a user's name in the letters of the own language, where the user has it. */
import { expect, test } from "vitest";
import { LANGUAGES } from "../product.ts";
import { userNameIn, userNamesIn } from "./names.ts";

const BOTH = { username: "Mounir Belhaj", usernameAr: "منير بالحاج" };
const ONE = { username: "Mounir Belhaj", usernameAr: null };

test.each(LANGUAGES)("in %s by the name in its letters, then by the other", (language) => {
  const names = language === "ar" ? [BOTH.usernameAr, BOTH.username] : [BOTH.username, BOTH.usernameAr];
  expect(userNamesIn(BOTH, language)).toEqual(names);
  expect(userNameIn(BOTH, language)).toBe(names[0]);
  expect(userNamesIn(ONE, language)).toEqual([ONE.username, null]);
  expect(userNameIn(ONE, language)).toBe(ONE.username);
  expect(userNameIn({ username: null, usernameAr: null }, language)).toBeNull();
});
