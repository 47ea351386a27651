/** The name of a user as a reader reads it: in the letters of the reader's language, where the user has it. Pure. */
import type { Language } from "../product.ts";

/** `username` is null for a user who is gone. */
export type UserNames<Name extends string | null = string | null> = { username: Name; usernameAr: string | null };

export const userNameIn = <Name extends string | null>(
  { username, usernameAr }: UserNames<Name>,
  language: Language,
): Name | string => (language === "ar" && usernameAr ? usernameAr : username);

/** The name for this reader, then the same in other letters; null where the user has one name only. */
export const userNamesIn = (user: UserNames<string>, language: Language): [string, string | null] =>
  language === "ar" && user.usernameAr ? [user.usernameAr, user.username] : [user.username, user.usernameAr];
