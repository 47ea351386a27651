/** Diplomas, from the import to the revocation. */
export const diplomas = `
create table diplomas (
  id text primary key,
  university_id text not null references universities,
  agent_id text not null,
  student_id text references students,
  status text not null check (status in ('pending', 'rejected', 'unsigned', 'signing', 'signed', 'revoking', 'revoked', 'error')),
  mode text not null, template_name text,
  diploma_number text not null, student_number text not null, level text not null,
  title_fr text, title_en text, title_ar text, domain text, programme text, speciality text, honours text,
  average double precision, credits integer, session text, academic_year text not null,
  decision_date text not null, issue_date text, thesis_title text,
  -- names as they stood when the row was written or accepted, for lists and search
  first_name text not null, last_name text not null, first_name_ar text, last_name_ar text,
  search text not null default '',
  -- RFC 8785 JSON of the claims, fixed by the acceptance; its HMAC under the record's salt, which erasure destroys
  content text, content_salt bytea, content_digest bytea,
  rejection_reason text,
  submitted_at timestamptz not null default now(),
  decided_at timestamptz, decided_by text,
  signed_at timestamptz, revoked_at timestamptz,
  revocation_reason text, revocation_note text,
  supersedes text references diplomas, superseded_by text references diplomas,
  batch_id text references batches, batch_index integer,
  created_at timestamptz not null default now()
);
create unique index diplomas_number on diplomas (diploma_number, university_id)
  where status not in ('rejected', 'revoked') and superseded_by is null and supersedes is null;
create unique index diplomas_same on diplomas
  (student_number, university_id, level, coalesce(title_fr, ''), coalesce(title_en, ''), coalesce(title_ar, ''), academic_year)
  where status not in ('rejected', 'revoked') and superseded_by is null and supersedes is null;
-- For the probes of imports. The unique ones above do not serve: what is not analysed yet looks as if they held nothing.
create index diplomas_by_number on diplomas (diploma_number, university_id);
create index diplomas_by_student_number on diplomas (student_number, university_id);
create index diplomas_list on diplomas (university_id, status, submitted_at desc, id);
create index diplomas_all on diplomas (university_id, submitted_at desc, id);
create index diplomas_agent on diplomas (university_id, agent_id, status, submitted_at desc, id);
create index diplomas_student on diplomas (student_id);
create index diplomas_batch on diplomas (batch_id, batch_index);
`;
