/** Changes somebody else's account, as an administrator. */

import type { updateUserById } from "@ijaza/schema/accounts/own";
import type { Answer } from "@ijaza/schema/calls/endpoint";
import { type Actor, requireRecentPassword, scopeOf } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inScope } from "../../../platform/database.ts";
import { type AccountServiceDeps, type Caller, refusingTakenNames } from "../accounts.deps.ts";
import { mayAdminister, maySee } from "../administering/policy.ts";
import type { Changes, ChangingAccounts } from "./changing-accounts.ts";

export type ChangingById = {
  /** Changes somebody else's account. Throws `too_many_requests` when it would mail too often. */
  updateById(caller: Caller, changes: Changes & { userId: string }): Promise<Answer<typeof updateUserById>>;
};

export function createChangingById(
  deps: AccountServiceDeps,
  { findHolder, changeStaff }: ChangingAccounts,
): ChangingById {
  const { db, clock, users, people, attempts } = deps;

  /** Counts a new address, and finds who has it. Changes that are refused anyway are left to the transaction. */
  const noteAddress = async (actor: Actor, { userId, email }: { userId: string; email: string | undefined }) => {
    const user = email && (await inScope(db, scopeOf(actor), (trx) => users.find(trx, userId)));
    if (!user || user.email === email || !(user.id === actor.id || mayAdminister(actor, user))) return null;
    requireRecentPassword(actor, clock);
    await attempts.givenAddress(actor.id);
    return findHolder(email, userId);
  };

  return {
    async updateById(caller, { userId, ...changes }) {
      const holder = await noteAddress(caller.actor, { userId, email: changes.email });
      return refusingTakenNames(
        inScope(db, scopeOf(caller.actor), async (trx) => {
          const user = await users.lock(trx, userId);
          if (!user || !maySee(caller.actor, user)) throw new AppError("not_found");
          if (!mayAdminister(caller.actor, user) && user.id !== caller.actor.id) throw new AppError("forbidden");
          if (changes.email !== undefined && changes.email !== user.email) requireRecentPassword(caller.actor, clock);
          await changeStaff(trx, caller, { user, holder, ...changes });
          return { user: await people.staff.describe(trx, user.id) };
        }),
      );
    },
  };
}
