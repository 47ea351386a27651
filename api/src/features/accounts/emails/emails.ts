/** Changes of an account's e-mail, which take effect after the new address is confirmed. */
import { appendAudit } from "../../../platform/audit/audit.ts";
import type { Trx } from "../../../platform/database.ts";
import type { Person } from "../../users/users.service.ts";
import { type AccountServiceDeps, authorFor, type Caller, linkTo, writeMail } from "../accounts.deps.ts";
import { dropLinks, findWaitingEmail, issueLink } from "../accounts.links.ts";
import { deleteAssignedEmail, findAssignedEmails } from "./assigned-emails.repository.ts";
import { type AssignedEmails, createAssignedEmails } from "./assigned-emails.ts";
import { createEmailLinks, type EmailLinks } from "./email-links.ts";
import { type EmailChange, mailToNewAddress } from "./new-address.ts";

const PURPOSES = ["confirm-email"] as const;
const DAY = 24 * 60 * 60_000;

export type EmailChanges = EmailLinks & {
  /** Ends all links that were mailed to the former address, and notifies it. */
  leave(trx: Trx, former: Person): Promise<void>;
  /** E-mails that administrators assign to accounts of others. */
  assigned: AssignedEmails;
  /** Counts one more mail to an unconfirmed address. Call it outside of transactions. Throws `too_many_requests`. */
  noteMail(id: string): Promise<void>;
  /** Mails a link to the new address; a link to another one ends. Throws `too_many_requests`. */
  ask(trx: Trx, caller: Caller, change: EmailChange): Promise<void>;
  /** Withdraws the address that waits and ends its link; does nothing when none waits. */
  withdraw(trx: Trx, caller: Caller): Promise<void>;
  /** The address that waits: the one the person asked for, else the one an administrator assigned, else null. */
  findWaiting(trx: Trx, subjectId: string): Promise<string | null>;
};

export function createEmailChanges(deps: AccountServiceDeps): EmailChanges {
  const { clock, attempts, mailer, publicUrl } = deps;

  /** Ends the links that were mailed to the former address, and notifies it. */
  const leave = async (trx: Trx, former: Person): Promise<void> => {
    await dropLinks(trx, { subjectId: former.id });
    const mail = writeMail({ kind: "accounts.email_changed", to: former });
    const { universityId } = former;
    await (universityId ? mailer.queueNotice(trx, { ...mail, universityId }) : mailer.queue(trx, [mail], "once"));
  };

  const assigned = createAssignedEmails(deps, leave);

  return {
    ...createEmailLinks(deps, { leave, assigned }),
    leave,
    assigned,

    noteMail: (id) => attempts.byPerson("confirm-email", id),

    async ask(trx, caller, change) {
      const { person, email } = change;
      const { kind, id: subjectId, universityId } = person;
      const at = clock.now();
      await dropLinks(trx, { subjectId, purposes: PURPOSES });
      const secret = await issueLink(trx, { kind, subjectId, universityId, purpose: "confirm-email", email, at });
      const link = linkTo(publicUrl, "forget_password", secret);
      const mail = mailToNewAddress(change, { kind: "accounts.confirm_email", link, language: caller.language });
      await mailer.queue(trx, [mail], { sender: caller.actor.id, purpose: "given-email" });
      const events = [{ kind: "email.change_asked", subjectId, data: { kind } }];
      await appendAudit(trx, { universityId, author: authorFor(caller), at, events });
    },

    async withdraw(trx, caller) {
      const { id: subjectId, kind, universityId } = caller.actor;
      const dropped = await dropLinks(trx, {
        subjectId,
        purposes: ["confirm-email", "confirm-new-address", "object-to-new-address"],
      });
      const wasAssigned = await deleteAssignedEmail(trx, subjectId);
      if (dropped === 0 && !wasAssigned) return;
      const events = [{ kind: "email.change_withdrawn", subjectId, data: { kind } }];
      await appendAudit(trx, { universityId, author: authorFor(caller), at: clock.now(), events });
    },

    async findWaiting(trx, subjectId) {
      const at = clock.now();
      const requested = await findWaitingEmail(trx, { subjectId, at });
      const query = { userIds: [subjectId], confirmedBy: new Date(at.getTime() - DAY) };
      return requested ?? (await findAssignedEmails(trx, query)).get(subjectId) ?? null;
    },
  };
}
