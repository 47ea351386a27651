/** Texts of the mails about accounts, in three languages. */
import type { Mailer } from "../../platform/mail/mailer.ts";
import { MESSAGE_TEXTS } from "./administering/message-mails.ts";
import { INVITATION_TEXTS } from "./inviting/invitation-mails.ts";
import { OWNER_TEXTS } from "./own/owner-mails.ts";

const TEXTS = { ...INVITATION_TEXTS, ...OWNER_TEXTS, ...MESSAGE_TEXTS };

export type AccountMail = keyof typeof TEXTS;

/** The kinds of mails that carry an invitation. */
export const INVITATION_MAILS = Object.keys(INVITATION_TEXTS) as (keyof typeof INVITATION_TEXTS)[];

export function registerAccountMails(mailer: Pick<Mailer, "on">): void {
  for (const [kind, texts] of Object.entries(TEXTS)) mailer.on(kind, texts);
}
