/** Checks records: frozen content, state in the audit log, content of the credential, and revocation on the chain. */
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import { inPages, type Report } from "../../platform/fsck/findings.ts";
import { type Registry, readBatch } from "../chain/chain.service.ts";
import { contentDigest, freeze } from "./records.content.ts";
import type { RecordKind, RecordRow } from "./records.kind.ts";
import { readPrinted } from "./records.signatories.ts";

type CheckOptions = { report: Report; contentKey: Buffer };
type StoredRecord = RecordRow & { reported: Buffer | null; disclosures: string | null; batch_status: string | null };
type CheckedKinds = { kinds: readonly RecordKind[] };

const PAGE = 1000;

/** Checks the records against the database and the audit log, without the chain. */
export async function checkRecords(trx: Trx, { kinds, ...options }: CheckOptions & CheckedKinds): Promise<void> {
  await gatherLastStates(trx, kinds);
  for (const kind of kinds) {
    const pages = inPages<StoredRecord, string>(
      (after) => readRecords(trx, { kind, after: after ?? "" }),
      ({ id }) => id,
    );
    for await (const page of pages) {
      const printedOf = await readPrinted(trx, page);
      for (const record of page) checkRecord({ ...options, kind, record, signatories: printedOf(record) });
    }
  }
  for (const { id, record_id } of await listLostRows(trx)) {
    options.report({ code: "import_row_without_record", about: `import ${id}`, detail: record_id });
  }
}

/** Content exists from the acceptance on. */
const isAccepted = ({ status }: RecordRow) => status !== "pending" && status !== "rejected";

/** The statuses of a batch that each status of a diploma requires. */
const NEEDED: Partial<Record<RecordRow["status"], readonly string[]>> = {
  signing: ["making", "anchoring"],
  signed: ["signed"],
  revoking: ["signed"],
  revoked: ["signed"],
  error: ["failed"],
};

type CheckRecordOptions = CheckOptions & { kind: RecordKind; record: StoredRecord; signatories: string | null };

function checkRecord({ kind, record, signatories, report, contentKey: key }: CheckRecordOptions): void {
  const about = `${kind.name} ${record.id}`;
  const { content, content_salt: salt, content_digest: digest } = record;
  const isErased = salt === null;
  if (isAccepted(record) && !isErased) {
    const isWhole = content !== null && digest !== null;
    const stands = isWhole && contentDigest({ key, salt, content, signatories }).equals(digest);
    if (!stands) report({ code: "content_differs", about });
  }
  if (!isErased && !kind.stateDigest(key, record)?.equals(record.reported ?? Buffer.alloc(0))) {
    report({ code: "state_differs", about });
  }
  if (record.disclosures && content !== null && !saysTheSame(record.disclosures, content)) {
    report({ code: "credential_content_differs", about });
  }
  const needed = NEEDED[record.status];
  const status = record.batch_status ?? "none";
  if (needed && !needed.includes(status))
    report({ code: "batch_status_differs", about, detail: `${record.status} in a batch ${status}` });
}

/** Whether the disclosures of a credential are exactly the accepted content. */
function saysTheSame(disclosures: string, content: string): boolean {
  try {
    const claims = disclosures.split("~").map((text) => JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
    return freeze(Object.fromEntries(claims.map(([, name, value]) => [name, value]))) === content;
  } catch {
    return false;
  }
}

/**
 * The state after the last event of each record, for the duration of this transaction. An event without digests, as of a
 * mail that is sent again, says nothing of a state.
 */
async function gatherLastStates(trx: Trx, kinds: readonly RecordKind[]): Promise<void> {
  const patterns = kinds.map(({ name }) => `${name}.%`);
  await sql`
    create temporary table last_states (subject_id text primary key, after_digest bytea) on commit drop`.execute(trx);
  await sql`
    insert into last_states
    select distinct on (subject_id) subject_id, after_digest from audit_events
    where kind like any(${patterns}) and (before_digest is not null or after_digest is not null)
    order by subject_id, seq desc`.execute(trx);
  await sql`analyze last_states`.execute(trx);
}

async function readRecords(trx: Trx, { kind, after }: { kind: RecordKind; after: string }): Promise<StoredRecord[]> {
  const { rows } = await sql<StoredRecord>`
    select r.*, s.after_digest as reported, c.disclosures, b.status as batch_status
    from ${sql.table(kind.table)} r
    left join last_states s on s.subject_id = r.id
    left join credentials c on c.record_id = r.id
    left join batches b on b.id = r.batch_id
    where r.id > ${after} order by r.id limit ${PAGE}`.execute(trx);
  return rows;
}

async function listLostRows(trx: Trx): Promise<{ id: string; record_id: string }[]> {
  const { rows } = await sql<{ id: string; record_id: string }>`
    select i.import_id || '/' || i.row_number as id, i.record_id from import_rows i
    where i.kind = 'diploma' and not exists (select from diplomas d where d.id = i.record_id)
      or i.kind = 'certificate' and not exists (select from certificates c where c.id = i.record_id)
      or i.kind = 'student' and not exists (select from students s where s.id = i.record_id)
    order by 1 limit 1000`.execute(trx);
  return rows;
}

const WORD_BITS = 256;

type SignedBatch = { id: string; root: Buffer; count: number; registry_id: number };
type PlacedRecord = Pick<RecordRow, "id" | "status"> & { batch_index: number };

/** Compares every bit of signed batches with the statuses; during a revocation either is right. Throws node errors. */
export async function checkRevocations(
  trx: Trx,
  { kinds, report, registry }: CheckedKinds & { report: Report; registry: Registry },
): Promise<void> {
  for (const kind of kinds) {
    for (const batch of await listSigned(trx, kind)) {
      for (let word = 0; word * WORD_BITS < batch.count; word += 1) {
        const root = `0x${batch.root.toString("hex")}`;
        const place = { registryId: batch.registry_id, root, count: batch.count };
        const { revokedWord } = await readBatch(registry, { ...place, word });
        const records = await readWord(trx, { kind, batchId: batch.id, word });
        for (const record of records) checkBit({ kind, record, revokedWord, report });
      }
    }
  }
}

async function listSigned(trx: Trx, { name }: RecordKind): Promise<SignedBatch[]> {
  const { rows } = await sql<SignedBatch>`
    select b.id, b.root, b.count, u.registry_id from batches b join universities u on u.id = b.university_id
    where b.status = 'signed' and b.kind = ${name} and octet_length(b.root) = 32 order by b.id`.execute(trx);
  return rows;
}

type CheckBitOptions = { kind: RecordKind; record: PlacedRecord; revokedWord: bigint; report: Report };

function checkBit({ kind, record, revokedWord, report }: CheckBitOptions): void {
  if (record.status === "revoking") return;
  const isRevoked = ((revokedWord >> BigInt(record.batch_index % WORD_BITS)) & 1n) === 1n;
  if (isRevoked === (record.status === "revoked")) return;
  const detail = `${record.status}, on the chain ${isRevoked ? "revoked" : "not revoked"}`;
  report({ code: "revocation_differs", about: `${kind.name} ${record.id}`, detail });
}

type ReadWordOptions = { kind: RecordKind; batchId: string; word: number };

async function readWord(trx: Trx, { kind, batchId, word }: ReadWordOptions): Promise<PlacedRecord[]> {
  const { rows } = await sql<PlacedRecord>`
    select id, batch_index, status from (
      select id, batch_id, batch_index, status from ${sql.table(kind.table)}
      union all select record_id, batch_id, batch_index, status from erased_records where kind = ${kind.name}) r
    where batch_id = ${batchId} and batch_index >= ${word * WORD_BITS} and batch_index < ${(word + 1) * WORD_BITS}
    order by batch_index`.execute(trx);
  return rows;
}
