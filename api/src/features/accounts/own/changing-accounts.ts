/** What the own changes of an account and those of an administrator have in common. */

import type { updateUser } from "@ijaza/schema/accounts/own";
import type { Input } from "@ijaza/schema/calls/endpoint";
import { AppError } from "../../../platform/app-error.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import type { Person, UserRow } from "../../users/users.service.ts";
import { type AccountServiceDeps, authorFor, type Caller } from "../accounts.deps.ts";
import type { EmailChanges } from "../emails/emails.ts";
import { sendInvitation } from "../inviting/sending-invitations.ts";

/** The new values; what is absent stays. */
export type Changes = Input<typeof updateUser>;

export type Holder = Person | null;

export type ChangingAccounts = {
  /** The other account, of any university, that has this e-mail. Who asks is not told of it. */
  findHolder(email: string, ownId: string): Promise<Holder>;
  /**
   * Changes an account of the staff. A new e-mail waits for its confirmation. A user who has not registered yet is invited
   * again there, or `email_taken` is thrown. Throws `too_many_requests`.
   */
  changeStaff(trx: Trx, caller: Caller, changes: { user: UserRow; holder: Holder } & Changes): Promise<void>;
};

export function createChangingAccounts(
  deps: AccountServiceDeps,
  emails: Pick<EmailChanges, "ask" | "assigned">,
): ChangingAccounts {
  const { db, clock, users, people } = deps;
  return {
    findHolder: (email, ownId) =>
      inScope(db, { all: "an e-mail is one of the whole network" }, async (trx) => {
        const other = await users.findByEmail(trx, email);
        return other && other.id !== ownId ? ((await people.staff.lock(trx, other.id)) ?? null) : null;
      }),

    async changeStaff(trx, caller, { user, holder, email, ...changed }) {
      const isOwn = caller.actor.id === user.id;
      const changes = changesOf(user, changed);
      const done = { author: authorFor(caller), at: clock.now() };
      if (Object.keys(changes).length > 0) await users.change(trx, { user, changes, ...done });
      if (email === undefined || email === user.email) return;
      // An invited user has not confirmed the former address either; redeeming the new invitation confirms this one.
      if (!user.accepted_at) {
        const moved = await users.change(trx, { user, changes: { email }, ...done });
        return sendInvitation(trx, deps, { user: moved, sender: caller.actor.id });
      }
      const person = await people.staff.lock(trx, user.id);
      if (!person) throw new AppError("not_found");
      await (isOwn ? emails : emails.assigned).ask(trx, caller, { person, email, holder });
    },
  };
}

/** The values that differ from the row. */
function changesOf(
  user: UserRow,
  { username, usernameAr, numero }: Pick<Changes, "username" | "usernameAr" | "numero">,
) {
  const values = {
    ...(username !== undefined && { username }),
    ...(usernameAr !== undefined && { username_ar: usernameAr || null }),
    ...(numero !== undefined && { numero: numero || null }),
  };
  const differs = Object.entries(values).filter(([name, value]) => user[name as keyof UserRow] !== value);
  return Object.fromEntries(differs) as Partial<Pick<UserRow, "username" | "username_ar" | "numero">>;
}

export const refusedField = (path: string): AppError =>
  new AppError("invalid_input", { fields: [{ path, error: "unknown_field" }] });
