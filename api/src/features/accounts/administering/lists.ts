/** Reads users, as far as the caller may see them: one user, pages, blocked ones, or those without a university. */
import type {
  exportUsers,
  getAllUsers,
  getAllUsersBySuperAdmin,
  getUnassignedManagers,
  getUser,
} from "@ijaza/schema/accounts/lists";
import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import type { ListQuery } from "@ijaza/schema/calls/wire";
import { type Actor, ownScopeOf } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import { isHandleOf } from "../../../platform/sessions.ts";
import type { Sheet } from "../../../platform/sheets/sheet.ts";
import type { UserFilter } from "../../users/users.service.ts";
import type { AccountServiceDeps, Caller } from "../accounts.deps.ts";
import { describeListed } from "./describing.ts";
import { createUserExport } from "./export-users.ts";
import { maySee } from "./policy.ts";
import { filterFor, seesAnybody } from "./user-filter.ts";

export type UserLists = {
  /** A user in scope by id or e-mail; oneself when neither is given. Throws `not_found`. */
  read(
    actor: Actor,
    query: { userId?: string | undefined; email?: string | undefined },
  ): Promise<Answer<typeof getUser>>;
  /** One page of the users whom the actor's role may see. */
  list(actor: Actor, query: Input<typeof getAllUsers>): Promise<Answer<typeof getAllUsers>>;
  /** The blocked users among those. */
  listBlocked(actor: Actor, query: ListQuery): Promise<Answer<typeof getAllUsers>>;
  /** The same for one university or all; `handle` must name the actor's session, else `access_token_invalid` is thrown. */
  listAll(
    actor: Actor,
    query: Input<typeof getAllUsersBySuperAdmin>,
    handle: string,
  ): Promise<Answer<typeof getAllUsers>>;
  /**
   * The users whom the actor's role may see, all of them, as a sheet; of one university for whoever sees all of them
   * (`forbidden`). Throws `too_many_to_export`.
   */
  exportAll(caller: Caller, query: Input<typeof exportUsers>): Promise<Sheet>;
  /** Responsables without a university. */
  listUnassigned(actor: Actor, query: ListQuery): Promise<Answer<typeof getUnassignedManagers>>;
};

export function createUserLists(deps: AccountServiceDeps): UserLists {
  const { db, users } = deps;

  const page = async (trx: Trx, { filter, query }: { filter: UserFilter; query: ListQuery }) => {
    const { rows, total } = await users.list(trx, { filter, query });
    return { listed: await describeListed(trx, deps, rows), total, page: query.page, pageSize: query.pageSize };
  };

  const read = (actor: Actor, find: (trx: Trx) => ReturnType<typeof users.find>) =>
    inScope(db, ownScopeOf(actor), async (trx) => {
      const user = await find(trx);
      if (!user || (user.id !== actor.id && !maySee(actor, user))) throw new AppError("not_found");
      return { user: (await describeListed(trx, deps, [user]))[0]! };
    });

  const list = (actor: Actor, { role, blocked, ...query }: Input<typeof getAllUsers>, more: UserFilter = {}) =>
    inScope(db, ownScopeOf(actor), async (trx) => {
      // A responsable who waits for a university sees nobody.
      if (!seesAnybody(actor)) return { users: [], total: 0, page: query.page, pageSize: query.pageSize };
      const filter = { ...filterFor(actor, { role, blocked }), ...more };
      const { listed, ...rest } = await page(trx, { filter, query });
      return { users: listed, ...rest };
    });

  return {
    read: (actor: Actor, { userId, email }: { userId?: string | undefined; email?: string | undefined }) =>
      read(actor, (trx) => {
        if (userId !== undefined || email === undefined) return users.find(trx, userId ?? actor.id);
        return users.findByEmail(trx, email);
      }),

    list,
    listBlocked: (actor: Actor, query: ListQuery) => list(actor, { ...query, blocked: true }),

    async listAll(actor: Actor, { universityId, ...query }: Input<typeof getAllUsersBySuperAdmin>, handle: string) {
      const isOwn = await inScope(db, { all: "an admin's session is no university's" }, (trx) =>
        isHandleOf(trx, { session: actor.session, handle }),
      );
      if (!isOwn) throw new AppError("access_token_invalid");
      return list(actor, query, universityId ? { universityId } : {});
    },

    exportAll: createUserExport(deps),

    listUnassigned: (actor: Actor, query: ListQuery) =>
      inScope(db, ownScopeOf(actor), async (trx) => {
        const { listed, ...rest } = await page(trx, { filter: { roles: ["resp_uni"], unassigned: true }, query });
        return { managers: listed, ...rest };
      }),
  };
}
