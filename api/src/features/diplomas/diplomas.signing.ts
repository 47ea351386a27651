/** Signing: accepted diplomas become a batch; the chain room makes and anchors it, and tells how it ended. */
import { sql } from "kysely";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/clock.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import { describeJob, queueJob } from "../../platform/jobs/jobs.ts";
import { insertBatch, reopenBatch } from "../chain/batches.ts";
import type { Chain } from "../chain/chain.service.ts";
import { type Issuing, SIGN_JOB } from "../chain/issuing.ts";
import type { Credits } from "../credits/credits.service.ts";
import type { Universities } from "../universities/universities.service.ts";
import type { Users } from "../users/users.service.ts";
import { findBarred } from "./diplomas.barred.ts";
import { moveBatch, placeInBatch } from "./diplomas.batch-moves.ts";
import { authorFor, type Caller, scopeFor } from "./diplomas.caller.ts";
import type { Corrections } from "./diplomas.corrections.ts";
import { DIPLOMA_DOCUMENTS, registerDiplomas } from "./diplomas.issuing.ts";
import { statusesFor } from "./diplomas.lifecycle.ts";
import type { QueueRevocation } from "./diplomas.replacing.ts";
import type { DiplomaRow } from "./diplomas.tables.ts";

type SigningParts = {
  db: Db;
  clock: Clock;
  contentKey: Buffer;
  chain: Chain;
  issuing: Issuing;
  credits: Credits;
  universities: Pick<Universities, "findById">;
  users: Pick<Users, "findGoneAgents">;
  queueRevocation: QueueRevocation;
  corrections: Corrections;
};

/** Gas of anchoring a batch of any size, as measured (contracts/gas-report.md), with a fifth on top. */
const ISSUE_GAS = 68_000n;

type Signable = Pick<DiplomaRow, "id" | "agent_id" | "status" | "batch_id">;

export function createSigning(parts: SigningParts) {
  const { db, clock, contentKey, chain, credits, universities, users } = parts;
  registerDiplomas(parts);

  /** Takes accepted diplomas (one's own or left by who is gone, the given ones or all) into one batch; replies its job. */
  async function sign(caller: Caller, { diplomasIds, all }: { diplomasIds?: string[]; all?: true }) {
    if ((diplomasIds === undefined) === (all === undefined)) {
      throw new AppError("invalid_input", { fields: [{ path: "diplomasIds", error: "required" }] });
    }
    const { universityId } = caller.actor;
    await refuseNotEntered(universityId);
    if (chain.isFrozen(universityId)) throw new AppError("issuing_frozen", { retryAfter: 30 });
    return inScope(db, scopeFor(caller), async (trx) => {
      await refuseUnready(trx, universityId);
      const agentIds = [caller.actor.id, ...(await users.findGoneAgents(trx, universityId))];
      const signable = await lockSignable(trx, { agentIds, ...(diplomasIds && { ids: diplomasIds }) });
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
        await placeInBatch(trx, { ...moving, batchId, ids: fresh });
      }
      crashPoint("sign.reserved");
      return describeJob(job, caller.language);
    });
  }

  async function refuseNotEntered(universityId: string): Promise<void> {
    if ((await chain.enrolmentOf(universityId)) === "refused") throw new AppError("enrolment_refused");
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
    await refuseNotEntered(actor.universityId);
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

/** The signable diplomas of these agents, locked in the order of their ids. Given ids must all be there and signable. */
async function lockSignable(trx: Trx, { agentIds, ids }: { agentIds: string[]; ids?: string[] }): Promise<Signable[]> {
  const signable = statusesFor("sign");
  let query = trx
    .selectFrom("diplomas")
    .select(["id", "agent_id", "status", "batch_id"])
    .where("agent_id", "in", agentIds)
    .orderBy("id")
    .forUpdate();
  query = ids ? query.where("id", "=", sql<string>`any(${ids})`) : query.where("status", "in", signable);
  const rows = await query.execute();
  if (ids && rows.length !== new Set(ids).size) throw new AppError("not_found");
  if (rows.some(({ status }) => !signable.includes(status))) throw new AppError("diploma_not_unsigned");
  // A failed batch is signed whole, as its root was made.
  const fresh = rows.filter(({ status }) => status === "unsigned").map(({ id }) => id);
  const barred = await findBarred(trx, fresh);
  if (ids && barred.size > 0) throw new AppError("correction_barred");
  return rows.filter(({ id }) => !barred.has(id));
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
