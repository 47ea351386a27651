/** Accepting and rejecting: accepting freezes the content and takes it into a signed batch, all of it in one transaction. */

import type { decideCertificates } from "@ijaza/schema/certificates";
import type { Answer, Input } from "@ijaza/schema/endpoint";
import type { Job } from "@ijaza/schema/jobs";
import { CERTIFICATE } from "@ijaza/schema/records/certificate";
import { AppError } from "../../platform/app-error.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import { retryRaces } from "../../platform/races.ts";
import {
  createTally,
  lockFailed,
  lockRecords,
  lockTargets,
  type Records,
  readConflicts,
  refuseForbidden,
  refuseUnclear,
  rejectRecords,
  type Tally,
} from "../records/records.service.ts";
import { freezeAll, STEP } from "./certificates.accepting.ts";
import { type Caller, type CertificateParts, scopeFor } from "./certificates.caller.ts";
import { CERTIFICATES } from "./certificates.kind.ts";
import type { CertificateRow } from "./certificates.tables.ts";

type Request = Input<typeof decideCertificates>;
type Rejected = Exclude<Answer<typeof decideCertificates>, Job>;

type DecidingDeps = CertificateParts & Pick<ReturnType<Records["keep"]>, "tellDecided">;

export function createDeciding(deps: DecidingDeps) {
  const { signing } = deps.records;

  /** Rejects those that are pending and lists the others; of two decisions at once one wins. */
  const reject = (caller: Caller, input: Request): Promise<Rejected> =>
    inScope(deps.db, scopeFor(caller), async (trx) => {
      const { universityId } = caller.actor;
      const targets = { ids: input.certificatesIds, agentId: input.agentId, importId: input.importId, universityId };
      const ids = await lockTargets(trx, {
        ...targets,
        kind: CERTIFICATES,
        statuses: CERTIFICATE.statusesFor("reject"),
      });
      if (ids.length === 0) throw new AppError("certificate_not_pending");
      const at = deps.clock.now();
      const rejection = { kind: CERTIFICATES, contentKey: deps.contentKey, caller, at, reason: input.reason ?? "" };
      const tally = createTally();
      for await (const rows of inSteps(trx, ids)) {
        for (const row of rows) addTo(tally, row);
        await rejectRecords(trx, { ...rejection, rows });
      }
      await deps.tellDecided(trx, { caller, decision: "rejected", reason: input.reason, tally });
      crashPoint("decide.stored");
      const decided = new Set(ids);
      return {
        updated: decided.size,
        conflicts: await readConflicts(trx, { kind: CERTIFICATES, ids: targets.ids, decided }),
      };
    });

  /** Takes them into one batch; of named ones all or none, for what was shown is what is paid. */
  const accept = async (caller: Caller, input: Request): Promise<Job> => {
    const { universityId } = caller.actor;
    await signing.refuseClosed(universityId);
    return inScope(deps.db, scopeFor(caller), async (trx) => {
      await signing.refuseUnready(trx, universityId);
      const tally = createTally();
      const waiting = await lockAcceptable(trx, { caller, input, tally });
      const failed = await lockFailed(trx, { kind: CERTIFICATES, records: waiting });
      const fresh = waiting.filter(({ status }) => status === "pending").map(({ id }) => id);
      const before = (at: Date) => freezeAll(trx, { parts: deps, caller, ids: fresh, at });
      const job = await signing.takeIntoBatch(trx, { caller, kind: CERTIFICATES, fresh, failed, before });
      await deps.tellDecided(trx, { caller, decision: "accepted", tally });
      return job;
    });
  };

  return {
    async decide(caller: Caller, input: Request): Promise<Answer<typeof decideCertificates>> {
      const { certificatesIds: ids, agentId, importId, all, decision, reason } = input;
      refuseUnclear({ ids, agentId, importId, all, decision, reason }, "certificatesIds");
      return retryRaces<Answer<typeof decideCertificates>>(() =>
        decision === "accepted" ? accept(caller, input) : reject(caller, input),
      );
    },
    estimate: signing.estimate,
  };
}

const addTo = (tally: Tally, record: CertificateRow): void =>
  tally.add(record.agent_id, `${record.recipient_first_name} ${record.recipient_last_name}`);

async function* inSteps(trx: Trx, ids: readonly string[]): AsyncGenerator<CertificateRow[]> {
  for (let start = 0; start < ids.length; start += STEP) {
    yield lockRecords(trx, { kind: CERTIFICATES, ids: ids.slice(start, start + STEP) });
  }
}

type Waiting = Pick<CertificateRow, "id" | "status" | "batch_id">;

type Acceptable = { caller: Caller; input: Request; tally: Tally };

async function lockAcceptable(trx: Trx, { caller, input, tally }: Acceptable): Promise<Waiting[]> {
  const { universityId } = caller.actor;
  const targets = { ids: input.certificatesIds, agentId: input.agentId, importId: input.importId, universityId };
  const ids = await lockTargets(trx, { ...targets, kind: CERTIFICATES, statuses: CERTIFICATE.statusesFor("accept") });
  const isShort = ids.length < new Set(targets.ids).size;
  if (ids.length === 0 || isShort) throw new AppError("certificate_not_pending");
  const waiting: Waiting[] = [];
  for await (const rows of inSteps(trx, ids)) {
    refuseForbidden({ kind: CERTIFICATES, caller, action: "accept", records: rows });
    for (const record of rows) {
      if (record.status === "pending") addTo(tally, record);
      waiting.push({ id: record.id, status: record.status, batch_id: record.batch_id });
    }
  }
  return waiting;
}
