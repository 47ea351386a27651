/** The door of the room agents: a university's agents with what waits of theirs, and their responsable. */
import type { ListQuery } from "@ijaza/schema/wire";
import type { TenantActor } from "../../platform/actor.ts";
import { type Db, inScope } from "../../platform/database.ts";
import type { Accounts } from "../accounts/accounts.service.ts";
import type { Certificates } from "../certificates/certificates.service.ts";
import type { Diplomas } from "../diplomas/diplomas.service.ts";
import type { Universities } from "../universities/universities.service.ts";
import type { Users } from "../users/users.service.ts";

type Deps = {
  db: Db;
  users: Users;
  universities: Universities;
  accounts: Pick<Accounts, "describeListed">;
  diplomas: Pick<Diplomas, "countPendingOf">;
  certificates: Pick<Certificates, "countPendingOf">;
};

export type Agents = ReturnType<typeof createAgents>;

export function createAgents({ db, users, universities, accounts, diplomas, certificates }: Deps) {
  return {
    list({ universityId }: TenantActor, query: ListQuery) {
      return inScope(db, { university: universityId }, async (trx) => {
        const { rows, total } = await users.listAgents(trx, { universityId, query });
        const described = await accounts.describeListed(trx, rows);
        const asked = { universityId, agentIds: rows.map(({ id }) => id) };
        const pendingDiplomas = await diplomas.countPendingOf(trx, asked);
        const pendingCertificates = await certificates.countPendingOf(trx, asked);
        const agents = described.map((agent) => ({
          ...agent,
          pendingDiplomas: pendingDiplomas.get(agent._id) ?? 0,
          pendingCertificates: pendingCertificates.get(agent._id) ?? 0,
        }));
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
