/** Ether that an admin sends without a request: a job that ends when the transfer is final, one for each idempotency key. */
import { createHash } from "node:crypto";
import type { Job } from "@ijaza/schema/jobs/calls";
import type { Language } from "@ijaza/schema/product";
import { sql } from "kysely";
import { type Actor, scopeOf } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { appendAudit, authorOf } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { parkJob } from "../../platform/jobs/jobs.parking.ts";
import { describeJob, endJob, findJob, type JobRow, queueJob } from "../../platform/jobs/jobs.ts";
import type { Chain } from "../chain/chain.service.ts";
import type { Universities } from "../universities/universities.service.ts";
import type { Payments } from "./credits.payments.ts";

type Deps = { db: Db; clock: Clock; universities: Pick<Universities, "findById">; payments: Payments };

export type Gift = {
  actor: Actor;
  requestId: string;
  language: Language;
  universityId: string;
  wei: bigint;
  /** Idempotency key of the request: a repeated call, even after a crash, finds what the first one has sent. */
  key?: string | undefined;
};

export const ETHER_JOB = "ether";

/** Sends ether to a university. Throws `not_found`, `platform_ether_too_low`, and what `pay` throws without a wallet. */
export async function sendEther({ db, clock, universities, payments }: Deps, gift: Gift): Promise<Job> {
  const { actor, requestId, universityId, wei, language } = gift;
  await payments.refusePoverty(wei, "platform_ether_too_low");
  const reference = referenceOf(gift);
  const job = await inScope(db, scopeOf(actor), async (trx) => {
    if (!(await universities.findById(trx, universityId))) throw new AppError("not_found");
    const sent = await lockSent(trx, reference);
    if (sent) return sent;
    const order = { universityId, kind: ETHER_JOB, total: 1, payload: {}, createdBy: actor.id };
    const { id: jobId } = await queueJob(trx, order);
    const parked = await parkJob(trx, jobId);
    await payments.pay(trx, { universityId, wei, reference, jobId });
    const events = [{ kind: "ether.sent", subjectId: universityId, data: { wei: String(wei), jobId } }];
    await appendAudit(trx, { universityId, author: authorOf(actor, requestId), at: clock.now(), events });
    crashPoint("ether.stored");
    return parked;
  });
  crashPoint("ether.queued");
  return describeJob(job, language);
}

type CallOff = Pick<Gift, "actor" | "requestId" | "language"> & { jobId: string };

/** Calls off a payment that still waits, so that its job fails. Throws `not_found`, and `payment_on_its_way`. */
export async function callOffEther(
  { db, clock, chain }: Pick<Deps, "db" | "clock"> & { chain: Pick<Chain, "withdrawTransferOf"> },
  { actor, requestId, language, jobId: id }: CallOff,
): Promise<Job> {
  return inScope(db, scopeOf(actor), async (trx) => {
    const job = await findJob(trx, id);
    if (job?.kind !== ETHER_JOB) throw new AppError("not_found");
    if (!(await chain.withdrawTransferOf(trx, id))) throw new AppError("payment_on_its_way");
    const at = clock.now();
    await endJob(trx, { id, error: "payment_called_off", at });
    const { university_id: universityId } = job;
    const events = [{ kind: "ether.called_off", subjectId: universityId ?? id, data: { jobId: id } }];
    await appendAudit(trx, { universityId, author: authorOf(actor, requestId), at, events });
    return describeJob((await findJob(trx, id))!, language);
  });
}

function referenceOf({ actor, key, universityId, wei }: Gift): string {
  if (key === undefined) return `gift:${newId()}`;
  const order = JSON.stringify([actor.id, key, universityId, String(wei)]);
  return `gift:${createHash("sha256").update(order).digest("hex").slice(0, 40)}`;
}

/** Finds the job that pays this reference already. Concurrent calls with the same reference wait for the transaction's end. */
async function lockSent(trx: Trx, reference: string): Promise<JobRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${reference}, 0))`.execute(trx);
  return trx
    .selectFrom("jobs")
    .selectAll("jobs")
    .innerJoin("chain_transactions as t", (on) => on.on(sql<boolean>`t.subject->>'jobId' = jobs.id`))
    .where("t.kind", "=", "ether.transfer")
    .where(sql<string>`t.subject->>'reference'`, "=", reference)
    .executeTakeFirst();
}
