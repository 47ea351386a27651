/** Revokes signed records: they are marked, their revocation is queued for the chain, and they are revoked once that is final. */

import { SUPERSEDED } from "@ijaza/schema/diplomas/diploma";
import type { RefusalCode } from "@ijaza/schema/errors/errors";
import type { Job } from "@ijaza/schema/jobs/calls";
import { AppError } from "../../../platform/app-error.ts";
import type { Clock } from "../../../platform/clock.ts";
import { crashPoint } from "../../../platform/crash-points.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import { parkJob } from "../../../platform/jobs/jobs.parking.ts";
import { describeJob, queueJob } from "../../../platform/jobs/jobs.ts";
import { retryOnConflict } from "../../../platform/retry-on-conflict.ts";
import { authorFor, type Caller, scopeFor } from "../records.caller.ts";
import type { RecordRow } from "../records.kind.ts";
import type { QueueRevocation } from "../signing/issuing.ts";
import { changeRecords } from "./change-records.ts";
import { lockRevocable, type Revocation } from "./lock-revocable.ts";
import { type QueueDeps, queueRevocations } from "./queue-revocation.ts";
import { countEnded } from "./revocation-job.ts";
import { moveErased, placeOf } from "./revoke-erased.ts";
import { type End, queueOneByOne, type RevocationEnds, settle } from "./settle-revocations.ts";

export type RevokingDeps = QueueDeps & { db: Db; clock: Clock; contentKey: Buffer };

const REVOKE_JOB = "revoke";

/** The differences in revoking records of one kind. */
export type Revocable<Row extends RecordRow> = RevocationEnds<Row> & {
  /** The reason why a signed record may not be revoked so; else null. */
  refusalOf?(record: Row, revocation: Revocation): RefusalCode | null;
  /** Further changes in the same transaction once the record is marked. */
  marked?(trx: Trx, marking: { record: Row; caller: Caller; revocation: Revocation; at: Date }): Promise<void>;
};

/** What a kind does with the chain's answers. */
type KeptEnds = {
  end(trx: Trx, end: End): Promise<void>;
  queueOneByOne(trx: Trx, options: { ids: readonly string[]; jobId: string | undefined }): Promise<void>;
};

type ManyToRevoke = Revocation & { ids: readonly string[] };
type BeingRevoked = { job: Job; conflicts: { _id: string; status: string }[] };
type RevokeMany = (caller: Caller, revocation: ManyToRevoke) => Promise<BeingRevoked>;

/** Revokes records of every kind that is kept; `kind` is the name of one. */
export type Revoking = {
  /** Marks a signed record and queues its revocation; the job ends when that is final. */
  revoke(kind: string, caller: Caller, revocation: Revocation & { _id: string }): Promise<Job>;
  /**
   * The same for many with one reason and one job: one transaction a batch. Those that cannot be revoked are named and
   * left as they are. Throws `not_found` unless all are there, and the refusal of the first when none can be revoked.
   */
  revokeMany(kind: string, ...request: Parameters<RevokeMany>): ReturnType<RevokeMany>;
  /** Registers a kind of records, and returns the function that queues the revocation of a superseded one. */
  keep<Row extends RecordRow>(revocable: Revocable<Row>): { queueSuperseded: QueueRevocation<Row> };
};

export function createRevoking(deps: RevokingDeps): Revoking {
  const { chain, contentKey } = deps;
  const kinds = new Map<string, KeptEnds & { revokeMany: RevokeMany }>();
  const kindOf = (name: string) => {
    const kind = kinds.get(name);
    if (!kind) throw new Error(`nobody keeps records of the kind ${name}`);
    return kind;
  };
  followChain(deps, kindOf);

  return {
    async revoke(kind, caller, { _id, ...revocation }) {
      return (await kindOf(kind).revokeMany(caller, { ...revocation, ids: [_id] })).job;
    },
    revokeMany: (kind, caller, revocation) => kindOf(kind).revokeMany(caller, revocation),
    keep(revocable) {
      const { kind } = revocable;
      kinds.set(kind.name, {
        revokeMany: (caller, { ids, ...revocation }) => revokeAll({ deps, revocable, caller, ids, revocation }),
        end: (trx, end) => settle(trx, { ...end, ends: revocable, contentKey }),
        queueOneByOne: (trx, options) => queueOneByOne(trx, { ...options, deps, kind }),
      });
      return {
        // It follows from a correction and not from a person's call, so there is no job to watch.
        async queueSuperseded(trx, record) {
          const signer = (await chain.holdWalletOf(trx, record.university_id))?.public_id;
          await queueRevocations(trx, { deps, kind, records: [record], superseded: true, signer });
        },
      };
    },
  };
}

/** Registers what happens when the chain has finally taken or refused a revocation. */
function followChain({ chain, clock }: RevokingDeps, kindOf: (name: string) => KeptEnds): void {
  chain.on("record.revoke", {
    async final(trx, { subject: { recordKind, recordId, jobId } }, { at, hash }) {
      const ids = [recordId];
      await kindOf(recordKind).end(trx, { ids, action: "settleRevocation", at });
      if (jobId) await countEnded(trx, { jobId, ids, hash, at: clock.now() });
    },
    async refused(trx, { subject: { recordKind, recordId, jobId } }) {
      const [ids, at] = [[recordId], clock.now()];
      await kindOf(recordKind).end(trx, { ids, action: "failRevocation", at });
      if (jobId) await countEnded(trx, { jobId, ids, hash: null, at });
    },
  });
  chain.on("record.revoke-many", {
    async final(trx, { subject: { recordKind, recordIds: ids, jobId } }, { at, hash }) {
      await kindOf(recordKind).end(trx, { ids, action: "settleRevocation", at });
      if (jobId) await countEnded(trx, { jobId, ids, hash, at: clock.now() });
    },
    refused: (trx, { subject: { recordKind, recordIds: ids, jobId } }) =>
      kindOf(recordKind).queueOneByOne(trx, { ids, jobId }),
  });
}

type RevokeOptions<Row extends RecordRow> = {
  deps: RevokingDeps;
  revocable: Revocable<Row>;
  caller: Caller;
  ids: readonly string[];
  revocation: Revocation;
};

/** Marks the records and queues their revocation on the chain. Reason and note stay inside the university. */
async function revokeAll<Row extends RecordRow>(options: RevokeOptions<Row>): Promise<BeingRevoked> {
  const { deps, caller } = options;
  const marked = await retryOnConflict(() => inScope(deps.db, scopeFor(caller), (trx) => markAll(trx, options)));
  crashPoint("revoke.queued");
  return { job: describeJob(marked.job, caller.language), conflicts: marked.conflicts };
}

async function markAll<Row extends RecordRow>(
  trx: Trx,
  { deps, revocable, caller, ids, revocation }: RevokeOptions<Row>,
) {
  const { chain, clock, contentKey } = deps;
  const { kind } = revocable;
  const { reason, note = null } = revocation;
  const { universityId, id: createdBy } = caller.actor;
  const { records, erased, conflicts } = await lockRevocable(trx, { ...revocable, caller, ids, revocation });
  const wallet = await chain.holdWalletOf(trx, universityId);
  if (!wallet) throw new AppError(await chain.whyNoWallet(trx, universityId));
  const places = [...records, ...erased.map(placeOf)];
  const payload = { recordKind: kind.name, recordIds: places.map(({ id }) => id) };
  const job = await queueJob(trx, { universityId, kind: REVOKE_JOB, total: places.length, payload, createdBy });
  await parkJob(trx, job.id);
  const sending = { jobId: job.id, signer: wallet.public_id, superseded: reason === SUPERSEDED };
  await queueRevocations(trx, { deps, kind, records: places, ...sending });
  const [at, author] = [clock.now(), authorFor(caller)];
  for (const each of erased) await moveErased(trx, { kind, erased: each, action: "revoke", author, at });
  const set = { revocation_reason: reason, revocation_note: note, revocation_refused_at: null };
  await changeRecords(trx, { contentKey, kind, records, action: "revoke", set, author, at });
  for (const record of records) await revocable.marked?.(trx, { record, caller, revocation, at });
  return { job, conflicts };
}
