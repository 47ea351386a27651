/** Notices to members of the staff. */
import type { MailValues } from "../../platform/mail/mail-text.ts";
import type { Notice } from "../../platform/mail/mails.ts";
import { nameValues } from "./users.mail-values.ts";
import type { UserRow } from "./users.records.ts";

type StaffNoticeOptions = {
  universityId: string;
  kind: string;
  /** The subject of a notice that is sent once. */
  about?: string;
  values: MailValues;
  /** Goes to somebody who is blocked as well. */
  alsoBlocked?: boolean;
};

/** The notice to this member in the member's language; none to a member who cannot sign in. */
export function staffNotice(
  user: UserRow | undefined,
  { values, alsoBlocked = false, ...mail }: StaffNoticeOptions,
): Notice | null {
  if (!user?.accepted_at || (user.blocked_at && !alsoBlocked)) return null;
  const head = { subjectId: user.id, to: user.email, language: user.language };
  return { ...mail, ...head, values: { ...values, ...nameValues("name", user) } };
}
