/** Certificates in the database: written, accepted, corrected, deleted, and those that a row may repeat. */
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import { forgetImportedRow } from "../../platform/imported-rows.ts";
import { isOf, probe } from "../../platform/probe.ts";
import { FIELD_COLUMNS, type FieldColumns } from "./certificates.fields.ts";
import type { CertificateRow } from "./certificates.tables.ts";

const ORIGIN = [
  "id",
  "university_id",
  "agent_id",
  "student_id",
  "status",
  "template_id",
  "template_version_id",
  "template_name",
  "definition",
] as const;

export type NewCertificate = FieldColumns &
  Pick<
    CertificateRow,
    | "id"
    | "university_id"
    | "agent_id"
    | "student_id"
    | "template_id"
    | "template_version_id"
    | "template_name"
    | "definition"
    | "sameness"
    | "search"
    | "submitted_at"
  > & { status: "pending"; content_salt: Buffer };

const INSERTED = [...ORIGIN, ...FIELD_COLUMNS, "sameness", "search", "content_salt"];

/** Bytes as PostgreSQL reads them in JSON. */
const hex = (bytes: Buffer) => `\\x${bytes.toString("hex")}`;

/** Stores new records. In one order whatever the file's, so that two imports wait for each other and do not deadlock. */
export async function insertCertificates(trx: Trx, rows: readonly NewCertificate[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = sql.join(INSERTED.map((name) => sql.ref(name)));
  const json = JSON.stringify(rows.map((row) => ({ ...row, content_salt: hex(row.content_salt) })));
  // Newest first shows the rows of one call in the order of its file.
  await sql`
    insert into certificates (${columns}, submitted_at)
    select ${columns}, submitted_at - ordinality * interval '1 microsecond'
    from rows from (json_populate_recordset(null::certificates, ${json}::json)) with ordinality
    order by sameness`.execute(trx);
}

export type Acceptance = { id: string; student_id: string | null; template_version_id: string } & {
  content: string;
  content_digest: Buffer;
};

/** Fixes the content of locked pending records. */
export async function acceptCertificates(
  trx: Trx,
  { acceptances, by, at }: { acceptances: readonly Acceptance[]; by: string; at: Date },
): Promise<void> {
  const json = JSON.stringify(acceptances.map((row) => ({ ...row, content_digest: hex(row.content_digest) })));
  await sql`
    update certificates c set decided_at = ${at}, decided_by = ${by}, content = x.content,
      content_digest = x.content_digest, student_id = x.student_id, template_version_id = x.template_version_id
    from json_populate_recordset(null::certificates, ${json}::json) x
    where c.id = x.id and c.status = 'pending'`.execute(trx);
}

/** Writes what a correction may change of a locked record. */
export async function correctCertificate(trx: Trx, after: CertificateRow): Promise<void> {
  const { id, fields, status, student_id, sameness, search, rejection_reason } = after;
  const { decided_at, decided_by, submitted_at } = after;
  const columns = Object.fromEntries(FIELD_COLUMNS.map((column) => [column, after[column]]));
  await trx
    .updateTable("certificates")
    .set({
      ...columns,
      fields: JSON.stringify(fields),
      status,
      student_id,
      sameness,
      search,
      rejection_reason,
      decided_at,
      decided_by,
      submitted_at,
    })
    .where("id", "=", id)
    .execute();
}

/** Deletes a record and forgets which row of a file it came from, so that the file may bring it again. */
export async function deleteCertificateRow(trx: Trx, id: string): Promise<void> {
  await forgetImportedRow(trx, { kind: "certificate", recordId: id });
  await trx.deleteFrom("certificates").where("id", "=", id).execute();
}

/** A stored record, as far as the judgement of others needs it. */
export type Rival = FieldColumns & Pick<CertificateRow, "id" | "status" | "sameness">;

const RIVAL_COLUMNS = sql.join(["id", "status", "sameness", ...FIELD_COLUMNS].map((name) => sql.ref(name)));

/** Every record, also past ones, that is the same certificate as one of these. */
export async function findRivals(
  trx: Trx,
  { universityId, sameness }: { universityId: string; sameness: readonly string[] },
): Promise<Rival[]> {
  const alike = sql`select ${RIVAL_COLUMNS} from certificates where sameness = asked.key and ${isOf(universityId)}`;
  const { rows } = await sql<Rival>`${probe([...new Set(sameness)], alike)}`.execute(trx);
  return rows;
}
