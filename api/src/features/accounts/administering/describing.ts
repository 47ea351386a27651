/** Users as lists show them: each with the state of the invitation, and the new e-mail that waits to be confirmed. */
import type { Invitation, ListedUser } from "@ijaza/schema/users/calls";
import type { Trx } from "../../../platform/database.ts";
import { findMailStates, type MailState } from "../../../platform/mail/mails.ts";
import type { UserRow } from "../../users/users.service.ts";
import type { AccountDeps } from "../accounts.deps.ts";
import { findInvitations, type LinkRow } from "../accounts.links.ts";
import { INVITATION_MAILS } from "../accounts.mails.ts";
import { findAssignedEmails } from "../emails/assigned-emails.repository.ts";

type Deps = Pick<AccountDeps, "universities" | "clock">;

export async function describeListed(trx: Trx, deps: Deps, rows: readonly UserRow[]): Promise<ListedUser[]> {
  const described = await deps.universities.describeUsers(trx, rows);
  const invitations = await describeInvitations(trx, deps, rows);
  const day = 24 * 60 * 60_000;
  const waiting = { userIds: rows.map(({ id }) => id), confirmedBy: new Date(deps.clock.now().getTime() - day) };
  const emails = await findAssignedEmails(trx, waiting);
  return described.map((user) => ({
    ...user,
    invitation: invitations.get(user._id) ?? null,
    pendingEmail: emails.get(user._id) ?? null,
  }));
}

/** State of each invitation by the user's id; users who were never invited are absent. */
async function describeInvitations(
  trx: Trx,
  { clock }: Pick<Deps, "clock">,
  rows: readonly UserRow[],
): Promise<Map<string, Invitation>> {
  const subjectIds = rows.map(({ id }) => id);
  const links = await findInvitations(trx, subjectIds);
  const mails = await findMailStates(trx, { subjectIds, kinds: INVITATION_MAILS });
  const now = clock.now();
  return new Map(
    rows.flatMap((user) => {
      const link = links.get(user.id);
      return link ? [[user.id, judgeInvitation({ user, link, mail: mails.get(user.id), now })] as const] : [];
    }),
  );
}

type JudgeInvitationOptions = {
  user: Pick<UserRow, "accepted_at">;
  link: LinkRow;
  mail: MailState | undefined;
  now: Date;
};

function judgeInvitation({ user, link, mail, now }: JudgeInvitationOptions): Invitation {
  if (user.accepted_at) return { state: "used", at: user.accepted_at.toISOString() };
  if (link.expires_at <= now) return { state: "expired", at: link.expires_at.toISOString() };
  return mail ? { state: mail.status, at: mail.at } : { state: "queued", at: link.created_at.toISOString() };
}
