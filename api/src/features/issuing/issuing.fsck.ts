/** Checks batches: each credential, its leaf, every node of the tree, the root, and what the chain says of it. */
import { openCredential } from "@ijaza/verifier";
import { sql } from "kysely";
import { keccak256 } from "viem";
import { findAuditHashes } from "../../platform/audit/audit.ts";
import type { Trx } from "../../platform/database.ts";
import { inPages, type Report } from "../../platform/fsck/findings.ts";
import {
  caip10,
  type IssuedBatch,
  listIssued,
  listKnownUniversities,
  type Registry,
  readBatch,
} from "../chain/chain.service.ts";
import { presentCredential } from "./credential.ts";
import { buildNodes, hashLeaf, rootOf } from "./tree-nodes.ts";

type FsckDeps = { report: Report; registry: Registry };

type StoredBatch = {
  id: string;
  university_id: string;
  registry_id: number;
  status: string;
  count: number;
  root: Buffer | null;
  audit_head: Buffer | null;
  signer: string | null;
  transaction_hash: string | null;
  block: number | null;
  block_at: Date | null;
};
type StoredCredential = {
  record_id: string;
  batch_index: number;
  jwt: string;
  disclosures: string;
  leaf: Buffer;
  isErased: boolean;
};

const PAGE = 500;
const HASH_BYTES = 32;

/** Checks the records by themselves, without the chain. */
export async function checkBatches(trx: Trx, { report, registry }: FsckDeps): Promise<void> {
  for (const batch of await listBatches(trx)) await checkCredentials(trx, { batch, report, registry });
  await checkAttempts(trx, report);
}

/** Checks the records against the chain, one university after the other; throws what the node throws. */
export async function checkAnchors(trx: Trx, { report, registry }: FsckDeps): Promise<void> {
  const batches = await listBatches(trx);
  for (const { universityId, registryId } of await listKnownUniversities(trx)) {
    const ours = batches.filter((batch) => batch.university_id === universityId);
    const issued = new Map((await listIssued(registry, { registryId })).map((each) => [nameOf(each), each]));
    for (const batch of ours.filter(({ status }) => status === "signed")) {
      await checkAnchor({ batch, report, registry, issued: issued.get(nameOf({ ...batch, root: hexOf(batch.root) })) });
    }
    await checkAuditHeads(trx, { universityId, issued: [...issued.values()], report });
    const known = new Set(ours.map(({ root, count }) => nameOf({ root: hexOf(root), count })));
    for (const [name, { root }] of issued) {
      if (!known.has(name)) report({ code: "batch_unknown", about: `university ${universityId}`, detail: root });
    }
  }
}

/** A root with another count is another batch. */
const nameOf = ({ root, count }: { root: string; count: number }) => `${root} ${count}`;

const hexOf = (root: Buffer | null) => `0x${root?.toString("hex") ?? ""}`;

async function listBatches(trx: Trx): Promise<StoredBatch[]> {
  const { rows } = await sql<StoredBatch>`
    select b.id, b.university_id, u.registry_id, b.status, b.count, b.root, b.audit_head, b.signer, b.transaction_hash, b.block,
      b.block_at
    from batches b join universities u on u.id = b.university_id order by b.id`.execute(trx);
  return rows;
}

type OneBatch = FsckDeps & { batch: StoredBatch };

async function checkCredentials(trx: Trx, { batch, report, registry }: OneBatch): Promise<void> {
  const about = `batch ${batch.id}`;
  const keys = await listThumbprints(trx, batch.university_id);
  const leaves: Buffer[] = [];
  const pages = inPages<StoredCredential, number>(
    (after) => readCredentials(trx, batch.id, after ?? -1),
    ({ batch_index }) => batch_index,
  );
  for await (const page of pages) {
    await Promise.all(page.map((credential) => checkCredential({ batch, report, registry, credential, keys })));
    for (const { leaf } of page) leaves.push(leaf);
  }
  if (batch.root === null && batch.status !== "signed") return;
  if (leaves.length !== batch.count)
    report({ code: "batch_incomplete", about, detail: `${leaves.length} of ${batch.count}` });
  if (leaves.length > 0) await checkTree(trx, { batch, report, leaves: Buffer.concat(leaves) });
}

async function checkCredential({
  batch,
  report,
  registry,
  credential,
  keys,
}: OneBatch & { credential: StoredCredential; keys: ReadonlySet<string> }): Promise<void> {
  const about = `credential ${credential.record_id}`;
  const { jwt, disclosures, leaf, batch_index, isErased } = credential;
  // Its leaf is checked with the tree.
  if (isErased && jwt === "" && disclosures === "") return;
  if (isErased) report({ code: "erased_data_kept", about });
  if (!hashLeaf(jwt).equals(leaf)) report({ code: "leaf_differs", about });
  try {
    const opened = await openCredential(presentCredential(jwt, disclosures.split("~")));
    const { index, university, chainId, registry: address } = opened.place;
    const place = `eip155:${chainId}:${address.toLowerCase()} ${university} ${index}`;
    const expected = `${caip10(registry.identity)} ${batch.registry_id} ${batch_index}`;
    if (place !== expected) report({ code: "credential_misplaced", about, detail: place });
    if (opened.hidden > 0) report({ code: "disclosure_missing", about });
    const thumbprint = Buffer.from(opened.keyThumbprint).toString("base64url");
    if (!keys.has(thumbprint)) report({ code: "credential_key_unknown", about });
  } catch (error) {
    report({ code: "credential_broken", about, detail: error instanceof Error ? error.message : String(error) });
  }
}

async function checkTree(trx: Trx, { batch, report, leaves }: { batch: StoredBatch; report: Report; leaves: Buffer }) {
  const { nodes } = await trx
    .selectFrom("batches")
    .select("nodes")
    .where("id", "=", batch.id)
    .executeTakeFirstOrThrow();
  const about = `batch ${batch.id}`;
  const expected = buildNodes(leaves);
  if (!nodes || nodes.length !== expected.length) return report({ code: "tree_differs", about });
  for (let at = 0; at < expected.length; at += HASH_BYTES) {
    if (expected.subarray(at, at + HASH_BYTES).equals(nodes.subarray(at, at + HASH_BYTES))) continue;
    report({ code: "tree_node_differs", about, detail: `node ${at / HASH_BYTES}` });
  }
  if (!batch.root?.equals(rootOf(expected))) report({ code: "root_differs", about });
}

async function checkAnchor({ batch, report, registry, issued }: OneBatch & { issued: IssuedBatch | undefined }) {
  const about = `batch ${batch.id}`;
  if (batch.root?.length !== HASH_BYTES) return report({ code: "batch_not_on_chain", about });
  const place = { registryId: batch.registry_id, root: hexOf(batch.root), count: batch.count };
  const onChain = await readBatch(registry, place);
  if (onChain.issuedAt === 0) return report({ code: "batch_not_on_chain", about });
  const found = `${onChain.signer} ${onChain.issuedAt}`;
  const stored = `${batch.signer} ${(batch.block_at?.getTime() ?? 0) / 1000}`;
  if (found !== stored) report({ code: "batch_differs_on_chain", about, detail: `${found}, not ${stored}` });
  const event = `${issued?.transaction} ${issued?.block}`;
  const ours = `${batch.transaction_hash} ${batch.block}`;
  if (event !== ours) report({ code: "batch_place_differs", about, detail: `${event}, not ${ours}` });
  if (issued && issued.auditHead !== hexOf(batch.audit_head))
    report({ code: "batch_audit_head_differs", about, detail: issued.auditHead });
}

type AuditHeads = { universityId: string; issued: readonly IssuedBatch[]; report: Report };

/** Whether each head that the chain has witnessed is still in the log: a log that was rewritten has others. */
async function checkAuditHeads(trx: Trx, { universityId, issued, report }: AuditHeads): Promise<void> {
  const heads = issued.map(({ auditHead }) => auditHead.slice(2));
  const known = await findAuditHashes(trx, { universityId, hashes: heads });
  for (const head of heads) {
    if (!known.has(head)) report({ code: "audit_head_missing", about: `audit ${universityId}`, detail: head });
  }
}

/** Whether the sent transaction is the stored one. */
async function checkAttempts(trx: Trx, report: Report): Promise<void> {
  const pages = inPages<{ hash: string; raw: Buffer }, string>(
    async (after) =>
      trx
        .selectFrom("chain_attempts")
        .select(["hash", "raw"])
        .where("hash", ">", after ?? "")
        .orderBy("hash")
        .limit(PAGE)
        .execute(),
    ({ hash }) => hash,
  );
  for await (const page of pages) {
    for (const { hash, raw } of page) {
      if (keccak256(raw) !== hash) report({ code: "attempt_differs", about: `attempt ${hash}` });
    }
  }
}

async function listThumbprints(trx: Trx, universityId: string): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom("chain_keys")
    .select("public_id")
    .where("university_id", "=", universityId)
    .where("purpose", "=", "credential")
    .execute();
  return new Set(rows.map(({ public_id }) => public_id));
}

async function readCredentials(trx: Trx, batchId: string, after: number): Promise<StoredCredential[]> {
  const { rows } = await sql<StoredCredential>`
    select c.record_id, c.batch_index, c.jwt, c.disclosures, c.leaf, e.record_id is not null as "isErased"
    from credentials c left join erased_records e on e.record_id = c.record_id
    where c.batch_id = ${batchId} and c.batch_index > ${after} order by c.batch_index limit ${PAGE}`.execute(trx);
  return rows;
}
