/** Changes the data of an account; a new e-mail takes effect after its owner has used the link mailed to it. */

import type { Answer, Input } from "@ijaza/schema/endpoint";
import type { updateUser, updateUserById } from "@ijaza/schema/own-account";
import type { updatePreferences } from "@ijaza/schema/preferences";
import type { OwnUser } from "@ijaza/schema/users";
import { type Actor, ownScopeOf, requireRecentPassword, scopeOf } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import { redrawDataUrl } from "../../../platform/files/raster.ts";
import type { UserRow } from "../../users/users.service.ts";
import { type AccountServiceDeps, authorFor, type Caller, refusingTakenNames } from "../accounts.deps.ts";
import { mayAdminister, maySee } from "../administering/policy.ts";
import type { AssignedEmails } from "../emails/assigned-emails.ts";
import { createEmailChanges, type EmailChanges } from "../emails/emails.ts";
import { sendInvitation } from "../inviting/inviting.ts";
import { SIGNATURE } from "../inviting/registering.ts";

type Changes = Input<typeof updateUser>;
type Preferences = Input<typeof updatePreferences>;

export type OwnAccount = {
  /**
   * Changes one's own account. A new e-mail waits to be confirmed; sending the present one withdraws it. Throws
   * `password_required` for a new e-mail when the password was not entered recently, and `too_many_requests`.
   */
  updateOwn(caller: Caller, changes: Changes): Promise<Answer<typeof updateUser>>;
  /** Changes somebody else's account, as an administrator. Throws `too_many_requests` when it would mail an invitation too often. */
  updateById(caller: Caller, changes: Changes & { userId: string }): Promise<Answer<typeof updateUserById>>;
  /** Sets the language and, for the staff, the signature, which is re-encoded. */
  updatePreferences(caller: Caller, preferences: Preferences): Promise<Answer<typeof updatePreferences>>;
  /** The e-mail that the owner has not confirmed yet, or null. */
  findWaitingEmail: EmailChanges["findWaiting"];
  confirmEmail: EmailChanges["confirm"];
  objectToEmail: EmailChanges["object"];
  /** Applies assigned e-mails whose owners have not objected in time. Runs regularly, on any node. */
  applyDueEmails: AssignedEmails["applyDue"];
};

export function createOwnAccount(deps: AccountServiceDeps): OwnAccount {
  const { db, clock, users, people, attempts } = deps;
  const emails = createEmailChanges(deps);

  const findOwn = (trx: Trx, { kind, id }: Actor) => people[kind].describe(trx, id);

  const describeOwn = async (trx: Trx, actor: Actor): Promise<OwnUser> => ({
    ...(await findOwn(trx, actor)),
    pendingEmail: await emails.findWaiting(trx, actor.id),
  });

  /** A new address is sent a mail: this requires a recently entered password, and is limited. */
  const refuseMailing = async (actor: Actor, email: string | undefined): Promise<void> => {
    if (email === undefined) return;
    const present = await inScope(db, ownScopeOf(actor), (trx) => findOwn(trx, actor));
    if (email === present.email) return;
    requireRecentPassword(actor, clock);
    await emails.noteMail(actor.id);
  };

  /** An e-mail of the staff is unique over all universities. It is checked again when the new one is confirmed. */
  const refuseTaken = async (email: string | undefined, ownId: string): Promise<void> => {
    if (email === undefined) return;
    const other = await inScope(db, "all", (trx) => users.findByEmail(trx, email));
    if (other && other.id !== ownId) throw new AppError("email_taken");
  };

  /** A user who has not registered is invited again at the new address, which counts as an invitation. */
  const countInvitation = async (actor: Actor, { userId, email }: { userId: string; email: string | undefined }) => {
    if (email === undefined) return;
    const user = await inScope(db, scopeOf(actor), (trx) => users.find(trx, userId));
    if (!user || user.accepted_at || user.email === email || !mayAdminister(actor, user)) return;
    requireRecentPassword(actor, clock);
    await attempts.mailing({ purpose: "invitation", sender: actor.id, recipient: email });
  };

  const changeStaff = async (trx: Trx, caller: Caller, { user, email, ...changed }: { user: UserRow } & Changes) => {
    const isOwn = caller.actor.id === user.id;
    const changes = changesOf(user, changed);
    const done = { author: authorFor(caller), at: clock.now() };
    if (Object.keys(changes).length > 0) await users.change(trx, { user, changes, ...done });
    if (email === undefined || email === user.email) return;
    // An invited user has not confirmed the former address either; redeeming the new invitation confirms this one.
    if (!user.accepted_at) {
      const moved = await users.change(trx, { user, changes: { email }, ...done });
      return sendInvitation(trx, deps, moved);
    }
    const person = await people.staff.lock(trx, user.id);
    if (!person) throw new AppError("not_found");
    await (isOwn ? emails : emails.assigned).ask(trx, caller, { person, email });
  };

  const changeStudent = async (trx: Trx, caller: Caller, { email, username, numero }: Changes) => {
    const { id } = caller.actor;
    const person = await people.student.lock(trx, id);
    if (!person) throw new AppError("not_found");
    // Only the university changes a student's name; the student requests a correction.
    if (username !== undefined && username !== person.name) throw refusedField("username");
    const done = { id, author: authorFor(caller), at: clock.now() };
    if (numero !== undefined) await people.student.change(trx, { ...done, changes: { numero: numero || null } });
    if (email !== undefined && email !== person.email) await emails.ask(trx, caller, { person, email });
  };

  return {
    async updateOwn(caller: Caller, changes: Changes) {
      const { actor } = caller;
      if (actor.kind === "staff") await refuseTaken(changes.email, actor.id);
      await refuseMailing(actor, changes.email);
      return refusingTakenNames(
        inScope(db, ownScopeOf(actor), async (trx) => {
          if (actor.kind === "student") await changeStudent(trx, caller, changes);
          else await changeStaff(trx, caller, { user: await lockOwn(trx, actor), ...changes });
          const user = await describeOwn(trx, actor);
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

    async updateById(caller: Caller, { userId, ...changes }: Changes & { userId: string }) {
      await refuseTaken(changes.email, userId);
      await countInvitation(caller.actor, { userId, email: changes.email });
      return refusingTakenNames(
        inScope(db, scopeOf(caller.actor), async (trx) => {
          const user = await users.lock(trx, userId);
          if (!user || !maySee(caller.actor, user)) throw new AppError("not_found");
          if (!mayAdminister(caller.actor, user) && user.id !== caller.actor.id) throw new AppError("forbidden");
          if (changes.email !== undefined && changes.email !== user.email) requireRecentPassword(caller.actor, clock);
          await changeStaff(trx, caller, { user, ...changes });
          return { user: await people.staff.describe(trx, user.id) };
        }),
      );
    },

    async updatePreferences({ actor, requestId }: Caller, { language, signature }: Preferences) {
      if (actor.kind === "student" && signature !== undefined) throw refusedField("signature");
      const drawn = signature ? await redrawDataUrl(signature, { ...SIGNATURE, account: actor.id }) : signature;
      const changes = { ...(language && { language }), ...(drawn !== undefined && { signature: drawn }) };
      return inScope(db, ownScopeOf(actor), async (trx) => {
        const done = { author: authorFor({ actor, requestId }), at: clock.now() };
        const isEmpty = Object.keys(changes).length === 0;
        if (actor.kind === "staff" && !isEmpty) {
          await users.change(trx, { user: await lockOwn(trx, actor), changes, ...done });
        }
        if (actor.kind === "student" && language) {
          await people.student.change(trx, { id: actor.id, changes: { language }, ...done });
        }
        return { user: await describeOwn(trx, actor) };
      });
    },
  };

  async function lockOwn(trx: Trx, actor: Actor): Promise<UserRow> {
    const user = await users.lock(trx, actor.id);
    if (!user) throw new AppError("not_authenticated");
    return user;
  }
}

const refusedField = (path: string) => new AppError("invalid_input", { fields: [{ path, error: "unknown_field" }] });

/** The values that differ from the row. */
function changesOf(user: UserRow, { username, numero }: Pick<Changes, "username" | "numero">) {
  const values = {
    ...(username !== undefined && { username }),
    ...(numero !== undefined && { numero: numero || null }),
  };
  const differs = Object.entries(values).filter(([name, value]) => user[name as keyof UserRow] !== value);
  return Object.fromEntries(differs) as Partial<Pick<UserRow, "username" | "numero">>;
}
