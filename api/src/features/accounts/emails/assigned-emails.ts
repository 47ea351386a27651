/**
 * An e-mail that an administrator assigns to an account. The new address confirms it within a day; it takes effect a day
 * later, unless the owner, who is notified at the present address, objects.
 */
import { appendAudit, SYSTEM } from "../../../platform/audit/audit.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import type { Person } from "../../users/users.service.ts";
import { type AccountServiceDeps, authorFor, type Caller, linkTo, writeMail } from "../accounts.deps.ts";
import { dropLinks, issueLink, type LinkRow } from "../accounts.links.ts";
import {
  confirmAssignedEmail,
  deleteAssignedEmail,
  findDueEmails,
  saveAssignedEmail,
  takeDueEmail,
} from "./assigned-emails.repository.ts";

const HOUR = 60 * 60_000;
/** Time in which the owner can object, once the new address is confirmed. */
const WAITS = 24 * HOUR;
const PURPOSES = ["confirm-new-address", "object-to-new-address"] as const;

type Leave = (trx: Trx, former: Person) => Promise<void>;

export type AssignedEmails = {
  /** Mails a link to confirm to the new address and a link to object to the present one. Links of a former change end. */
  ask(trx: Trx, caller: Caller, change: { person: Person; email: string }): Promise<void>;
  /** Records that the new address is confirmed, which starts the owner's day to object. */
  confirm(trx: Trx, link: LinkRow): Promise<void>;
  /** Records the owner's objection: the new address is forgotten. */
  object(trx: Trx, link: LinkRow): Promise<void>;
  /** Applies the e-mails whose owners have not objected in time. */
  applyDue(): Promise<void>;
};

export function createAssignedEmails(
  { db, clock, users, people, mailer, publicUrl }: AccountServiceDeps,
  leave: Leave,
): AssignedEmails {
  const log = (trx: Trx, { universityId, id: subjectId }: Pick<Person, "universityId" | "id">, kind: string) =>
    appendAudit(trx, {
      universityId,
      author: SYSTEM,
      at: clock.now(),
      events: [{ kind: `email.${kind}`, subjectId, data: { kind: "staff" } }],
    });

  return {
    async ask(trx: Trx, caller: Caller, { person, email }: { person: Person; email: string }): Promise<void> {
      const { kind, id: subjectId, universityId } = person;
      const at = clock.now();
      await dropLinks(trx, { subjectId, purposes: PURPOSES });
      await saveAssignedEmail(trx, { userId: subjectId, universityId, email, at });
      const link = async (purpose: (typeof PURPOSES)[number]) => {
        const secret = await issueLink(trx, { kind, subjectId, universityId, purpose, email, at });
        return linkTo(publicUrl, "forget_password", secret);
      };
      const [confirming, objecting] = [await link("confirm-new-address"), await link("object-to-new-address")];
      await mailer.queue(trx, [
        writeMail({
          kind: "accounts.confirm_given_email",
          to: { ...person, email },
          values: { link: confirming },
        }),
        writeMail({ kind: "accounts.email_given", to: person, values: { link: objecting, email } }),
      ]);
      const events = [{ kind: "email.change_given", subjectId, data: { kind } }];
      await appendAudit(trx, { universityId, author: authorFor(caller), at, events });
    },

    async confirm(trx: Trx, { subject_id: userId, university_id: universityId, email }: LinkRow): Promise<void> {
      const at = clock.now();
      const countsAt = new Date(at.getTime() + WAITS);
      const isWaiting = await confirmAssignedEmail(trx, { userId, email, at, countsAt });
      if (isWaiting) await log(trx, { id: userId, universityId }, "change_confirmed");
    },

    async object(trx: Trx, { subject_id: userId, university_id: universityId }: LinkRow): Promise<void> {
      await dropLinks(trx, { subjectId: userId, purposes: PURPOSES });
      if (await deleteAssignedEmail(trx, userId)) await log(trx, { id: userId, universityId }, "change_objected");
    },

    async applyDue(): Promise<void> {
      const now = clock.now();
      const due = await inScope(db, "all", (trx) => findDueEmails(trx, now));
      for (const userId of due) {
        await inScope(db, "all", async (trx) => {
          const person = await people.staff.lock(trx, userId);
          const email = await takeDueEmail(trx, { userId, now });
          if (!email || !person) return;
          await dropLinks(trx, { subjectId: userId, purposes: PURPOSES });
          // Somebody else has taken the address meanwhile.
          if (await users.findByEmail(trx, email)) return log(trx, person, "change_withdrawn");
          await people.staff.change(trx, { id: userId, changes: { email }, author: SYSTEM, at: now });
          await leave(trx, person);
        });
      }
    },
  };
}
