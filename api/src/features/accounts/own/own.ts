/** Changes the data of an account; a new e-mail takes effect after its owner has used the link mailed to it. */

import type { updateUser } from "@ijaza/schema/accounts/own";
import type { Answer } from "@ijaza/schema/calls/endpoint";
import { type Actor, ownScopeOf, requireRecentPassword } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import { type AccountServiceDeps, authorFor, type Caller, refusingTakenNames } from "../accounts.deps.ts";
import type { AssignedEmails } from "../emails/assigned-emails.ts";
import { createEmailChanges, type EmailChanges } from "../emails/emails.ts";
import { type Changes, createChangingAccounts, type Holder, refusedField } from "./changing-accounts.ts";
import { type ChangingById, createChangingById } from "./changing-by-id.ts";
import { createOwnReading } from "./own-user.ts";
import { createPreferences, type PreferenceChanges } from "./preferences.ts";

export type OwnAccount = ChangingById &
  PreferenceChanges & {
    /**
     * Changes one's own account. A new e-mail waits to be confirmed; sending the present one withdraws it. Throws
     * `password_required` for a new e-mail when the password was not entered recently, and `too_many_requests`.
     */
    updateOwn(caller: Caller, changes: Changes): Promise<Answer<typeof updateUser>>;
    /** The e-mail that the owner has not confirmed yet, or null. */
    findWaitingEmail: EmailChanges["findWaiting"];
    confirmEmail: EmailChanges["confirm"];
    objectToEmail: EmailChanges["object"];
    /** Applies assigned e-mails whose owners have not objected in time. Runs regularly, on any node. */
    applyDueEmails: AssignedEmails["applyDue"];
  };

export function createOwnAccount(deps: AccountServiceDeps): OwnAccount {
  const { db, clock, people } = deps;
  const emails = createEmailChanges(deps);
  const accounts = createChangingAccounts(deps, emails);
  const own = createOwnReading(deps, emails);

  /** A new address is sent a mail: this requires a recently entered password, and is limited. Finds who has it. */
  const noteAddress = async (actor: Actor, email: string | undefined): Promise<Holder> => {
    if (email === undefined) return null;
    const present = await inScope(db, ownScopeOf(actor), (trx) => people[actor.kind].describe(trx, actor.id));
    if (email === present.email) return null;
    requireRecentPassword(actor, clock);
    await emails.noteMail(actor.id);
    return actor.kind === "staff" ? accounts.findHolder(email, actor.id) : null;
  };

  const changeStudent = async (trx: Trx, caller: Caller, { email, username, usernameAr, numero }: Changes) => {
    const { id } = caller.actor;
    const person = await people.student.lock(trx, id);
    if (!person) throw new AppError("not_found");
    // Only the university changes a student's name; the student requests a correction.
    if (username !== undefined && username !== person.name) throw refusedField("username");
    if (usernameAr !== undefined && usernameAr !== (person.nameAr ?? "")) throw refusedField("usernameAr");
    const done = { id, author: authorFor(caller), at: clock.now() };
    if (numero !== undefined) await people.student.change(trx, { ...done, changes: { numero: numero || null } });
    if (email !== undefined && email !== person.email) await emails.ask(trx, caller, { person, email });
  };

  return {
    ...createChangingById(deps, accounts),
    ...createPreferences(deps, own),

    async updateOwn(caller, changes) {
      const { actor } = caller;
      const holder = await noteAddress(actor, changes.email);
      return refusingTakenNames(
        inScope(db, ownScopeOf(actor), async (trx) => {
          if (actor.kind === "student") await changeStudent(trx, caller, changes);
          else await accounts.changeStaff(trx, caller, { user: await own.lockStaff(trx, actor), holder, ...changes });
          const user = await own.describe(trx, actor);
          if (changes.email !== user.email) return { user };
          await emails.withdraw(trx, caller);
          return { user: { ...user, pendingEmail: null } };
        }),
      );
    },

    findWaitingEmail: emails.findWaiting,
    confirmEmail: emails.confirm,
    objectToEmail: emails.object,
    applyDueEmails: emails.assigned.applyDue,
  };
}
