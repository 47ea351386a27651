/** The own sessions: lists the signed-in browsers, and ends all but this one. */

import type { getSessions } from "@ijaza/schema/accounts/own";
import type { Answer } from "@ijaza/schema/calls/endpoint";
import { type Actor, ownScopeOf } from "../../../platform/actor.ts";
import { appendAudit } from "../../../platform/audit/audit.ts";
import { inScope } from "../../../platform/database.ts";
import { endSessionsOf, listSessions } from "../../../platform/sessions.ts";
import { type AccountServiceDeps, authorFor, type Caller } from "../accounts.deps.ts";

export type OwnSessions = {
  /** The sessions of the account, the present one first. */
  list(actor: Actor): Promise<Answer<typeof getSessions>>;
  /** Ends all sessions of the account but the present one. */
  endOthers(caller: Caller): Promise<void>;
};

export function createOwnSessions({ db, clock }: Pick<AccountServiceDeps, "db" | "clock">): OwnSessions {
  return {
    list: (actor: Actor) =>
      inScope(db, ownScopeOf(actor), async (trx) => {
        const rows = await listSessions(trx, { subjectId: actor.id, clock });
        const sessions = rows.map((row) => ({
          _id: row.handle,
          browser: row.browser,
          system: row.system,
          createdAt: row.created_at.toISOString(),
          lastActiveAt: row.active_at.toISOString(),
          current: row.digest.equals(actor.session),
        }));
        return { sessions: sessions.toSorted((a, b) => Number(b.current) - Number(a.current)) };
      }),

    endOthers: (caller: Caller) =>
      inScope(db, ownScopeOf(caller.actor), async (trx) => {
        const { id, session, universityId } = caller.actor;
        await endSessionsOf(trx, { subjectId: id, except: session });
        const events = [{ kind: "session.others_ended", subjectId: id }];
        const log = { universityId, author: authorFor(caller), at: clock.now(), branch: "sessions" as const };
        await appendAudit(trx, { ...log, events });
      }),
  };
}
