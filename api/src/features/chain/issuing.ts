/** Issuing a batch: credentials made and stored, the tree over them, one transaction, and the end on the chain. */
import type { RefusalCode } from "@ijaza/schema/errors";
import { sql } from "kysely";
import type { Hex } from "viem";
import { AppError } from "../../platform/app-error.ts";
import { readAuditHead } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import { endJob } from "../../platform/jobs/jobs.ts";
import type { JobHandler, Lease } from "../../platform/jobs/worker.ts";
import { type BatchRow, countCredentials, findBatch, findOpenBatches, readLeaves } from "./batches.ts";
import { caip10 } from "./chain.identity.ts";
import type { Chain } from "./chain.service.ts";
import { kidOf } from "./issuer-did.ts";
import type { IssuingPool } from "./issuing-request.ts";
import type { TransactionRow } from "./outbox.ts";
import { registryCalls } from "./registry-calls.ts";
import { listIssued } from "./registry-reads.ts";
import type { FinalPlace } from "./relayer.context.ts";
import { buildNodes, rootOf } from "./tree-nodes.ts";

/** A document of a batch with the content that was accepted: RFC 8785 JSON of its claims. */
export type BatchDocument = { documentId: string; index: number; claims: string };

/** What the room of a kind of documents does for its batches. */
export type DocumentKind = {
  vct: string;
  /** The batch's documents from an index on, in the order of their indexes; refuses content that was not accepted. */
  load(trx: Trx, range: { batchId: string; from: number; limit: number }): Promise<BatchDocument[]>;
  /** The batch is anchored, finally. */
  settle(trx: Trx, batch: BatchRow, place: FinalPlace): Promise<void>;
  /** The chain, or the making, refused the batch for good. */
  fail(trx: Trx, batch: BatchRow): Promise<void>;
};

/** How the issuer is known: asked of the room that owns universities. */
export type IssuerOf = (trx: Trx, universityId: string) => Promise<{ did: string; registryId: number }>;

type IssuingOptions = {
  db: Db;
  clock: Clock;
  chain: Chain;
  pool: IssuingPool;
  issuerOf: IssuerOf;
};

export type Issuing = ReturnType<typeof createIssuing>;

const HASH_BYTES = 32;
const CHUNK = 500;
export const SIGN_JOB = "sign";
const ISSUE = "batch.issue";

export function createIssuing({ db, clock, chain, pool, issuerOf }: IssuingOptions) {
  const kinds = new Map<string, DocumentKind>();
  const kindOf = (batch: BatchRow): DocumentKind => {
    const kind = kinds.get(batch.kind);
    if (!kind) throw new Error(`nobody keeps documents of the kind ${batch.kind}`);
    return kind;
  };

  chain.on(ISSUE, {
    async final(trx, transaction, place) {
      const batch = await batchOf(trx, transaction);
      await trx
        .updateTable("batches")
        .set({
          status: "signed",
          signer: transaction.signer,
          transaction_hash: place.hash,
          block: place.block,
          block_at: place.at,
        })
        .where("id", "=", batch.id)
        .execute();
      await kindOf(batch).settle(trx, { ...batch, status: "signed" }, place);
      await endSigning(trx, batch.job_id);
    },
    async refused(trx, transaction, reason) {
      const batch = await batchOf(trx, transaction);
      await trx.updateTable("batches").set({ status: "failed" }).where("id", "=", batch.id).execute();
      await kindOf(batch).fail(trx, batch);
      await endSigning(
        trx,
        batch.job_id,
        reason === "UniversityIsSuspended" ? "university_suspended" : "chain_refused",
      );
    },
    async locate(transaction) {
      const { universityRegistryId, root } = transaction.subject;
      return findIssue({ chain, registryId: Number(universityRegistryId), root: String(root) });
    },
  });

  /** Ends the job once none of its batches is open; one that failed makes it a failure. */
  const endSigning = async (trx: Trx, jobId: string, error?: RefusalCode) => {
    const batches = await trx
      .selectFrom("batches")
      .select(["id", "status", "transaction_hash"])
      .where("job_id", "=", jobId)
      .execute();
    if (batches.some(({ status }) => status === "making" || status === "anchoring")) return;
    const failed = batches.some(({ status }) => status === "failed");
    const result = {
      batches: batches.map(({ id, transaction_hash }) => ({ batchId: id, transaction: transaction_hash })),
    };
    await endJob(trx, { id: jobId, at: clock.now(), result, ...(failed && { error: error ?? "chain_refused" }) });
  };

  /** Makes what is missing of the batches, from wherever an earlier run was cut off, and hands them to the outbox. */
  const sign: JobHandler = async (lease) => {
    const batches = await inScope(db, "all", (trx) => findOpenBatches(trx, lease.job.id));
    for (const batch of batches) {
      try {
        if (batch.status === "making") await makeCredentials(lease, batch);
        await anchor(lease, batch);
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error;
        await giveUp(lease, { batch, code: error.code });
      }
    }
    await lease.fenced(async (trx) => {
      const mine = trx.updateTable("jobs").set({ parked: true, lease_until: null }).where("id", "=", lease.job.id);
      await mine.where("status", "=", "running").execute();
      await endSigning(trx, lease.job.id);
    });
  };

  const giveUp = (lease: Lease, { batch, code }: { batch: BatchRow; code: RefusalCode }) =>
    lease.fenced(async (trx) => {
      await trx.updateTable("batches").set({ status: "failed" }).where("id", "=", batch.id).execute();
      await kindOf(batch).fail(trx, batch);
      await endSigning(trx, batch.job_id, code);
    });

  const makeCredentials = async (lease: Lease, batch: BatchRow) => {
    const { key, issuer } = await inScope(db, "all", async (trx) => ({
      key: await chain.credentialKeyOf(trx, batch.university_id),
      issuer: await issuerOf(trx, batch.university_id),
    }));
    if (!key) throw new AppError("no_signing_key");
    const { jwk, thumbprint, privateKey } = chain.keys.openCredentialKey(key);
    const request = {
      privateKey: privateKey.export({ format: "der", type: "pkcs8" }),
      issuer: { did: issuer.did, kid: kidOf(issuer.did, thumbprint), jwk },
      vct: kindOf(batch).vct,
      registry: caip10(chain.identity),
      university: String(issuer.registryId),
      issuedAt: clock.now(),
    };
    let from = await inScope(db, "all", (trx) => countCredentials(trx, batch.id));
    while (from < batch.count) {
      lease.signal.throwIfAborted();
      const range = { batchId: batch.id, from, limit: CHUNK };
      const documents = await inScope(db, "all", (trx) => kindOf(batch).load(trx, range));
      if (documents[0]?.index !== from) throw new Error(`batch ${batch.id} lacks its document ${from}`);
      const made = await pool.make({ ...request, documents });
      const upTo = from + documents.length;
      await lease.fenced(async (trx) => {
        await storeCredentials(trx, { batch, documents, made });
        await trx.updateTable("jobs").set({ done: upTo }).where("id", "=", lease.job.id).execute();
      });
      crashPoint("sign.chunk");
      from = upTo;
    }
    await lease.fenced((trx) =>
      trx.updateTable("batches").set({ credential_key_id: key.id }).where("id", "=", batch.id).execute(),
    );
  };

  /** Stores the tree and queues the transaction, in one; the job waits for the chain from here. */
  const anchor = async (lease: Lease, batch: BatchRow) => {
    const leaves = await inScope(db, "all", (trx) => readLeaves(trx, batch.id));
    if (leaves.length !== batch.count * HASH_BYTES) throw new Error(`batch ${batch.id} lacks credentials`);
    const nodes = buildNodes(leaves);
    crashPoint("sign.tree");
    await lease.fenced(async (trx) => {
      if (await hasOpenIssue(trx, batch.id)) return;
      const wallet = await chain.walletOf(trx, batch.university_id);
      if (!wallet) throw new AppError("no_signing_key");
      const issuer = await issuerOf(trx, batch.university_id);
      const root = rootOf(nodes);
      const auditHead = await readAuditHead(trx, batch.university_id);
      await trx
        .updateTable("batches")
        .set({ status: "anchoring", root, nodes, audit_head: auditHead })
        .where("id", "=", batch.id)
        .execute();
      await queueIssue(trx, { batch, root, auditHead, signer: wallet.public_id, registryId: issuer.registryId });
    });
    crashPoint("sign.queued");
  };

  type Issue = { batch: BatchRow; root: Buffer; auditHead: Buffer; signer: string; registryId: number };

  const queueIssue = async (trx: Trx, { batch, root, auditHead, signer, registryId }: Issue) => {
    const rootHex: Hex = `0x${root.toString("hex")}`;
    const auditHex: Hex = `0x${auditHead.toString("hex")}`;
    await chain.queue(trx, {
      universityId: batch.university_id,
      kind: ISSUE,
      signer,
      target: chain.identity.registry,
      data: registryCalls.issue({ registryId, root: rootHex, count: batch.count, auditHead: auditHex }),
      subject: {
        batchId: batch.id,
        jobId: batch.job_id,
        root: rootHex,
        count: batch.count,
        universityRegistryId: registryId,
      },
    });
  };

  return {
    /** Registers who keeps the documents of a kind. */
    register(name: string, kind: DocumentKind): void {
      kinds.set(name, kind);
    },
    jobs: { [SIGN_JOB]: sign },
  };
}

/**
 * The batch, with its job locked, as the worker locks it before anything else: so of two batches that end at once, the
 * second sees the end of the first, and the job ends.
 */
async function batchOf(trx: Trx, { subject }: TransactionRow): Promise<BatchRow> {
  const batch = await findBatch(trx, String(subject.batchId));
  if (!batch) throw new Error(`there is no batch ${subject.batchId}`);
  await trx.selectFrom("jobs").select("id").where("id", "=", batch.job_id).forUpdate().execute();
  return batch;
}

/** Whether the batch's transaction is in the outbox already: a job that is run again queues no second one. */
async function hasOpenIssue(trx: Trx, batchId: string): Promise<boolean> {
  const row = await trx
    .selectFrom("chain_transactions")
    .select("id")
    .where("kind", "=", ISSUE)
    .where(sql`subject->>'batchId'`, "=", batchId)
    .where("status", "in", ["queued", "sent", "final"])
    .executeTakeFirst();
  return row !== undefined;
}

type Stored = { batch: BatchRow; documents: BatchDocument[]; made: Awaited<ReturnType<IssuingPool["make"]>> };

async function storeCredentials(trx: Trx, { batch, documents, made }: Stored): Promise<void> {
  await sql`
    insert into credentials (document_id, university_id, batch_id, batch_index, jwt, disclosures, leaf)
    select id, ${batch.university_id}, ${batch.id}, index, jwt, disclosures, leaf
    from unnest(${documents.map(({ documentId }) => documentId)}::text[],
      ${documents.map(({ index }) => index)}::integer[], ${made.map(({ jwt }) => jwt)}::text[],
      ${made.map(({ disclosures }) => disclosures)}::text[], ${made.map(({ leaf }) => Buffer.from(leaf))}::bytea[])
      as x(id, index, jwt, disclosures, leaf)`.execute(trx);
}

/** Where a batch of ours stands on the chain already. */
async function findIssue({
  chain,
  registryId,
  root,
}: {
  chain: Chain;
  registryId: number;
  root: string;
}): Promise<FinalPlace | null> {
  const { node } = chain;
  const [found] = await listIssued(chain, { registryId, root });
  if (!found) return null;
  const final = await node.finalBlock(chain.finality);
  const block = await node.block(found.block);
  if (!block || final === null || found.block > final) return null;
  return { hash: found.transaction, block: found.block, at: block.time };
}
