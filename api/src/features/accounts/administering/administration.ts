/** Blocking and deleting: sessions end in the same transaction, so that every node refuses the next request. */
import type { blockUser } from "@ijaza/schema/accounts/lists";
import type { Answer } from "@ijaza/schema/calls/endpoint";
import { type Actor, scopeOf } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import type { UserRow } from "../../users/users.service.ts";
import { type AccountServiceDeps, authorFor, type Caller } from "../accounts.deps.ts";
import { dropLinks } from "../accounts.links.ts";
import { deleteFactors } from "../factors/factors.repository.ts";
import { changeBlock, mailBlock } from "./blocking.ts";
import { describeListed } from "./describing.ts";
import { mayAdminister, maySee } from "./policy.ts";

export type Administration = {
  /** Blocks a user or lifts the block; without `blocked` it switches. Throws `not_found`, `not_yourself`, `forbidden`. */
  setBlocked(caller: Caller, change: { id: string; blocked?: boolean | undefined }): Promise<Answer<typeof blockUser>>;
  /** Deletes a user; what the user imported passes to the colleagues. Throws the same. */
  delete(caller: Caller, id: string): Promise<void>;
};

export function createAdministration(deps: AccountServiceDeps): Administration {
  const { db, clock, users } = deps;

  /** Locks the user; throws `not_found` for a foreign user as for an absent one. */
  const lock = async (trx: Trx, actor: Actor, id: string): Promise<UserRow> => {
    const user = await users.lock(trx, id);
    if (!user || !maySee(actor, user)) throw new AppError("not_found");
    if (user.id === actor.id) throw new AppError("not_yourself");
    if (!mayAdminister(actor, user)) throw new AppError("forbidden");
    return user;
  };

  return {
    setBlocked: (caller: Caller, { id, blocked }: { id: string; blocked?: boolean | undefined }) =>
      inScope(db, scopeOf(caller.actor), async (trx) => {
        const user = await lock(trx, caller.actor, id);
        const isToBlock = blocked ?? user.blocked_at === null;
        if (isToBlock !== (user.blocked_at !== null)) {
          await changeBlock(trx, deps, { user, blocked: isToBlock, author: authorFor(caller) });
          await mailBlock(trx, deps.mailer, { user, blocked: isToBlock });
        }
        const now = (await users.find(trx, id)) ?? user;
        return { user: (await describeListed(trx, deps, [now]))[0]! };
      }),

    delete: (caller: Caller, id: string) =>
      inScope(db, scopeOf(caller.actor), async (trx) => {
        const user = await lock(trx, caller.actor, id);
        await users.delete(trx, { user, author: authorFor(caller), at: clock.now() });
        await dropLinks(trx, { subjectId: id });
        await deleteFactors(trx, id);
      }),
  };
}
