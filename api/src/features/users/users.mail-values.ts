/** The name of a user as values of a mail, which an Arabic mail fills in by the name in Arabic letters. Pure. */
import type { MailValues } from "../../platform/mail/mail-text.ts";
import type { UserRow } from "./users.records.ts";

/** `as` is how the texts of the mail call the value. No user, no name. */
export const nameValues = (as: string, user: Pick<UserRow, "username" | "username_ar"> | undefined): MailValues => ({
  [as]: user?.username ?? "",
  ...(user?.username_ar && { [`${as}_ar`]: user.username_ar }),
});
