/** Table of attestations. */
import type { CertificateStatus } from "@ijaza/schema/certificates/certificate";
import { type Selectable, sql } from "kysely";
import type { RecordColumns } from "../../src/features/records/records.service.ts";
import type { Db } from "../../src/platform/database.ts";

type AttestationColumns = RecordColumns<CertificateStatus> & {
  template_version_id: string | null;
  student_number: string;
  programme: string;
  academic_year: string;
};

declare module "../../src/platform/database.ts" {
  interface Tables {
    attestations: AttestationColumns;
  }
}

export type AttestationRow = Selectable<AttestationColumns>;

/** Creates the table, as a migration would. */
export async function makeTable(db: Db): Promise<void> {
  await sql`
    create table attestations (
      id text primary key, university_id text not null references universities, agent_id text not null,
      student_id text references students, status text not null, template_version_id text,
      student_number text not null, programme text not null, academic_year text not null,
      search text not null default '', content text, content_salt bytea, content_digest bytea, signatories text[],
      rejection_reason text,
      submitted_at timestamptz not null default now(), decided_at timestamptz, decided_by text, signed_at timestamptz,
      revoked_at timestamptz, revocation_reason text, revocation_note text, revocation_refused_at timestamptz,
      batch_id text references batches, batch_index integer, created_at timestamptz not null default now(),
      unique (student_number, academic_year, university_id)
    )`.execute(db);
  await sql`alter table attestations enable row level security`.execute(db);
  await sql`
    create policy tenant on attestations using (
      current_setting('ijaza.scope', true) = 'all'
      or university_id = nullif(current_setting('ijaza.university', true), ''))`.execute(db);
  await sql`
    create policy public_reading on attestations for select using (
      current_setting('ijaza.scope', true) = 'public' and status in ('signed', 'revoking', 'revoked'))`.execute(db);
}
