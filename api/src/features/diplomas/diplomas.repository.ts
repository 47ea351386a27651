/** Diplomas in the database: written, locked and moved from status to status. */

import type { DiplomaStatus } from "@ijaza/schema/diploma";
import { PUBLIC_STATUSES } from "@ijaza/schema/records/record";
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import { forgetImportedRow } from "../../platform/imported-rows.ts";
import { lockRecords } from "../records/records.service.ts";
import { FIELD_COLUMNS, type FieldColumns, NAME_COLUMNS, type NameColumns } from "./diplomas.fields.ts";
import { DIPLOMAS } from "./diplomas.kind.ts";
import type { DiplomaRow } from "./diplomas.tables.ts";

export type NewDiploma = FieldColumns &
  NameColumns &
  Pick<
    DiplomaRow,
    | "id"
    | "university_id"
    | "agent_id"
    | "student_id"
    | "mode"
    | "template_id"
    | "template_name"
    | "search"
    | "submitted_at"
  > & { status: "pending"; content_salt: Buffer; supersedes?: string };

const INSERTED = [
  "id",
  "university_id",
  "agent_id",
  "student_id",
  "status",
  "mode",
  "template_id",
  "template_name",
  "search",
  "content_salt",
  "supersedes",
  ...NAME_COLUMNS,
  ...FIELD_COLUMNS,
];

/** Bytes as PostgreSQL reads them in JSON. */
const hex = (bytes: Buffer | null) => bytes && `\\x${bytes.toString("hex")}`;

/** Stores new records. In the order of their numbers, so that two imports wait for each other and do not deadlock. */
export async function insertDiplomas(trx: Trx, rows: readonly NewDiploma[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = sql.join(INSERTED.map((name) => sql.ref(name)));
  const json = JSON.stringify(rows.map((row) => ({ ...row, content_salt: hex(row.content_salt) })));
  // Newest first shows the rows of one call in the order of its file.
  await sql`
    insert into diplomas (${columns}, submitted_at)
    select ${columns}, submitted_at - ordinality * interval '1 microsecond'
    from rows from (json_populate_recordset(null::diplomas, ${json}::json)) with ordinality
    order by diploma_number`.execute(trx);
}

/** Locks records for a change, in the order of their ids; those in other statuses than the given ones are left out. */
export const lockDiplomas = (trx: Trx, asked: { ids: readonly string[]; statuses?: readonly DiplomaStatus[] }) =>
  lockRecords(trx, { ...asked, kind: DIPLOMAS });

export async function findDiploma(trx: Trx, id: string): Promise<DiplomaRow | undefined> {
  return trx.selectFrom("diplomas").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findDiplomasByIds(trx: Trx, ids: readonly string[]): Promise<DiplomaRow[]> {
  return trx.selectFrom("diplomas").selectAll().where("id", "=", sql<string>`any(${ids})`).execute();
}

/** The issued diploma with this document; of several the one that stands, then the latest. */
export async function findByFile(trx: Trx, sha256: string): Promise<DiplomaRow | undefined> {
  return trx
    .selectFrom("diplomas")
    .selectAll()
    .where("file_sha256", "=", sha256)
    .where("status", "in", PUBLIC_STATUSES)
    .orderBy(sql`status = 'revoked'`)
    .orderBy("signed_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

export type Acceptance = NameColumns &
  Pick<DiplomaRow, "id" | "search" | "content" | "content_digest" | "template_version_id">;

/** Accepts locked records, each with its frozen content and the names as they stand in it. */
export async function acceptDiplomas(
  trx: Trx,
  { acceptances, by, at }: { acceptances: readonly Acceptance[]; by: string; at: Date },
): Promise<void> {
  const json = JSON.stringify(acceptances.map((row) => ({ ...row, content_digest: hex(row.content_digest) })));
  await sql`
    update diplomas d set status = 'unsigned', decided_at = ${at}, decided_by = ${by},
      content = x.content, content_digest = x.content_digest,
      template_version_id = x.template_version_id,
      first_name = x.first_name, last_name = x.last_name,
      first_name_ar = x.first_name_ar, last_name_ar = x.last_name_ar, search = x.search
    from json_populate_recordset(null::diplomas, ${json}::json) x
    where d.id = x.id and d.status = 'pending'`.execute(trx);
}

/** Writes what a correction may change of a locked record. */
export async function correctDiploma(trx: Trx, after: DiplomaRow): Promise<void> {
  const { first_name, last_name, first_name_ar, last_name_ar, search, student_id, status } = after;
  const { rejection_reason, decided_at, decided_by, submitted_at } = after;
  const fields = Object.fromEntries(FIELD_COLUMNS.map((column) => [column, after[column]]));
  await trx
    .updateTable("diplomas")
    .set({
      ...fields,
      first_name,
      last_name,
      first_name_ar,
      last_name_ar,
      search,
      student_id,
      status,
      rejection_reason,
      decided_at,
      decided_by,
      submitted_at,
    })
    .where("id", "=", after.id)
    .execute();
}

/** Deletes a record and forgets which row of a file it came from, so that the file may bring it again. */
export async function deleteDiplomaRow(trx: Trx, id: string): Promise<void> {
  await forgetImportedRow(trx, { kind: "diploma", recordId: id });
  await trx.deleteFrom("diplomas").where("id", "=", id).execute();
}
