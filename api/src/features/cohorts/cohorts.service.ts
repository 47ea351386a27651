/** The door of the room cohorts: what one import brought, how far its records are, and its name. */

import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import type { getCohort, getCohortActivity, getCohorts } from "@ijaza/schema/cohorts/calls";
import type { TenantActor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inScope } from "../../platform/database.ts";
import { windowOf } from "../../platform/lists.ts";
import type { Documents } from "../documents/documents.service.ts";
import { authorFor, type Caller, type Records, scopeFor } from "../records/records.service.ts";
import type { Users } from "../users/users.service.ts";
import { describeAll, describeBatch, describeCohort } from "./cohorts.describe.ts";
import { createFinding, readScope } from "./cohorts.finding.ts";
import { countActivity, listActivity, listBatches } from "./cohorts.numbers.ts";
import { createDeletingImports, type DeleteOldImports } from "./cohorts.old.ts";
import { type CohortRow, countRecords, listCohorts, saveName } from "./cohorts.repository.ts";

type CohortDeps = {
  db: Db;
  clock: Clock;
  users: Pick<Users, "findGoneAgents">;
  records: Pick<Records, "kinds" | "mailKindsOf">;
  documents: Pick<Documents, "importArchive">;
};

export type Cohorts = {
  /** One page, the newest first. An agent sees the own ones and those that gone colleagues left. */
  list(caller: Caller, query: Input<typeof getCohorts>): Promise<Answer<typeof getCohorts>>;
  /** One with its numbers. Throws `not_found`. */
  read(caller: Caller, id: string): Promise<Answer<typeof getCohort>>;
  /** Throws `not_found`, and `forbidden` for an agent who has not imported it. */
  rename(caller: Caller, renaming: { id: string; name: string }): Promise<{ name: string }>;
  /** What became of these of its records; others are left out. Throws `not_found`. */
  activity(caller: Caller, request: { id: string; ids: readonly string[] }): Promise<Answer<typeof getCohortActivity>>;
  /** The PDFs of its signed records, or of those named, as the bytes of one archive. Throws `not_found`. */
  archive(caller: Caller, request: { id: string; ids?: readonly string[] | undefined }): Promise<AsyncIterable<Buffer>>;
  deleteOld: DeleteOldImports;
};

export function createCohorts({ db, clock, users, records, documents }: CohortDeps): Cohorts {
  const withCohort = createFinding({ db, users, records });

  return {
    deleteOld: createDeletingImports(records.kinds),

    list: (caller, { kind, search, ...query }) =>
      inScope(db, scopeFor(caller), async (trx) => {
        const filter = { ...(await readScope(trx, { users, caller })), kind, search, ...windowOf(query) };
        const { rows, total } = await listCohorts(trx, filter);
        const cohorts = await describeAll(trx, { rows, kinds: records.kinds, universityId: caller.actor.universityId });
        return { cohorts, total, page: query.page, pageSize: query.pageSize };
      }),

    read: (caller, id) =>
      withCohort(caller, id, async (trx, { row, of }) => {
        const counts = await countRecords(trx, { ...of, ids: [id] });
        const { delivered, queued, returned, verified, times, corrections } = await countActivity(trx, of);
        return {
          ...describeCohort(row, counts.get(id)),
          mails: { delivered, queued, returned },
          verified: { records: verified, times },
          corrections,
          batches: (await listBatches(trx, of)).map(describeBatch),
        };
      }),

    rename: (caller, { id, name }) =>
      withCohort(caller, id, async (trx, { row }) => {
        const { actor } = caller;
        if (!mayRename(actor, row)) throw new AppError("forbidden");
        const { universityId } = actor;
        await saveName(trx, { universityId, id, name });
        const events = [{ kind: "cohort.renamed", subjectId: id }];
        await appendAudit(trx, { universityId, author: authorFor(caller), at: clock.now(), events });
        return { name };
      }),

    activity: (caller, { id, ids }) =>
      withCohort(caller, id, async (trx, { of }) => ({
        activity: (await listActivity(trx, { ...of, ids })).map(({ record_id, state, at, verified }) => ({
          recordId: record_id,
          mail: state && at ? { state, at: at.toISOString() } : null,
          verified,
        })),
      })),

    async archive(caller, { id, ids }) {
      const { of } = await withCohort(caller, id, async (_, found) => found);
      return documents.importArchive(caller, { kind: of.kind.name, importId: id, ids });
    },
  };
}

const mayRename = ({ role, id }: TenantActor, { agent_id }: CohortRow): boolean =>
  role === "resp_uni" || agent_id === id;
