/** Anchors a batch: stores its tree and queues the transaction with its root. */
import type { Hex } from "viem";
import { AppError } from "../../platform/app-error.ts";
import { readAuditHead } from "../../platform/audit/audit.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import type { Lease } from "../../platform/jobs/worker.ts";
import { isUnderway, registryCalls } from "../chain/chain.service.ts";
import { type BatchRow, readLeaves } from "./batches.ts";
import { ISSUE, type IssuingContext } from "./issuing.context.ts";
import { mayAnchor } from "./issuing.keys.ts";
import { buildNodes, rootOf } from "./tree-nodes.ts";

const HASH_BYTES = 32;

/** Stores the tree and queues the transaction, together; from here on the job waits for the chain. */
export async function anchorBatch(
  context: IssuingContext,
  { lease, batch }: { lease: Lease; batch: BatchRow },
): Promise<void> {
  const { db, chain, issuerOf } = context;
  const leaves = await inScope(db, { all: "workers take the next job of any university" }, (trx) =>
    readLeaves(trx, batch.id),
  );
  if (leaves.length !== batch.count * HASH_BYTES) throw new Error(`batch ${batch.id} lacks credentials`);
  const nodes = buildNodes(leaves);
  crashPoint("sign.tree");
  await lease.fenced(async (trx) => {
    if (await isUnderway(trx, { kind: ISSUE, about: "batchId", id: batch.id })) return;
    // The worker tries again, and the batch is made anew.
    if (!batch.issuer_did || !(await mayAnchor(trx, { chain, batch })))
      throw new Error(`key or issuer of batch ${batch.id} have changed`);
    const wallet = await chain.holdWalletOf(trx, batch.university_id);
    if (!wallet) throw new AppError("no_signing_key");
    const { registryId } = await issuerOf(trx, batch.university_id);
    const root = rootOf(nodes);
    const auditHead = await readAuditHead(trx, batch.university_id);
    await trx
      .updateTable("batches")
      .set({ status: "anchoring", root, nodes, audit_head: auditHead })
      .where("id", "=", batch.id)
      .execute();
    await queueIssue(context, {
      trx,
      batch,
      root,
      auditHead,
      signer: wallet.public_id,
      registryId,
      did: batch.issuer_did,
    });
  });
  crashPoint("sign.queued");
}

type Issue = {
  trx: Trx;
  batch: BatchRow;
  root: Buffer;
  auditHead: Buffer;
  signer: string;
  registryId: number;
  did: string;
};

async function queueIssue({ chain }: IssuingContext, issue: Issue): Promise<void> {
  const { trx, batch, signer, registryId, did } = issue;
  const root: Hex = `0x${issue.root.toString("hex")}`;
  const auditHead: Hex = `0x${issue.auditHead.toString("hex")}`;
  const { count } = batch;
  await chain.queue(trx, {
    universityId: batch.university_id,
    kind: ISSUE,
    signer,
    target: chain.identity.registry,
    data: registryCalls.issue({ registryId, root, count, auditHead }),
    subject: { batchId: batch.id, jobId: batch.job_id, root, count, universityRegistryId: registryId, did },
  });
}
