/** The door of the room agents: a university's agents with what waits of theirs, and their responsable. */
import type { ListQuery } from "@ijaza/schema/wire";
import type { TenantActor } from "../../platform/actor.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import type { Universities } from "../universities/universities.service.ts";
import type { Users } from "../users/users.service.ts";

export type Pending = { pendingDiplomas: number; pendingCertificates: number };

/** Counts what waits of each agent; agents without anything may be left out. */
export type PendingOf = (
  trx: Trx,
  asked: { universityId: string; agentIds: readonly string[] },
) => Promise<ReadonlyMap<string, Pending>>;

type Parts = { db: Db; users: Users; universities: Universities; pendingOf?: PendingOf };

const NOTHING: Pending = { pendingDiplomas: 0, pendingCertificates: 0 };

export type Agents = ReturnType<typeof createAgents>;

export function createAgents({ db, users, universities, pendingOf = async () => new Map() }: Parts) {
  return {
    list({ universityId }: TenantActor, query: ListQuery) {
      return inScope(db, { university: universityId }, async (trx) => {
        const { rows, total } = await users.listAgents(trx, { universityId, query });
        const described = await universities.describeUsers(trx, rows);
        const pending = await pendingOf(trx, { universityId, agentIds: rows.map((row) => row.id) });
        const agents = described.map((agent) => ({ ...agent, ...(pending.get(agent._id) ?? NOTHING) }));
        return { agents, total, page: query.page, pageSize: query.pageSize };
      });
    },

    getResponsable({ universityId }: TenantActor) {
      return inScope(db, { university: universityId }, async (trx) => {
        const row = await users.findResponsable(trx, universityId);
        return { responsable: row ? await universities.describeUser(trx, row) : null };
      });
    },
  };
}
