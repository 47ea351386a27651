/** The door of the room issuing: credentials are made and stored, and their tree is anchored by one transaction. */
import type { FastifyBaseLogger } from "fastify";
import { AppError } from "../../platform/app-error.ts";
import { inScope } from "../../platform/database.ts";
import { parkLeasedJob, resumeParkedJob } from "../../platform/jobs/jobs.parking.ts";
import type { JobHandler, Lease } from "../../platform/jobs/worker.ts";
import { type BatchRow, findOpenBatches } from "./batches.ts";
import { anchorBatch } from "./issuing.anchoring.ts";
import { ISSUE, type IssuedKind, type IssuingContext } from "./issuing.context.ts";
import { createIssueHandler, endSigning, giveUpBatch } from "./issuing.ending.ts";
import { isKeyInUse, isTakenBack, useCurrentIssuer } from "./issuing.keys.ts";
import { makeCredentials } from "./issuing.making.ts";
import { createPausing } from "./issuing.pausing.ts";
import { meetKeys } from "./issuing.waiting.ts";

export { findBatch, insertBatch, reopenBatch, shuffledIndexes } from "./batches.ts";
export { presentCredential } from "./credential.ts";
export { issuerDid, kidOf } from "./issuer-did.ts";
export type { BatchRecord } from "./issuing.context.ts";
export { eraseCredentials } from "./issuing.erasing.ts";
export { countIssuedWith } from "./issuing.keys.ts";
export { createEntries, type EntryOf, LIST_SIZE, listOf, tokenStatusAt } from "./status-places.ts";
export { hashLeaf, pathOffsets } from "./tree-nodes.ts";

export const SIGN_JOB = "sign";

export type Issuing = {
  /** Registers the room that owns a kind of records. */
  register(name: string, kind: IssuedKind): void;
  /** The jobs that make and anchor batches. */
  jobs: { [SIGN_JOB]: JobHandler };
  /** Pauses issuing of all universities, or resumes it. */
  pause(on: boolean): void;
  /** Whether issuing is paused: for all, or for this university because its records are behind the chain. */
  isPaused(universityId?: string): boolean;
  /** Whether issuing is paused for all, and the ids of the paused universities. */
  listPaused(): { all: boolean; universities: string[] };
};

type IssuingDeps = Omit<IssuingContext, "kinds"> & { log: FastifyBaseLogger };

export function createIssuing({ log, ...deps }: IssuingDeps): Issuing {
  const kinds = new Map<string, IssuedKind>();
  const context: IssuingContext = { ...deps, kinds };
  const { node, identity } = deps.chain;
  const pausing = createPausing({ db: deps.db, node, identity, log });
  deps.chain.guardIssuing({ ...pausing, isKeyInUse: (keyId) => isKeyInUse(deps.db, keyId) });
  deps.chain.on(ISSUE, createIssueHandler(context));

  /** Makes the missing credentials of the batches, even after an interrupted run, and queues their transactions. */
  const sign: JobHandler = async (lease) => {
    const batches = await inScope(context.db, { all: "workers take the next job of any university" }, (trx) =>
      findOpenBatches(trx, lease.job.id),
    );
    const keys = await meetKeys(context, lease);
    if (keys === "wait") return;
    for (const batch of batches) {
      if (keys === "go") await issueBatch(context, { lease, batch });
      else await giveUpBatch(context, { lease, batch, error: keys.refusal });
    }
    await lease.fenced(async (trx) => {
      await parkLeasedJob(trx, lease.job.id);
      if (await isTakenBack(trx, lease.job.id)) return resumeParkedJob(trx, lease.job.id);
      await endSigning(context, { trx, jobId: lease.job.id });
    });
  };

  return {
    register: (name, kind) => void kinds.set(name, kind),
    jobs: { [SIGN_JOB]: sign },
    pause: pausing.pause,
    isPaused: pausing.isPaused,
    listPaused: pausing.listPaused,
  };
}

/** A refusal ends the batch; other errors go to the worker, which tries again. */
async function issueBatch(context: IssuingContext, { lease, batch }: { lease: Lease; batch: BatchRow }): Promise<void> {
  try {
    const current = await useCurrentIssuer(context, { lease, batch });
    if (current.status === "making") await makeCredentials(context, { lease, batch: current });
    await anchorBatch(context, { lease, batch: current });
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    await giveUpBatch(context, { lease, batch, error: error.code });
  }
}
