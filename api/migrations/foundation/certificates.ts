/** Certificates, from the import to the revocation. */
import { RECORD_HEAD, RECORD_LIFE, recordIndexes } from "./records.ts";
import { ISSUED, inScope, tenantWall } from "./row-security.ts";

export const certificates = `
create table certificates (
${RECORD_HEAD}
  status text not null check (status in ('pending', 'rejected', 'signing', 'signed', 'revoking', 'revoked', 'error')),
  template_id text not null references templates,
  template_version_id text not null references template_versions,
  template_name text not null,

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
${RECORD_LIFE}
);
create unique index certificates_same on certificates (sameness, university_id)
  where status not in ('rejected', 'revoked');
-- for the probes of imports, past records too
create index certificates_by_sameness on certificates (sameness, university_id);
-- which templates there are, of all or of one agent, without reading the records
create index certificates_templates on certificates (university_id, template_name, agent_id, status);
-- of people without a record, by their e-mail address, before an erasure
create index certificates_unowned on certificates (university_id, email) where student_id is null;
${recordIndexes("certificates")}
${tenantWall("certificates")}
create policy public_reading on certificates for select using (${inScope("public")} and ${ISSUED});
`;
