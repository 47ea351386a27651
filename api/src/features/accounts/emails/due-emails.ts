/** Applies assigned e-mails whose owners have not objected in time. */
import { appendAudit, SYSTEM } from "../../../platform/audit/audit.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import type { Person } from "../../users/users.service.ts";
import type { AccountServiceDeps } from "../accounts.deps.ts";
import { dropLinks } from "../accounts.links.ts";
import { findDueEmails, takeDueEmail } from "./assigned-emails.repository.ts";

/** What the links of an assigned e-mail are for. */
export const PURPOSES = ["confirm-new-address", "object-to-new-address"] as const;

export type Leave = (trx: Trx, former: Person) => Promise<void>;
export type Owner = Pick<Person, "universityId" | "id">;

export async function logAssigned(
  trx: Trx,
  { owner: { universityId, id: subjectId }, kind, at }: { owner: Owner; kind: string; at: Date },
): Promise<void> {
  const events = [{ kind: `email.${kind}`, subjectId, data: { kind: "staff" } }];
  await appendAudit(trx, { universityId, author: SYSTEM, at, events });
}

export type DueEmails = {
  /** Applies the e-mails whose owners have not objected in time. */
  applyDue(): Promise<void>;
};

export function createDueEmails({ db, clock, users, people }: AccountServiceDeps, leave: Leave): DueEmails {
  /** Applies one e-mail, unless another node has, or somebody else has taken the address meanwhile. */
  const applyOne = async (trx: Trx, { userId, now }: { userId: string; now: Date }): Promise<void> => {
    const person = await people.staff.lock(trx, userId);
    const email = await takeDueEmail(trx, { userId, now });
    if (!email || !person) return;
    await dropLinks(trx, { subjectId: userId, purposes: PURPOSES });
    if (await users.findByEmail(trx, email))
      return logAssigned(trx, { owner: person, kind: "change_withdrawn", at: now });
    await people.staff.change(trx, { id: userId, changes: { email }, author: SYSTEM, at: now });
    await leave(trx, person);
  };

  return {
    async applyDue() {
      const now = clock.now();
      const due = await inScope(db, { all: "new addresses fall due in every university" }, (trx) =>
        findDueEmails(trx, now),
      );
      for (const userId of due) {
        await inScope(db, { all: "the account may be of any university" }, (trx) => applyOne(trx, { userId, now }));
      }
    },
  };
}
