/** Certificates, from the import to the revocation. */
import { ISSUED, inScope, tenantWall } from "./row-security.ts";

export const certificates = `
create table certificates (
  id text primary key,
  university_id text not null references universities,
  agent_id text not null,
  student_id text references students,
  status text not null check (status in ('pending', 'rejected', 'signing', 'signed', 'revoking', 'revoked', 'error')),
  template_id text not null references templates,
  template_version_id text not null references template_versions,
  template_name text not null,
  -- versions of those who sign, by slot, as those of diplomas
  signatories text[],

  -- the fields that the template asked for when the record was imported: it is judged and read by these
  definition jsonb not null,
  -- the values of the defined fields, by name
  fields jsonb not null default '{}',
  recipient_first_name text not null, recipient_last_name text not null,
  recipient_first_name_ar text, recipient_last_name_ar text,
  email text not null, student_number text,
  issue_date text not null, expiry_date text,
  -- digest of what makes two records the same certificate: template, e-mail, date of issue, defined fields
  sameness text not null,
  search text not null default '',
  -- RFC 8785 JSON of the claims, fixed by the acceptance; its HMAC under the record's salt, which erasure destroys
  content text, content_salt bytea, content_digest bytea,

  rejection_reason text,
  submitted_at timestamptz not null default now(),
  decided_at timestamptz, decided_by text,
  signed_at timestamptz,
  revoked_at timestamptz, revocation_reason text, revocation_note text, revocation_refused_at timestamptz,
  batch_id text references batches, batch_index integer,
  created_at timestamptz not null default now()
);
create unique index certificates_same on certificates (sameness, university_id)
  where status not in ('rejected', 'revoked');
-- for the probes of imports, past records too
create index certificates_by_sameness on certificates (sameness, university_id);
create index certificates_list on certificates (university_id, status, submitted_at desc, id);
create index certificates_all on certificates (university_id, submitted_at desc, id);
create index certificates_agent on certificates (university_id, agent_id, status, submitted_at desc, id);
create index certificates_student on certificates (student_id);
create index certificates_batch on certificates (batch_id, batch_index);
-- which templates there are, of all or of one agent, without reading the records
create index certificates_templates on certificates (university_id, template_name, agent_id, status);
create index certificates_rejected on certificates (decided_at) where status = 'rejected';
-- of people without a record, by their e-mail address, before an erasure
create index certificates_unowned on certificates (university_id, email) where student_id is null;
${tenantWall("certificates")}
create policy public_reading on certificates for select using (${inScope("public")} and ${ISSUED});
`;
