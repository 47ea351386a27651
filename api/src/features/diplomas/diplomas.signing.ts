/** Signing: accepted diplomas become a batch; the chain room makes and anchors it, and tells how it ended. */
import { DIPLOMA_TYPE } from "ijaza-verifier";
import { sql } from "kysely";
import { AppError } from "../../platform/app-error.ts";
import { type AuditEvent, type Author, appendAudit, SYSTEM } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import { describeJob, queueJob } from "../../platform/jobs/jobs.ts";
import { insertBatch, reopenBatch, shuffledIndexes } from "../chain/batches.ts";
import type { Chain } from "../chain/chain.service.ts";
import { type BatchDocument, type Issuing, SIGN_JOB } from "../chain/issuing.ts";
import type { Credits } from "../credits/credits.service.ts";
import type { Universities } from "../universities/universities.service.ts";
import { authorFor, type Caller, scopeFor } from "./diplomas.caller.ts";
import { contentDigest, stateDigest } from "./diplomas.content.ts";
import { statusesFor } from "./diplomas.lifecycle.ts";
import { lockDiplomas } from "./diplomas.repository.ts";
import type { DiplomaRow } from "./diplomas.tables.ts";

const DIPLOMA_DOCUMENTS = "diploma";

type SigningParts = {
  db: Db;
  clock: Clock;
  contentKey: Buffer;
  chain: Chain;
  issuing: Issuing;
  credits: Credits;
  universities: Pick<Universities, "findById">;
};

/** Rows read at a time: what a batch of any size takes of memory, and how long others wait for this thread. */
const CHUNK = 500;

/** Gas of anchoring a batch of any size, as measured (contracts/gas-report.md), with a fifth on top. */
const ISSUE_GAS = 68_000n;

type Signable = Pick<DiplomaRow, "id" | "agent_id" | "status" | "batch_id">;

export function createSigning({ db, clock, contentKey, chain, issuing, credits, universities }: SigningParts) {
  issuing.register(DIPLOMA_DOCUMENTS, {
    vct: DIPLOMA_TYPE,
    load: (trx, range) => loadDocuments(trx, { ...range, contentKey }),
    async settle(trx, batch, place) {
      // Credits first, as where they are reserved: two transactions that lock in one order cannot block each other.
      const spent = { universityId: batch.university_id, count: batch.count, reference: batch.id, at: place.at };
      await credits.settle(trx, spent);
      const moved = { batchId: batch.id, action: "settle" as const, at: place.at };
      await moveBatch(trx, { ...moved, universityId: batch.university_id, contentKey, author: SYSTEM });
    },
    async fail(trx, batch) {
      await credits.release(trx, { universityId: batch.university_id, count: batch.count });
      const moved = { batchId: batch.id, action: "fail" as const, at: clock.now() };
      await moveBatch(trx, { ...moved, universityId: batch.university_id, contentKey, author: SYSTEM });
    },
  });

  /** Takes accepted diplomas (one's own, the given ones or all) into one batch and replies its job. */
  async function sign(caller: Caller, { diplomasIds, all }: { diplomasIds?: string[]; all?: true }) {
    if ((diplomasIds === undefined) === (all === undefined)) {
      throw new AppError("invalid_input", { fields: [{ path: "diplomasIds", error: "required" }] });
    }
    const { universityId } = caller.actor;
    if (chain.isFrozen(universityId)) throw new AppError("issuing_frozen", { retryAfter: 30 });
    return inScope(db, scopeFor(caller), async (trx) => {
      await refuseUnready(trx, universityId);
      const signable = await lockSignable(trx, { agentId: caller.actor.id, ...(diplomasIds && { ids: diplomasIds }) });
      if (signable.length === 0) throw new AppError("nothing_to_sign");
      const failed = await withWholeBatches(trx, signable);
      const fresh = signable.filter(({ status }) => status === "unsigned").map(({ id }) => id);
      const total = fresh.length + failed.count;
      await credits.reserve(trx, { universityId, count: total });
      const job = await queueJob(trx, { universityId, kind: SIGN_JOB, total, payload: {}, createdBy: caller.actor.id });
      const moving = { universityId, contentKey, author: authorFor(caller), at: clock.now(), action: "sign" as const };
      for (const batchId of failed.batches) {
        await reopenBatch(trx, { batchId, jobId: job.id });
        await moveBatch(trx, { ...moving, batchId });
      }
      if (fresh.length > 0) {
        const batch = { universityId, kind: DIPLOMA_DOCUMENTS, jobId: job.id, count: fresh.length };
        const batchId = await insertBatch(trx, { ...batch, createdBy: caller.actor.id });
        await place(trx, { ...moving, batchId, ids: fresh });
      }
      crashPoint("sign.reserved");
      return describeJob(job, caller.language);
    });
  }

  async function refuseUnready(trx: Trx, universityId: string): Promise<void> {
    const university = await universities.findById(trx, universityId);
    if (university?.suspended_at) throw new AppError("university_suspended");
    const wallet = await chain.walletOf(trx, universityId);
    const key = await chain.credentialKeyOf(trx, universityId);
    if (!wallet || !key) throw new AppError("no_signing_key");
  }

  /** What signing that many would take, and what is there; asked before it is done. */
  async function estimate({ actor }: Caller, count: number) {
    const [creditsAvailable, etherAvailable, ether] = await Promise.all([
      credits.available(actor),
      credits.ether(actor),
      chain.priceOf(ISSUE_GAS),
    ]);
    return {
      credits: count,
      creditsAvailable,
      ether: String(ether),
      etherAvailable: String(etherAvailable),
      batches: 1,
    };
  }

  return { sign, estimate };
}

/** One's own signable diplomas, locked in the order of their ids. Given ids must all be there and signable. */
async function lockSignable(trx: Trx, { agentId, ids }: { agentId: string; ids?: string[] }): Promise<Signable[]> {
  const signable = statusesFor("sign");
  let query = trx
    .selectFrom("diplomas")
    .select(["id", "agent_id", "status", "batch_id"])
    .where("agent_id", "=", agentId)
    .orderBy("id")
    .forUpdate();
  query = ids ? query.where("id", "=", sql<string>`any(${ids})`) : query.where("status", "in", signable);
  const rows = await query.execute();
  if (ids && rows.length !== new Set(ids).size) throw new AppError("not_found");
  if (rows.some(({ status }) => !signable.includes(status))) throw new AppError("diploma_not_unsigned");
  return rows;
}

/** The failed batches of the given diplomas, each whole: a root stands for all of its leaves. */
async function withWholeBatches(trx: Trx, signable: readonly Signable[]) {
  const batches = [
    ...new Set(signable.flatMap(({ status, batch_id }) => (status === "error" && batch_id ? [batch_id] : []))),
  ];
  if (batches.length === 0) return { batches, count: 0 };
  const rows = await trx
    .selectFrom("diplomas")
    .select("id")
    .where("batch_id", "in", batches)
    .where("status", "=", "error")
    .orderBy("id")
    .forUpdate()
    .execute();
  return { batches, count: rows.length };
}

type Move = {
  universityId: string;
  batchId: string;
  action: "sign" | "settle" | "fail";
  author: Author;
  at: Date;
  contentKey: Buffer;
};

const TARGETS = { sign: "signing", settle: "signed", fail: "error" } as const;

/** Takes accepted diplomas into their batch: each gets its place, in random order, and an audit event. */
async function place(trx: Trx, { ids, ...move }: Move & { ids: readonly string[] }): Promise<void> {
  const indexes = shuffledIndexes(ids.length);
  for (let start = 0; start < ids.length; start += CHUNK) {
    const step = ids.slice(start, start + CHUNK);
    const rows = await lockDiplomas(trx, { ids: step });
    const indexOf = new Map(step.map((id, at) => [id, indexes[start + at]!]));
    const placed = rows.map((row) => ({ batch_id: move.batchId, batch_index: indexOf.get(row.id)! }));
    await noteMoves(trx, { move, rows, changes: placed });
    await sql`
      update diplomas d set status = ${TARGETS.sign}, batch_id = ${move.batchId}, batch_index = x.index
      from unnest(${step}::text[], ${step.map((id) => indexOf.get(id)!)}::integer[]) as x(id, index)
      where d.id = x.id`.execute(trx);
  }
}

/** Moves every diploma of a batch and writes an audit event for each. */
async function moveBatch(trx: Trx, move: Move): Promise<void> {
  const { batchId, action, at } = move;
  for (let from = 0; ; ) {
    const rows = await readBatchRows(trx, { batchId, from });
    if (rows.length === 0) break;
    const movable = rows.filter(({ status }) => statusesFor(action).includes(status));
    await noteMoves(trx, { move, rows: movable });
    from = rows.at(-1)!.batch_index! + 1;
  }
  await trx
    .updateTable("diplomas")
    .set({ status: TARGETS[action], ...(action === "settle" && { signed_at: at }) })
    .where("batch_id", "=", batchId)
    .where("status", "in", statusesFor(action))
    .execute();
}

async function readBatchRows(trx: Trx, { batchId, from }: { batchId: string; from: number }): Promise<DiplomaRow[]> {
  return trx
    .selectFrom("diplomas")
    .selectAll()
    .where("batch_id", "=", batchId)
    .where("batch_index", ">=", from)
    .orderBy("batch_index")
    .limit(CHUNK)
    .execute();
}

type Noted = { move: Move; rows: readonly DiplomaRow[]; changes?: readonly Partial<DiplomaRow>[] };

async function noteMoves(trx: Trx, { move, rows, changes = [] }: Noted): Promise<void> {
  const { universityId, author, at, contentKey } = move;
  const status = TARGETS[move.action];
  const events = rows.map(
    (row, index): AuditEvent => ({
      kind: `diploma.${status}`,
      subjectId: row.id,
      before: stateDigest(contentKey, row),
      after: stateDigest(contentKey, { ...row, ...changes[index], status }),
    }),
  );
  await appendAudit(trx, { universityId, author, at, events });
}

type Load = { batchId: string; from: number; limit: number; contentKey: Buffer };

/** The accepted contents of a batch; refuses one whose bytes are not those that were accepted. */
async function loadDocuments(trx: Trx, { batchId, from, limit, contentKey }: Load): Promise<BatchDocument[]> {
  const rows = await trx
    .selectFrom("diplomas")
    .select(["id", "batch_index", "content", "content_salt", "content_digest"])
    .where("batch_id", "=", batchId)
    .where("batch_index", ">=", from)
    .orderBy("batch_index")
    .limit(limit)
    .execute();
  return rows.map(({ id, batch_index, content, content_salt: salt, content_digest }) => {
    const stands = content !== null && salt !== null && content_digest !== null;
    if (!stands || !contentDigest({ key: contentKey, salt, content }).equals(content_digest)) {
      throw new AppError("content_changed");
    }
    return { documentId: id, index: batch_index!, claims: content };
  });
}
