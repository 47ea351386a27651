/** Notices to members of the staff. */
import type { MailValues } from "../../platform/mail/letter-text.ts";
import type { Notice } from "../../platform/mail/mails.ts";
import type { UserRow } from "./users.records.ts";

type StaffLetter = {
  universityId: string;
  kind: string;
  /** What it tells of, where that is told once. */
  about?: string;
  values: MailValues;
};

/** The notice to this member in the language that was chosen; none to who cannot come in. */
export function staffNotice(user: UserRow | undefined, { values, ...letter }: StaffLetter): Notice | null {
  if (!user?.accepted_at || user.blocked_at) return null;
  const head = { subjectId: user.id, to: user.email, language: user.language };
  return { ...letter, ...head, values: { ...values, name: user.username } };
}
