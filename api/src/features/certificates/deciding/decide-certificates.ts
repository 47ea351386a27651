/** Accepting and rejecting: accepting freezes the content and takes it into a signed batch, all of it in one transaction. */

import type { decideCertificates } from "@ijaza/schema/certificates";
import type { Answer, Input } from "@ijaza/schema/endpoint";
import type { Job } from "@ijaza/schema/jobs";
import { CERTIFICATE } from "@ijaza/schema/records/certificate";
import { AppError } from "../../../platform/app-error.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import { retryRaces } from "../../../platform/races.ts";
import {
  type Caller,
  createTally,
  decideWaiting,
  lockFailed,
  lockInSteps,
  lockTargets,
  refuseForbidden,
  refuseUnclear,
  rejectRecords,
  type StaffMails,
  scopeFor,
  type Tally,
  type Targets,
} from "../../records/records.service.ts";
import type { CertificateDeps } from "../certificates.deps.ts";
import { CERTIFICATES } from "../certificates.kind.ts";
import type { CertificateRow } from "../certificates.tables.ts";
import { freezeAll } from "./freeze-accepted.ts";

type DecideInput = Input<typeof decideCertificates>;
type Rejected = Exclude<Answer<typeof decideCertificates>, Job>;

type DecidingDeps = CertificateDeps & Pick<StaffMails, "tellDecided">;

const targetsOf = ({ certificatesIds: ids, agentId, importId }: DecideInput): Targets => ({ ids, agentId, importId });

export function createDeciding(deps: DecidingDeps) {
  const { signing } = deps.records;
  const { contentKey } = deps;

  /** Rejects those that are pending and lists the others; of two decisions at once one wins. */
  const reject = (caller: Caller, input: DecideInput): Promise<Rejected> =>
    inScope(deps.db, scopeFor(caller), async (trx) => {
      const { reason = "" } = input;
      const rejection = { kind: CERTIFICATES, contentKey, caller, at: deps.clock.now(), reason };
      return decideWaiting(trx, deps, {
        kind: CERTIFICATES,
        caller,
        targets: targetsOf(input),
        decision: "rejected",
        reason,
        decide: (rows) => rejectRecords(trx, { ...rejection, rows }),
      });
    });

  /** Takes them into one batch; of named ones all or none, for what was shown is what is paid. */
  const accept = async (caller: Caller, input: DecideInput): Promise<Job> => {
    const { universityId } = caller.actor;
    await signing.refuseClosed(universityId);
    return inScope(deps.db, scopeFor(caller), async (trx) => {
      await signing.refuseUnready(trx, universityId);
      const tally = createTally();
      const waiting = await lockAcceptable(trx, { caller, input, tally });
      const failed = await lockFailed(trx, { kind: CERTIFICATES, records: waiting });
      const fresh = waiting.filter(({ status }) => status === "pending").map(({ id }) => id);
      const before = (at: Date) => freezeAll(trx, { deps, caller, ids: fresh, at });
      const job = await signing.takeIntoBatch(trx, { caller, kind: CERTIFICATES, fresh, failed, before });
      await deps.tellDecided(trx, { caller, decision: "accepted", tally });
      return job;
    });
  };

  return {
    async decide(caller: Caller, input: DecideInput): Promise<Answer<typeof decideCertificates>> {
      const { all, decision, reason } = input;
      refuseUnclear({ ...targetsOf(input), all, decision, reason }, "certificatesIds");
      return retryRaces<Answer<typeof decideCertificates>>(() =>
        decision === "accepted" ? accept(caller, input) : reject(caller, input),
      );
    },
    estimate: signing.estimate,
  };
}

type Waiting = Pick<CertificateRow, "id" | "status" | "batch_id">;

type Acceptable = { caller: Caller; input: DecideInput; tally: Tally };

async function lockAcceptable(trx: Trx, { caller, input, tally }: Acceptable): Promise<Waiting[]> {
  const { universityId } = caller.actor;
  const targets = targetsOf(input);
  const statuses = CERTIFICATE.statusesFor("accept");
  const ids = await lockTargets(trx, { ...targets, universityId, kind: CERTIFICATES, statuses });
  const isShort = ids.length < new Set(targets.ids).size;
  if (ids.length === 0 || isShort) throw new AppError("certificate_not_pending");
  const waiting: Waiting[] = [];
  for await (const rows of lockInSteps(trx, { kind: CERTIFICATES, ids })) {
    refuseForbidden({ kind: CERTIFICATES, caller, action: "accept", records: rows });
    for (const record of rows) {
      if (record.status === "pending") tally.add(record.agent_id, CERTIFICATES.labelOf(record));
      waiting.push({ id: record.id, status: record.status, batch_id: record.batch_id });
    }
  }
  return waiting;
}
