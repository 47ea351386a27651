/** The door of the room agents: a university's agents with the number of their waiting records, and its responsable. */
import type { Answer } from "@ijaza/schema/calls/endpoint";
import type { ListQuery } from "@ijaza/schema/calls/wire";
import type { getAgents, getResponsable } from "@ijaza/schema/users/calls";
import type { TenantActor } from "../../platform/actor.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
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

const NAMELESS = { username: null, usernameAr: null };

export function createAgents({ db, users, universities, accounts, diplomas, certificates }: Deps): Agents {
  const findDeleted = async (trx: Trx, universityId: string) => {
    const gone = await users.findGoneAgents(trx, universityId);
    const standing = new Set((await users.findByIds(trx, gone)).map(({ id }) => id));
    const deleted = gone.filter((id) => !standing.has(id));
    const names = await users.namesOf(trx, deleted);
    return deleted.map((id) => ({ id, ...NAMELESS, ...names.get(id) }));
  };

  return {
    list({ universityId }, query) {
      return inScope(db, { university: universityId }, async (trx) => {
        const { rows, total } = await users.listAgents(trx, { universityId, query });
        const described = await accounts.describeListed(trx, rows);
        const deleted = await findDeleted(trx, universityId);
        const ofAgents = { universityId, agentIds: [...rows, ...deleted].map(({ id }) => id) };
        const pendingDiplomas = await diplomas.countPendingOf(trx, ofAgents);
        const pendingCertificates = await certificates.countPendingOf(trx, ofAgents);
        const waitingOf = (id: string) => ({
          pendingDiplomas: pendingDiplomas.get(id) ?? 0,
          pendingCertificates: pendingCertificates.get(id) ?? 0,
        });
        const left = deleted.filter(({ id }) => pendingDiplomas.has(id) || pendingCertificates.has(id));
        return {
          agents: described.map((agent) => ({ ...agent, ...waitingOf(agent._id) })),
          former: left.map(({ id, ...names }) => ({ _id: id, ...names, ...waitingOf(id) })),
          total,
          page: query.page,
          pageSize: query.pageSize,
        };
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
