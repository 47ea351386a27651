/** The five invariants, checked in the database and on the chain after each fault. A violation is a line of text. */
import { createRpcReader, verify } from "@ijaza/verifier";
import { sql } from "kysely";
import { listIssued, readUniversity } from "../../src/features/chain/registry/registry-reads.ts";
import { readBundles } from "../../src/features/documents/disclosing/bundles.ts";
import { type AuditRecord, GENESIS, linkHash } from "../../src/platform/audit/chain.ts";
import { inScope, type Trx } from "../../src/platform/database.ts";
import { EVERYTHING } from "../everything.ts";
import { KINDS, RECORDS } from "./record-acts.ts";
import type { Rig } from "./rig.ts";
import type { Scene } from "./scene.ts";

/** The violations; empty when all five invariants hold. */
export async function findBreaches(rig: Rig, scene: Scene): Promise<string[]> {
  return inScope(rig.db, EVERYTHING, async (trx) => [
    ...(await anchoredOnce(trx, rig, scene)).map((line) => `I1 ${line}`),
    ...(await nothingLost(trx, scene)).map((line) => `I2 ${line}`),
    ...(await creditsAddUp(trx, rig, scene)).map((line) => `I3 ${line}`),
    ...(await auditIsWhole(trx, scene)).map((line) => `I4 ${line}`),
    ...(await verdictsAreTrue(trx, rig, scene)).map((line) => `I5 ${line}`),
  ]);
}

type BatchFacts = { id: string; status: string; root: string | null; count: number; transaction_hash: string | null };

/** Each batch on the chain is ours and was stored before it was sent; each record has one place in one of them. */
async function anchoredOnce(trx: Trx, rig: Rig, { universityId, registryId }: Scene): Promise<string[]> {
  const breaches: string[] = [];
  const issued = await listIssued({ node: rig.chain.node, identity: rig.identity }, { registryId });
  const { rows: batches } = await sql<BatchFacts>`
    select id, status, '0x' || encode(root, 'hex') as root, count, transaction_hash
    from batches where university_id = ${universityId}`.execute(trx);
  const { rows: stored } = await sql<{ hash: string }>`
    select hash from chain_attempts a join chain_transactions t on t.id = a.transaction_id
    where t.university_id = ${universityId}`.execute(trx);
  const attempts = new Set(stored.map(({ hash }) => hash));
  for (const { root, transaction } of issued) {
    const batch = batches.find((each) => each.root === root);
    if (!batch) breaches.push(`the chain holds a batch that nobody knows: ${root}`);
    else if (batch.status !== "signed") breaches.push(`batch ${batch.id} is on the chain, but ${batch.status}`);
    if (!attempts.has(transaction)) breaches.push(`${transaction} was sent before it was stored`);
  }
  for (const batch of batches.filter(({ status }) => status === "signed")) {
    const places = issued.filter(({ root }) => root === batch.root);
    if (places.length !== 1) breaches.push(`batch ${batch.id} stands ${places.length} times on the chain`);
    if (places[0]?.transaction !== batch.transaction_hash) breaches.push(`batch ${batch.id} names another transaction`);
  }
  const { rows: misplaced } = await sql<{ id: string }>`
    select r.id from ${RECORDS} r
    left join credentials c on c.record_id = r.id
    left join batches b on b.id = r.batch_id
    where r.university_id = ${universityId} and r.status in ('signed', 'revoking', 'revoked')
      and (c.batch_id is distinct from r.batch_id or c.batch_index is distinct from r.batch_index
        or b.kind is distinct from r.kind or b.status is distinct from 'signed')`.execute(trx);
  return [...breaches, ...misplaced.map(({ id }) => `${id} is signed without its one place in a batch`)];
}

type RecordFacts = { id: string; kind: "diploma" | "certificate"; status: string };

const listRecords = async (trx: Trx, { universityId }: Scene): Promise<RecordFacts[]> =>
  (
    await sql<RecordFacts>`
      select id, kind, status from ${RECORDS} r where university_id = ${universityId} order by id`.execute(trx)
  ).rows;

/** Each imported row is one record in its expected status, and the holder of each signed record is mailed once. */
async function nothingLost(trx: Trx, scene: Scene): Promise<string[]> {
  const records = await listRecords(trx, scene);
  const { rows: mailed } = await sql<{ id: string; mails: number }>`
    select r.id, count(m.id)::integer as mails from ${RECORDS} r
    left join mails m on m.university_id = r.university_id and m.about = r.id and m.kind like '%.signed%'
    where r.university_id = ${scene.universityId} and r.status = 'signed'
    group by r.id having count(m.id) <> 1`.execute(trx);
  const unmailed = mailed.map(({ id, mails }) => `the holder of ${id} is mailed ${mails} times`);
  const lost = KINDS.flatMap((name) => {
    const { imported, revoked } = scene[name];
    const own = records.filter(({ kind }) => name === `${kind}s`);
    const astray = own.filter(({ id, status }) => status !== (revoked.has(id) ? "revoked" : "signed"));
    return [
      ...(own.length === imported() ? [] : [`${own.length} ${name} of ${imported()} rows`]),
      ...astray.map(({ id, status }) => `${id} is ${status}`),
    ];
  });
  return [...lost, ...unmailed];
}

async function creditsAddUp(trx: Trx, rig: Rig, { universityId, registryId }: Scene): Promise<string[]> {
  const onChain = await readUniversity({ node: rig.chain.node, identity: rig.identity }, { registryId });
  const { rows } = await sql<Record<string, number>>`
    select a.granted, a.reserved, a.issued,
      (select coalesce(sum(amount), 0)::bigint from credit_entries e where e.university_id = a.university_id and kind = 'grant') as grants,
      (select coalesce(sum(amount), 0)::bigint from credit_entries e where e.university_id = a.university_id and kind = 'issue') as issues,
      (select coalesce(sum(count), 0)::bigint from batches b where b.university_id = a.university_id and status = 'signed') as batched,
      (select count(*) from ${RECORDS} r where r.university_id = a.university_id and status in ('signed', 'revoked')) as records
    from credit_accounts a where a.university_id = ${universityId}`.execute(trx);
  const ledger = rows[0] ?? {};
  const equal = (name: string, values: (number | undefined)[]) =>
    new Set(values).size === 1 ? [] : [`${name}: ${values.join(", ")}`];
  return [
    ...equal("granted by account, ledger, chain", [ledger.granted, ledger.grants, onChain.granted]),
    ...equal("issued by account, ledger, batches, records, chain", [
      ledger.issued,
      ledger.issues,
      ledger.batched,
      ledger.records,
      onChain.issued,
    ]),
    ...equal("reserved when all is quiet", [ledger.reserved, 0]),
    ...(onChain.granted < onChain.issued ? ["more issued than granted"] : []),
  ];
}

type Link = Omit<AuditRecord, "at"> & { at: Date; previous: Buffer; hash: Buffer };

/** The events that the log must contain for a record. */
function lifeOf({ kind, status }: RecordFacts): string {
  const signed = ["submitted", "accepted", "signing", "signed"];
  const whole = status === "revoked" ? [...signed, "revoking", "revoked"] : signed;
  return whole.map((action) => `${kind}.${action}`).join(" ");
}

async function auditIsWhole(trx: Trx, scene: Scene): Promise<string[]> {
  const breaches: string[] = [];
  const { rows: links } = await sql<Link>`
    select log, seq, at, actor_id as "actorId", actor_role as "actorRole", kind, subject_id as "subjectId",
      encode(before_digest, 'hex') as before, encode(after_digest, 'hex') as after, request_id as "requestId", data,
      previous, hash
    from audit_events where log = ${scene.universityId} order by seq`.execute(trx);
  let head: Buffer = GENESIS;
  const lives = new Map<string, string[]>();
  for (const [at, { previous, hash, ...record }] of links.entries()) {
    const isNext = record.seq === at + 1 && previous.equals(head);
    if (!isNext || !linkHash(previous, { ...record, at: record.at.toISOString() }).equals(hash)) {
      breaches.push(`event ${record.seq} does not follow`);
    }
    head = hash;
    lives.set(record.subjectId, [...(lives.get(record.subjectId) ?? []), record.kind]);
  }
  for (const record of await listRecords(trx, scene)) {
    const logged = lives.get(record.id)?.join(" ");
    if (logged !== lifeOf(record)) breaches.push(`${record.id}: ${logged}`);
  }
  return breaches;
}

/** The verifier, which asks the chain itself, gives the right verdict for each record. */
async function verdictsAreTrue(trx: Trx, rig: Rig, scene: Scene): Promise<string[]> {
  const chain = createRpcReader({ rpc: [rig.chain.url], shareReads: false });
  const records = await listRecords(trx, scene);
  const readable = records.map(({ id }) => ({ recordId: id, disclosure: { discloses: () => true } }));
  const bundles = await readBundles(trx, { records: readable, identity: rig.identity });
  const judge = async ({ id, status }: RecordFacts): Promise<string[]> => {
    const bundle = bundles.get(id);
    if (!bundle) return [`${id} is ${status}, and has no bundle`];
    const { verdict, reason } = await verify(bundle, { trust: [rig.trust], chain });
    const expected = status === "revoked" ? "invalid revoked" : "valid undefined";
    return `${verdict} ${reason}` === expected ? [] : [`${id} is ${status}, its verdict ${verdict} ${reason}`];
  };
  return (await Promise.all(records.map(judge))).flat();
}
