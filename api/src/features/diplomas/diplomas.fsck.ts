/** Checks diplomas: frozen content, the state that the log tells, what the credential says, and revocation on the chain. */
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import { inPages, type Tell } from "../../platform/fsck/findings.ts";
import { type Registry, readBatch } from "../chain/registry-reads.ts";
import { contentDigest, freeze, stateDigest } from "./diplomas.content.ts";
import { ACCEPTED } from "./diplomas.lifecycle.ts";
import type { DiplomaRow } from "./diplomas.tables.ts";

type Means = { tell: Tell; contentKey: Buffer };
type Stored = DiplomaRow & { told: Buffer | null; disclosures: string | null; batch_status: string | null };

const PAGE = 1000;

/** The records by themselves: no chain is asked. */
export async function checkDiplomas(trx: Trx, { tell, contentKey }: Means): Promise<void> {
  await gatherLastStates(trx);
  const pages = inPages<Stored, string>(
    (after) => readDiplomas(trx, after ?? ""),
    ({ id }) => id,
  );
  for await (const page of pages) for (const diploma of page) checkDiploma({ diploma, tell, contentKey });
  for (const { id, record_id } of await listLostRows(trx)) {
    tell({ code: "import_row_without_record", about: `import ${id}`, detail: record_id });
  }
}

const isAccepted = ({ status }: DiplomaRow) => (ACCEPTED as readonly string[]).includes(status);

/** Status of the batch that each status of a diploma needs. */
const NEEDED: Partial<Record<DiplomaRow["status"], readonly string[]>> = {
  signing: ["making", "anchoring"],
  signed: ["signed"],
  revoking: ["signed"],
  revoked: ["signed"],
  error: ["failed"],
};

function checkDiploma({ diploma, tell, contentKey: key }: Means & { diploma: Stored }): void {
  const about = `diploma ${diploma.id}`;
  const { content, content_salt: salt, content_digest: digest } = diploma;
  const isErased = salt === null;
  if (isAccepted(diploma) && !isErased) {
    const stands = content !== null && digest !== null && contentDigest({ key, salt, content }).equals(digest);
    if (!stands) tell({ code: "content_differs", about });
  }
  if (!isErased && !stateDigest(key, diploma)?.equals(diploma.told ?? Buffer.alloc(0))) {
    tell({ code: "state_differs", about });
  }
  if (diploma.disclosures && content !== null && !saysTheSame(diploma.disclosures, content)) {
    tell({ code: "credential_content_differs", about });
  }
  const needed = NEEDED[diploma.status];
  const status = diploma.batch_status ?? "none";
  if (needed && !needed.includes(status))
    tell({ code: "batch_status_differs", about, detail: `${diploma.status} in a batch ${status}` });
}

/** Whether the disclosures of a credential are the accepted content, all of it and nothing else. */
function saysTheSame(disclosures: string, content: string): boolean {
  try {
    const claims = disclosures.split("~").map((text) => JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
    return freeze(Object.fromEntries(claims.map(([, name, value]) => [name, value]))) === content;
  } catch {
    return false;
  }
}

/** The state after the last event of each diploma, for the length of this transaction. */
async function gatherLastStates(trx: Trx): Promise<void> {
  await sql`
    create temporary table last_states on commit drop as
    select distinct on (subject_id) subject_id, after_digest from audit_events
    where kind like 'diploma.%' order by subject_id, seq desc`.execute(trx);
  await sql`create unique index on last_states (subject_id)`.execute(trx);
  await sql`analyze last_states`.execute(trx);
}

async function readDiplomas(trx: Trx, after: string): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select d.*, s.after_digest as told, c.disclosures, b.status as batch_status
    from diplomas d
    left join last_states s on s.subject_id = d.id
    left join credentials c on c.document_id = d.id
    left join batches b on b.id = d.batch_id
    where d.id > ${after} order by d.id limit ${PAGE}`.execute(trx);
  return rows;
}

async function listLostRows(trx: Trx): Promise<{ id: string; record_id: string }[]> {
  const { rows } = await sql<{ id: string; record_id: string }>`
    select i.import_id || '/' || i.row_number as id, i.record_id from import_rows i
    where i.kind = 'diploma' and not exists (select from diplomas d where d.id = i.record_id)
      or i.kind = 'student' and not exists (select from students s where s.id = i.record_id)
    order by 1 limit 1000`.execute(trx);
  return rows;
}

const WORD_BITS = 256;

type SignedBatch = { id: string; root: Buffer; count: number; registry_id: number };
type Revocable = { id: string; batch_index: number; status: DiplomaRow["status"] };

/** Every bit of every signed batch, against the statuses; one under way may be either. Throws what the node throws. */
export async function checkRevocations(
  trx: Trx,
  { tell, registry }: { tell: Tell; registry: Registry },
): Promise<void> {
  const { rows: batches } = await sql<SignedBatch>`
    select b.id, b.root, b.count, u.registry_id from batches b join universities u on u.id = b.university_id
    where b.status = 'signed' and b.kind = 'diploma' order by b.id`.execute(trx);
  for (const batch of batches) {
    for (let word = 0; word * WORD_BITS < batch.count; word += 1) {
      const root = `0x${batch.root.toString("hex")}`;
      const { revokedWord } = await readBatch(registry, { registryId: batch.registry_id, root, word });
      for (const diploma of await readWord(trx, batch.id, word)) checkBit({ diploma, revokedWord, tell });
    }
  }
}

function checkBit({ diploma, revokedWord, tell }: { diploma: Revocable; revokedWord: bigint; tell: Tell }): void {
  if (diploma.status === "revoking") return;
  const isRevoked = ((revokedWord >> BigInt(diploma.batch_index % WORD_BITS)) & 1n) === 1n;
  if (isRevoked === (diploma.status === "revoked")) return;
  const detail = `${diploma.status}, on the chain ${isRevoked ? "revoked" : "not revoked"}`;
  tell({ code: "revocation_differs", about: `diploma ${diploma.id}`, detail });
}

async function readWord(trx: Trx, batchId: string, word: number): Promise<Revocable[]> {
  const { rows } = await sql<Revocable>`
    select id, batch_index, status from diplomas
    where batch_id = ${batchId} and batch_index >= ${word * WORD_BITS} and batch_index < ${(word + 1) * WORD_BITS}
    order by batch_index`.execute(trx);
  return rows;
}
