/** Gives a list of users as a sheet. */
import type { exportUsers } from "@ijaza/schema/accounts/lists";
import type { Input } from "@ijaza/schema/calls/endpoint";
import { ownScopeOf, tenantOf } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inScope } from "../../../platform/database.ts";
import { beginExport, EXPORT_LIMIT } from "../../../platform/sheets/begin-export.ts";
import { readInPages } from "../../../platform/sheets/read-in-pages.ts";
import { makeSheet, type Sheet } from "../../../platform/sheets/sheet.ts";
import type { AccountServiceDeps, Caller } from "../accounts.deps.ts";
import { describeListed } from "./describing.ts";
import { filterFor, seesAnybody } from "./user-filter.ts";
import { SHEET_COLUMNS, SHEET_TITLE } from "./users-sheet.ts";

/** Throws `forbidden` when somebody who does not see all universities names one. */
export function createUserExport(deps: AccountServiceDeps) {
  const { db, clock, users } = deps;

  return async (caller: Caller, query: Input<typeof exportUsers>): Promise<Sheet> => {
    const { actor, language, requestId } = caller;
    const { format, role, blocked, universityId, ...listed } = query;
    if (universityId && tenantOf(actor) !== null) throw new AppError("forbidden");
    const scope = ownScopeOf(actor);
    const at = clock.now();
    const filter = { ...filterFor(actor, { role, blocked }), ...(universityId && { universityId }) };
    const ids = await inScope(db, scope, async (trx) => {
      const found = seesAnybody(actor) ? await users.listIds(trx, { filter, query: listed, limit: EXPORT_LIMIT }) : [];
      await beginExport(trx, { kind: "user.exported", actor, requestId, format, total: found.length, at });
      return found;
    });
    const read = (page: readonly string[]) =>
      inScope(db, scope, async (trx) => describeListed(trx, deps, await users.findByIds(trx, page)));
    const pages = readInPages({ ids, read, idOf: ({ _id }) => _id });
    return makeSheet({ name: "users", title: SHEET_TITLE, at, language, columns: SHEET_COLUMNS, pages });
  };
}
