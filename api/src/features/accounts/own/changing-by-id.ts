/** Changes somebody else's account, as an administrator. */
import type { Answer } from "@ijaza/schema/endpoint";
import type { updateUserById } from "@ijaza/schema/own-account";
import { type Actor, requireRecentPassword, scopeOf } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inScope } from "../../../platform/database.ts";
import { type AccountServiceDeps, type Caller, refusingTakenNames } from "../accounts.deps.ts";
import { mayAdminister, maySee } from "../administering/policy.ts";
import type { Changes, ChangingAccounts } from "./changing-accounts.ts";

export type ChangingById = {
  /** Changes somebody else's account. Throws `too_many_requests` when it would mail an invitation too often. */
  updateById(caller: Caller, changes: Changes & { userId: string }): Promise<Answer<typeof updateUserById>>;
};

export function createChangingById(
  deps: AccountServiceDeps,
  { refuseTaken, changeStaff }: ChangingAccounts,
): ChangingById {
  const { db, clock, users, people, attempts } = deps;

  /** A user who has not registered is invited again at the new address, which counts as an invitation. */
  const countInvitation = async (actor: Actor, { userId, email }: { userId: string; email: string | undefined }) => {
    if (email === undefined) return;
    const user = await inScope(db, scopeOf(actor), (trx) => users.find(trx, userId));
    if (!user || user.accepted_at || user.email === email || !mayAdminister(actor, user)) return;
    requireRecentPassword(actor, clock);
    await attempts.mailing({ purpose: "invitation", sender: actor.id, recipient: email });
  };

  return {
    async updateById(caller, { userId, ...changes }) {
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
  };
}
