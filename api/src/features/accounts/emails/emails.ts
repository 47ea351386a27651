/** A new e-mail waits until the link mailed to it is used; until then the former one stays. */
import { AppError } from "../../../platform/app-error.ts";
import { type Author, appendAudit } from "../../../platform/audit/audit.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import type { Person } from "../../users/users.service.ts";
import {
  type AccountServiceDeps,
  type AnonymousCaller,
  authorFor,
  type Caller,
  linkTo,
  lockOwner,
  refusingTakenNames,
  writeMail,
} from "../accounts.deps.ts";
import { dropLinks, findWaitingEmail, issueLink, redeemLink } from "../accounts.links.ts";
import { deleteAssignedEmail, findAssignedEmails } from "./assigned-emails.repository.ts";
import { type AssignedEmails, createAssignedEmails } from "./assigned-emails.ts";

const PURPOSES = ["confirm-email"] as const;
const CONFIRMING = ["confirm-email", "confirm-new-address"] as const;
const DAY = 24 * 60 * 60_000;

export type EmailChanges = {
  /** Ends all links that were mailed to the former address, and notifies it. */
  leave(trx: Trx, former: Person): Promise<void>;
  /** E-mails that administrators assign to accounts of others. */
  assigned: AssignedEmails;
  /** Counts one more mail to an unconfirmed address. Call it outside of transactions. Throws `too_many_requests`. */
  noteMail(id: string): Promise<void>;
  /** Mails a link to the new address; a link to another one ends. */
  ask(trx: Trx, caller: Caller, change: { person: Person; email: string }): Promise<void>;
  /** Withdraws the address that waits and ends its link; does nothing when none waits. */
  withdraw(trx: Trx, caller: Caller): Promise<void>;
  /** The address that waits: the one the person asked for, else the one an administrator assigned, else null. */
  findWaiting(trx: Trx, subjectId: string): Promise<string | null>;
  /**
   * Confirms the new e-mail: it takes effect at once and ends the links mailed to the former address. An assigned one
   * takes effect a day later. Throws `link_not_valid`.
   */
  confirm(token: string, caller: Pick<AnonymousCaller, "requestId" | "language">): Promise<void>;
  /** Objects to an assigned e-mail; the link is enough, without a session. Throws `link_not_valid`. */
  object(token: string): Promise<void>;
};

export function createEmailChanges(deps: AccountServiceDeps): EmailChanges {
  const { clock, db, people, attempts, mailer, publicUrl } = deps;

  /** Ends the links that were mailed to the former address, and notifies it. */
  const leave = async (trx: Trx, former: Person): Promise<void> => {
    await dropLinks(trx, { subjectId: former.id });
    await mailer.queue(trx, [writeMail({ kind: "accounts.email_changed", to: former })]);
  };

  const assigned = createAssignedEmails(deps, leave);

  return {
    leave,
    assigned,

    noteMail: (id: string): Promise<void> => attempts.byPerson("confirm-email", id),

    async ask(trx: Trx, caller: Caller, { person, email }: { person: Person; email: string }): Promise<void> {
      const { kind, id: subjectId, universityId } = person;
      const at = clock.now();
      await dropLinks(trx, { subjectId, purposes: PURPOSES });
      const secret = await issueLink(trx, { kind, subjectId, universityId, purpose: "confirm-email", email, at });
      const to = { ...person, email, language: person.language ?? caller.language };
      const values = { link: linkTo(publicUrl, "forget_password", secret) };
      await mailer.queue(trx, [writeMail({ kind: "accounts.confirm_email", to, values })]);
      const events = [{ kind: "email.change_asked", subjectId, data: { kind } }];
      await appendAudit(trx, { universityId, author: authorFor(caller), at, events });
    },

    async withdraw(trx: Trx, caller: Caller): Promise<void> {
      const { id: subjectId, kind, universityId } = caller.actor;
      const dropped = await dropLinks(trx, { subjectId, purposes: [...CONFIRMING, "object-to-new-address"] });
      const wasAssigned = await deleteAssignedEmail(trx, subjectId);
      if (dropped === 0 && !wasAssigned) return;
      const events = [{ kind: "email.change_withdrawn", subjectId, data: { kind } }];
      await appendAudit(trx, { universityId, author: authorFor(caller), at: clock.now(), events });
    },

    async findWaiting(trx: Trx, subjectId: string): Promise<string | null> {
      const at = clock.now();
      const requested = await findWaitingEmail(trx, { subjectId, at });
      const query = { userIds: [subjectId], confirmedBy: new Date(at.getTime() - DAY) };
      return requested ?? (await findAssignedEmails(trx, query)).get(subjectId) ?? null;
    },

    async confirm(token: string, { requestId, language }: AnonymousCaller): Promise<void> {
      const owner = await refusingTakenNames(
        inScope(db, "all", async (trx) => {
          const at = clock.now();
          const link = await redeemLink(trx, { secret: token, purposes: CONFIRMING, at });
          if (!link?.email) throw new AppError("link_not_valid");
          const former = await lockOwner(trx, people[link.kind], link.subject_id);
          if (link.purpose === "confirm-new-address") {
            await assigned.confirm(trx, link);
            return former.id;
          }
          const { id, role } = former;
          const author: Author = { id, role, requestId };
          await people[link.kind].change(trx, { id, changes: { email: link.email }, author, at });
          await leave(trx, { ...former, language: former.language ?? language });
          return id;
        }),
      );
      await attempts.forgetPerson("confirm-email", owner);
    },

    object: (token: string): Promise<void> =>
      inScope(db, "all", async (trx) => {
        const link = await redeemLink(trx, { secret: token, purposes: ["object-to-new-address"], at: clock.now() });
        if (!link) throw new AppError("link_not_valid");
        await assigned.object(trx, link);
      }),
  };
}
