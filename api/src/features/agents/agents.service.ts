/** The door of the room agents: a university's agents with the number of their waiting records, and its responsable. */
import type { Answer } from "@ijaza/schema/endpoint";
import type { getAgents, getResponsable } from "@ijaza/schema/users";
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

export type Agents = {
  /** One page of a university's agents, each with how many records wait for the responsable. */
  list(actor: TenantActor, query: ListQuery): Promise<Answer<typeof getAgents>>;
  /** The university's responsable; null when it has none. */
  getResponsable(actor: TenantActor): Promise<Answer<typeof getResponsable>>;
};

export function createAgents({ db, users, universities, accounts, diplomas, certificates }: Deps): Agents {
  return {
    list({ universityId }, query) {
      return inScope(db, { university: universityId }, async (trx) => {
        const { rows, total } = await users.listAgents(trx, { universityId, query });
        const described = await accounts.describeListed(trx, rows);
        const ofAgents = { universityId, agentIds: rows.map(({ id }) => id) };
        const pendingDiplomas = await diplomas.countPendingOf(trx, ofAgents);
        const pendingCertificates = await certificates.countPendingOf(trx, ofAgents);
        const agents = described.map((agent) => ({
          ...agent,
          pendingDiplomas: pendingDiplomas.get(agent._id) ?? 0,
          pendingCertificates: pendingCertificates.get(agent._id) ?? 0,
        }));
        return { agents, total, page: query.page, pageSize: query.pageSize };
      });
    },

    getResponsable({ universityId }) {
      return inScope(db, { university: universityId }, async (trx) => {
        const row = await users.findResponsable(trx, universityId);
        return { responsable: row ? await universities.describeUser(trx, row) : null };
      });
    },
  };
}
