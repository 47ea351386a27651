/** Revokes a signed record: it is marked, its revocation is queued for the chain, and it is revoked once that is final. */

import { SUPERSEDED } from "@ijaza/schema/diploma";
import type { RefusalCode } from "@ijaza/schema/errors";
import type { Job } from "@ijaza/schema/jobs";
import { CHAIN_ACTIONS } from "@ijaza/schema/records/record";
import type { Hex } from "viem";
import { AppError } from "../../../platform/app-error.ts";
import { type Author, appendAudit, SYSTEM } from "../../../platform/audit/audit.ts";
import type { Clock } from "../../../platform/clock.ts";
import { crashPoint } from "../../../platform/crash-points.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import { parkJob } from "../../../platform/jobs/jobs.parking.ts";
import { describeJob, endJob, queueJob } from "../../../platform/jobs/jobs.ts";
import { retryOnConflict } from "../../../platform/retry-on-conflict.ts";
import { type Chain, registryCalls } from "../../chain/chain.service.ts";
import { findBatch } from "../../issuing/issuing.service.ts";
import type { Universities } from "../../universities/universities.service.ts";
import { lockErased } from "../erasing/erased.repository.ts";
import { authorFor, type Caller, scopeFor } from "../records.caller.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";
import { lockForAction } from "../records.locking.ts";
import { lockRecords, saveRevocation } from "../records.repository.ts";
import type { QueueRevocation } from "../signing/issuing.ts";
import { moveErased, refuseErased } from "./revoke-erased.ts";

export type RevokingDeps = {
  db: Db;
  clock: Clock;
  contentKey: Buffer;
  chain: Chain;
  universities: Pick<Universities, "findById">;
};

const REVOKE_JOB = "revoke";
const REVOKE = "record.revoke";

export type Revocation = { _id: string; reason: string; note?: string | undefined };

/** The differences in revoking records of one kind. */
export type Revocable<Row extends RecordRow> = {
  kind: RecordKind<Row>;
  /** The reason why a signed record may not be revoked so; else null. */
  refusalOf?(record: Row, revocation: Revocation): RefusalCode | null;
  /** Further changes in the same transaction once the record is marked. */
  marked?(trx: Trx, marking: { record: Row; caller: Caller; revocation: Revocation; at: Date }): Promise<void>;
  /** Queues the mail to the responsable when the chain has finally refused. */
  onRefused(trx: Trx, record: Row): Promise<void>;
  /** Tells the holder that the revocation is final. */
  onRevoked(trx: Trx, record: Row): Promise<void>;
};

type End = { id: string; action: "settleRevocation" | "failRevocation"; at: Date };

/** Writes the result of the revocation of a record. */
type EndHandler = (trx: Trx, end: End) => Promise<void>;

type Revoke = (caller: Caller, revocation: Revocation) => Promise<Job>;

/** Revokes records of every kind that is kept. */
export type Revoking = {
  /** Marks a signed record and queues its revocation; the job ends when that is final. `kind` is the name of a kind. */
  revoke(kind: string, caller: Caller, revocation: Revocation): Promise<Job>;
  /** Registers a kind of records, and returns the function that queues the revocation of a superseded one. */
  keep<Row extends RecordRow>(revocable: Revocable<Row>): { queueSuperseded: QueueRevocation<Row> };
};

export function createRevoking(deps: RevokingDeps): Revoking {
  const { clock, chain } = deps;
  const kinds = new Map<string, { revoke: Revoke; end: EndHandler }>();
  const kindOf = (name: string) => {
    const kind = kinds.get(name);
    if (!kind) throw new Error(`nobody keeps records of the kind ${name}`);
    return kind;
  };
  chain.on(REVOKE, {
    async final(trx, { subject: { recordKind, recordId: id, jobId } }, { at, hash }) {
      await kindOf(recordKind).end(trx, { id, action: "settleRevocation", at });
      if (jobId) await endJob(trx, { id: jobId, at: clock.now(), result: { transaction: hash } });
    },
    async refused(trx, { subject: { recordKind, recordId: id, jobId } }) {
      const at = clock.now();
      await kindOf(recordKind).end(trx, { id, action: "failRevocation", at });
      if (jobId) await endJob(trx, { id: jobId, at, error: "chain_refused" });
    },
  });

  return {
    revoke: (kind, caller, revocation) => kindOf(kind).revoke(caller, revocation),
    keep(revocable) {
      kinds.set(revocable.kind.name, {
        revoke: (caller, revocation) => revoke({ deps, revocable, caller, revocation }),
        end: (trx, end) => settle(trx, { ...end, revocable, deps }),
      });
      return {
        // It follows from a correction and not from a person's call, so there is no job to watch.
        async queueSuperseded(trx, record) {
          const signer = (await chain.holdWalletOf(trx, record.university_id))?.public_id;
          await queueRevocation(trx, { deps, kind: revocable.kind, record, superseded: true, signer });
        },
      };
    },
  };
}

type RevokeOptions<Row extends RecordRow> = {
  deps: RevokingDeps;
  revocable: Revocable<Row>;
  caller: Caller;
  revocation: Revocation;
};

/** Marks the record and queues its revocation on the chain. Reason and note stay inside the university. */
async function revoke<Row extends RecordRow>({
  deps,
  revocable,
  caller,
  revocation,
}: RevokeOptions<Row>): Promise<Job> {
  const { db, clock, chain } = deps;
  const { universityId } = caller.actor;
  const { kind } = revocable;
  const { _id: id, reason, note = null } = revocation;
  const mark = async (trx: Trx) => {
    const erased = await lockErased(trx, id);
    if (erased) refuseErased(erased, { kind, reason });
    const record = erased ? null : await lockForAction(trx, { kind, caller, id, action: "revoke" });
    const refusal = record && revocable.refusalOf?.(record, revocation);
    if (refusal) throw new AppError(refusal);
    const wallet = await chain.holdWalletOf(trx, universityId);
    if (!wallet) throw new AppError(await chain.whyNoWallet(trx, universityId));
    const payload = { recordKind: kind.name, recordId: id };
    const createdBy = caller.actor.id;
    const job = await queueJob(trx, { universityId, kind: REVOKE_JOB, total: 1, payload, createdBy });
    await parkJob(trx, job.id);
    const place = erased ? { ...erased, id } : record!;
    const superseded = reason === SUPERSEDED;
    await queueRevocation(trx, { deps, kind, record: place, jobId: job.id, signer: wallet.public_id, superseded });
    const at = clock.now();
    const author = authorFor(caller);
    if (erased) await moveErased(trx, { kind, erased, action: "revoke", author, at });
    if (!record) return job;
    const set = { revocation_reason: reason, revocation_note: note, revocation_refused_at: null };
    await change(trx, { deps, kind, record, action: "revoke", set, author, at });
    await revocable.marked?.(trx, { record, caller, revocation, at });
    return job;
  };
  const job = await retryOnConflict(() => inScope(db, scopeFor(caller), mark));
  crashPoint("revoke.queued");
  return describeJob(job, caller.language);
}

type QueueOptions = {
  deps: RevokingDeps;
  kind: RecordKind;
  record: Pick<RecordRow, "id" | "university_id" | "batch_id" | "batch_index">;
  jobId?: string | undefined;
  /** The university's wallet; without one, the key that anchored the batch. */
  signer?: string | undefined;
  superseded?: boolean;
};

async function queueRevocation(trx: Trx, { deps, kind, record, jobId, signer, superseded = false }: QueueOptions) {
  const { chain, universities } = deps;
  const batch = record.batch_id ? await findBatch(trx, record.batch_id) : undefined;
  const university = await universities.findById(trx, record.university_id);
  if (!batch?.root || record.batch_index === null || !university) {
    throw new Error(`the signed ${kind.name} ${record.id} has no place in a batch`);
  }
  const root: Hex = `0x${batch.root.toString("hex")}`;
  const place = { registryId: university.registry_id, root, indexes: [record.batch_index], superseded };
  await chain.queue(trx, {
    universityId: record.university_id,
    kind: REVOKE,
    signer: signer ?? batch.signer ?? "",
    target: chain.identity.registry,
    data: registryCalls.revoke(place),
    subject: { recordKind: kind.name, recordId: record.id, jobId },
  });
}

type SettleOptions<Row extends RecordRow> = End & { revocable: Revocable<Row>; deps: RevokingDeps };

/** Writes the end of a revocation once; a record that is no longer `revoking` is left unchanged. */
async function settle<Row extends RecordRow>(trx: Trx, { id, action, at, revocable, deps }: SettleOptions<Row>) {
  const { kind } = revocable;
  const [record] = await lockRecords(trx, { kind, ids: [id] });
  const erased = record ? undefined : await lockErased(trx, id);
  if (erased) return moveErased(trx, { kind, erased, action, author: SYSTEM, at });
  if (!record) throw new Error(`there is no ${kind.name} ${id}`);
  if (!CHAIN_ACTIONS[action].from.some((status) => status === record.status)) return;
  const refused = { revocation_reason: null, revocation_note: null, revocation_refused_at: at };
  const set = action === "settleRevocation" ? { revoked_at: at } : refused;
  await change(trx, { deps, kind, record, action, set, author: SYSTEM, at });
  await (action === "failRevocation" ? revocable.onRefused : revocable.onRevoked)(trx, record);
}

type ChangeOptions<Row extends RecordRow> = {
  deps: RevokingDeps;
  kind: RecordKind<Row>;
  record: Row;
  action: "revoke" | End["action"];
  set: Partial<Pick<RecordRow, "revoked_at" | "revocation_reason" | "revocation_note" | "revocation_refused_at">>;
  author: Author;
  at: Date;
};

async function change<Row extends RecordRow>(
  trx: Trx,
  { deps, kind, record, action, set, author, at }: ChangeOptions<Row>,
) {
  const { contentKey } = deps;
  const after = { ...record, ...set, status: CHAIN_ACTIONS[action].to };
  await saveRevocation(trx, { kind, after });
  const event = {
    kind: `${kind.name}.${after.status}`,
    subjectId: record.id,
    before: kind.stateDigest(contentKey, record),
    after: kind.stateDigest(contentKey, after),
  };
  await appendAudit(trx, { universityId: record.university_id, author, at, events: [event] });
}
