/** Revoking: a signed diploma is marked, the chain is told, and the end is written when it is final. */
import { SUPERSEDED } from "@ijaza/schema/diploma";
import type { Hex } from "viem";
import { AppError } from "../../platform/app-error.ts";
import { type Author, appendAudit, SYSTEM } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import { describeJob, endJob, queueJob } from "../../platform/jobs/jobs.ts";
import { retryRaces } from "../../platform/races.ts";
import { findBatch } from "../chain/batches.ts";
import type { Chain } from "../chain/chain.service.ts";
import { registryCalls } from "../chain/registry-calls.ts";
import type { Universities } from "../universities/universities.service.ts";
import { BARRING_REASON, sendBackCorrection } from "./diplomas.barred.ts";
import { authorFor, type Caller, scopeFor } from "./diplomas.caller.ts";
import { stateDigest } from "./diplomas.content.ts";
import type { Corrections } from "./diplomas.corrections.ts";
import { statusesFor, targetOf } from "./diplomas.lifecycle.ts";
import { lockFor } from "./diplomas.locking.ts";
import { lockDiplomas } from "./diplomas.repository.ts";
import type { RevocationLetters } from "./diplomas.revocation-letters.ts";
import type { DiplomaRow } from "./diplomas.tables.ts";

type RevokingParts = {
  db: Db;
  clock: Clock;
  contentKey: Buffer;
  chain: Chain;
  universities: Pick<Universities, "findById">;
  letters: RevocationLetters;
  corrections: Pick<Corrections, "tell">;
};

const REVOKE_JOB = "revoke";
const REVOKE = "document.revoke";

type Revocation = { _id: string; reason: string; note?: string };

export function createRevoking(parts: RevokingParts) {
  const { db, clock, contentKey, chain, universities, letters, corrections } = parts;
  chain.on(REVOKE, {
    async final(trx, { subject }, { at, hash }) {
      await settle(trx, { id: String(subject.diplomaId), action: "settleRevocation", at, author: SYSTEM, contentKey });
      if (subject.jobId)
        await endJob(trx, { id: String(subject.jobId), at: clock.now(), result: { transaction: hash } });
    },
    async refused(trx, { subject }) {
      const at = clock.now();
      const failing = { action: "failRevocation" as const, at, author: SYSTEM, contentKey };
      const stands = await settle(trx, { ...failing, id: String(subject.diplomaId) });
      if (stands) await letters.tellRefused(trx, stands);
      if (subject.jobId) await endJob(trx, { id: String(subject.jobId), at, error: "chain_refused" });
    },
  });

  /** Marks the diploma and queues what the chain is told. Reason and note stay inside the university. */
  async function revoke(caller: Caller, { _id, reason, note }: Revocation) {
    const { universityId } = caller.actor;
    const mark = async (trx: Trx) => {
      const diploma = await lockFor(trx, { caller, id: _id, action: "revoke" });
      const superseded = reason === SUPERSEDED;
      if (superseded && !diploma.superseded_by) throw new AppError("not_superseded");
      const signer = await chain.holdWalletOf(trx, universityId);
      if (!signer) throw new AppError("no_signing_key");
      const queued = await queueJob(trx, {
        universityId,
        kind: REVOKE_JOB,
        total: 1,
        payload: { diplomaId: _id },
        createdBy: caller.actor.id,
      });
      await trx.updateTable("jobs").set({ status: "running", parked: true }).where("id", "=", queued.id).execute();
      await queueRevocation(trx, { diploma, jobId: queued.id, signer: signer.public_id, superseded });
      const set = { revocation_reason: reason, revocation_note: note ?? null, revocation_refused_at: null };
      const by = { author: authorFor(caller), at: clock.now(), contentKey };
      await change(trx, { diploma, action: "revoke", set, ...by });
      const sending = { old: diploma, language: caller.language, corrections, ...by };
      if (reason === BARRING_REASON) await sendBackCorrection(trx, sending);
      return queued;
    };
    const job = await retryRaces(() => inScope(db, scopeFor(caller), mark));
    crashPoint("revoke.queued");
    return describeJob(job, caller.language);
  }

  /** Queues what a correction has done to the diploma it supersedes: nobody asked for it, so there is no job. */
  async function queueSuperseded(trx: Trx, diploma: DiplomaRow): Promise<void> {
    const wallet = await chain.holdWalletOf(trx, diploma.university_id);
    await queueRevocation(trx, { diploma, superseded: true, ...(wallet && { signer: wallet.public_id }) });
  }

  async function queueRevocation(trx: Trx, { diploma, jobId, signer, superseded = false }: Queued) {
    const batch = diploma.batch_id ? await findBatch(trx, diploma.batch_id) : undefined;
    const university = await universities.findById(trx, diploma.university_id);
    if (!batch?.root || diploma.batch_index === null || !university) {
      throw new Error(`the signed diploma ${diploma.id} has no place in a batch`);
    }
    const root: Hex = `0x${batch.root.toString("hex")}`;
    await chain.queue(trx, {
      universityId: diploma.university_id,
      kind: REVOKE,
      signer: signer ?? batch.signer ?? "",
      target: chain.identity.registry,
      data: registryCalls.revoke({
        registryId: university.registry_id,
        root,
        indexes: [diploma.batch_index],
        superseded,
      }),
      subject: { diplomaId: diploma.id, ...(jobId && { jobId }) },
    });
  }

  return { revoke, queueSuperseded };
}

type Queued = {
  diploma: DiplomaRow;
  jobId?: string;
  /** The university's wallet; without one, the key that anchored the batch. */
  signer?: string;
  superseded?: boolean;
};

type Settle = {
  id: string;
  action: "settleRevocation" | "failRevocation";
  at: Date;
  author: Author;
  contentKey: Buffer;
};

/** The diploma that was moved; undefined when it was moved before. */
async function settle(trx: Trx, { id, action, at, author, contentKey }: Settle): Promise<DiplomaRow | undefined> {
  const [diploma] = await lockDiplomas(trx, { ids: [id] });
  if (!diploma) throw new Error(`there is no diploma ${id}`);
  if (!statusesFor(action).includes(diploma.status)) return undefined;
  const refused = { revocation_reason: null, revocation_note: null, revocation_refused_at: at };
  const set = action === "settleRevocation" ? { revoked_at: at } : refused;
  await change(trx, { diploma, action, set, author, at, contentKey });
  return diploma;
}

type Change = {
  diploma: DiplomaRow;
  action: "revoke" | Settle["action"];
  set: Partial<Pick<DiplomaRow, "revoked_at" | "revocation_reason" | "revocation_note" | "revocation_refused_at">>;
  author: Author;
  at: Date;
  contentKey: Buffer;
};

async function change(trx: Trx, { diploma, action, set, author, at, contentKey }: Change): Promise<void> {
  const status = targetOf(action);
  const after = { ...diploma, ...set, status };
  await trx
    .updateTable("diplomas")
    .set({ ...set, status })
    .where("id", "=", diploma.id)
    .execute();
  const event = {
    kind: `diploma.${status}`,
    subjectId: diploma.id,
    before: stateDigest(contentKey, diploma),
    after: stateDigest(contentKey, after),
  };
  await appendAudit(trx, { universityId: diploma.university_id, author, at, events: [event] });
}
