/** Adds certificates, from the import to the revocation, and the rows of them that anyone may read. */
import { type Kysely, sql } from "kysely";

const certificates = `
create table certificates (
  id text primary key,
  university_id text not null references universities,
  agent_id text not null,
  student_id text references students,
  status text not null check (status in ('pending', 'rejected', 'signing', 'signed', 'revoking', 'revoked', 'error')),
  template_id text not null references templates,
  template_version_id text not null references template_versions,
  template_name text not null,
  -- the fields that the template asked for when the record was imported: it is judged and read by these
  definition jsonb not null,
  recipient_first_name text not null, recipient_last_name text not null,
  recipient_first_name_ar text, recipient_last_name_ar text,
  email text not null, student_number text, issue_date text not null, expiry_date text,
  -- the values of the defined fields, by name
  fields jsonb not null default '{}',
  -- digest of what makes two records the same certificate: template, e-mail, date of issue, defined fields
  sameness text not null,
  search text not null default '',
  -- RFC 8785 JSON of the claims, fixed by the acceptance; its HMAC under the record's salt, which erasure destroys
  content text, content_salt bytea, content_digest bytea,
  rejection_reason text,
  submitted_at timestamptz not null default now(),
  decided_at timestamptz, decided_by text,
  signed_at timestamptz, revoked_at timestamptz,
  revocation_reason text, revocation_note text, revocation_refused_at timestamptz,
  batch_id text references batches, batch_index integer,
  created_at timestamptz not null default now()
);
create unique index certificates_same on certificates (sameness, university_id) where status not in ('rejected', 'revoked');
-- For the probes of imports, past records too.
create index certificates_by_sameness on certificates (sameness, university_id);
create index certificates_list on certificates (university_id, status, submitted_at desc, id);
create index certificates_all on certificates (university_id, submitted_at desc, id);
create index certificates_agent on certificates (university_id, agent_id, status, submitted_at desc, id);
create index certificates_student on certificates (student_id);
create index certificates_batch on certificates (batch_id, batch_index);
alter table certificates enable row level security;
alter table certificates force row level security;
create policy tenant on certificates using (
  current_setting('ijaza.scope', true) = 'all'
  or university_id = nullif(current_setting('ijaza.university', true), '')
);
create policy public_reading on certificates for select using (
  current_setting('ijaza.scope', true) = 'public' and status in ('signed', 'revoking', 'revoked'));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(certificates).execute(db);
}
