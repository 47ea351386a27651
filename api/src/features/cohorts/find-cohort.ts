/** Which cohorts a caller sees, and one of them with its kind of records. */
import { AppError } from "../../platform/app-error.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import { type Caller, type RecordKind, type Records, scopeFor } from "../records/records.service.ts";
import type { Users } from "../users/users.service.ts";
import { type CohortRow, type CohortScope, findCohort } from "./cohorts.repository.ts";

type Colleagues = { users: Pick<Users, "findGoneAgents"> };
type FindingDeps = Colleagues & { db: Db; records: Pick<Records, "kinds" | "mailKindsOf"> };

/** As in lists of records: an agent's are the own ones, and those that blocked or deleted agents have left. */
export async function readScope(trx: Trx, { users, caller }: Colleagues & { caller: Caller }): Promise<CohortScope> {
  const { universityId, role, id } = caller.actor;
  if (role !== "agent_uni") return { universityId, agents: null };
  return { universityId, agents: [id, ...(await users.findGoneAgents(trx, universityId))] };
}

/** A cohort, and how its records and the mails about them are found. */
type FoundCohort = {
  row: CohortRow;
  of: { universityId: string; importId: string; kind: RecordKind; mailKinds: readonly string[] };
};

export function createFinding({ db, users, records }: FindingDeps) {
  /** Runs in the caller's university with the cohort of this id; throws `not_found`. */
  return <Reply>(caller: Caller, id: string, work: (trx: Trx, found: FoundCohort) => Promise<Reply>): Promise<Reply> =>
    inScope(db, scopeFor(caller), async (trx) => {
      const row = await findCohort(trx, await readScope(trx, { users, caller }), id);
      const kind = records.kinds.find(({ name }) => name === row?.kind);
      if (!row || !kind) throw new AppError("not_found");
      const { universityId } = caller.actor;
      return work(trx, { row, of: { universityId, importId: id, kind, mailKinds: records.mailKindsOf(kind.name) } });
    });
}
