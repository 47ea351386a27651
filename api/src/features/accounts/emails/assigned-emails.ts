/**
 * An e-mail that an administrator assigns to an account. The new address confirms it within a day; it takes effect a day
 * later, unless the owner, who is notified at the present address, objects.
 */
import { appendAudit } from "../../../platform/audit/audit.ts";
import type { Trx } from "../../../platform/database.ts";
import { type AccountServiceDeps, authorFor, type Caller, linkTo, writeMail } from "../accounts.deps.ts";
import { dropLinks, issueLink, type LinkRow } from "../accounts.links.ts";
import { confirmAssignedEmail, deleteAssignedEmail, saveAssignedEmail } from "./assigned-emails.repository.ts";
import { createDueEmails, type DueEmails, type Leave, logAssigned, type Owner, PURPOSES } from "./due-emails.ts";
import { type EmailChange, mailToNewAddress } from "./new-address.ts";

const HOUR = 60 * 60_000;
/** Time in which the owner can object, once the new address is confirmed. */
const WAITS = 24 * HOUR;

export type AssignedEmails = DueEmails & {
  /** Mails a link to confirm to the new address and a link to object to the present one. Links of a former change end. */
  ask(trx: Trx, caller: Caller, change: EmailChange): Promise<void>;
  /** Records that the new address is confirmed, which starts the owner's day to object. */
  confirm(trx: Trx, link: LinkRow): Promise<void>;
  /** Records the owner's objection: the new address is forgotten. */
  object(trx: Trx, link: LinkRow): Promise<void>;
};

export function createAssignedEmails(deps: AccountServiceDeps, leave: Leave): AssignedEmails {
  const { clock, mailer, publicUrl } = deps;
  const log = (trx: Trx, owner: Owner, kind: string) => logAssigned(trx, { owner, kind, at: clock.now() });

  return {
    ...createDueEmails(deps, leave),

    async ask(trx, caller, change) {
      const { person, email } = change;
      const { kind, id: subjectId, universityId } = person;
      const at = clock.now();
      await dropLinks(trx, { subjectId, purposes: PURPOSES });
      await saveAssignedEmail(trx, { userId: subjectId, universityId, email, at });
      const link = async (purpose: (typeof PURPOSES)[number]) => {
        const secret = await issueLink(trx, { kind, subjectId, universityId, purpose, email, at });
        return linkTo(publicUrl, "forget_password", secret);
      };
      const [confirming, objecting] = [await link("confirm-new-address"), await link("object-to-new-address")];
      const toPresent = { to: person, values: { link: objecting, email } };
      const mails = [
        mailToNewAddress(change, { kind: "accounts.confirm_given_email", link: confirming }),
        writeMail({ kind: "accounts.email_given", ...toPresent }),
      ];
      await mailer.queue(trx, mails, { sender: caller.actor.id, purpose: "given-email" });
      const events = [{ kind: "email.change_given", subjectId, data: { kind } }];
      await appendAudit(trx, { universityId, author: authorFor(caller), at, events });
    },

    async confirm(trx, { subject_id: userId, university_id: universityId, email }) {
      const at = clock.now();
      const countsAt = new Date(at.getTime() + WAITS);
      const isWaiting = await confirmAssignedEmail(trx, { userId, email, at, countsAt });
      if (isWaiting) await log(trx, { id: userId, universityId }, "change_confirmed");
    },

    async object(trx, { subject_id: userId, university_id: universityId }) {
      await dropLinks(trx, { subjectId: userId, purposes: PURPOSES });
      if (await deleteAssignedEmail(trx, userId)) await log(trx, { id: userId, universityId }, "change_objected");
    },
  };
}
