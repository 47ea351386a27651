/** Diplomas, from the import to the revocation. */
import { RECORD_HEAD, RECORD_LIFE, recordIndexes } from "./records.ts";
import { ISSUED, inScope, tenantWall } from "./row-security.ts";

/** Those that take the place of none and are in force, so that there may be no second one. */
const IN_FORCE = "status not in ('rejected', 'revoked') and superseded_by is null and supersedes is null";

const table = `
create table diplomas (
${RECORD_HEAD}
  status text not null check (status in (
    'pending', 'rejected', 'unsigned', 'signing', 'signed', 'revoking', 'revoked', 'error')),
  mode text not null,
  template_name text, template_id text references templates,
  -- as it was when the diploma was accepted
  template_version_id text references template_versions,

  diploma_number text not null, student_number text not null,
  level text not null,
  title_fr text, title_en text, title_ar text,
  domain text, domain_en text, domain_ar text,
  programme text, programme_en text, programme_ar text,
  speciality text, speciality_en text, speciality_ar text,
  establishment text, establishment_ar text,
  honours text, average double precision, credits integer,
  thesis_title text, thesis_title_ar text,
  session text, academic_year text not null,
  decision_date text not null, issue_date text,
  place_of_issue text, place_of_issue_ar text,
  -- names as they stood when the row was written or accepted, for lists and search
  first_name text not null, last_name text not null, first_name_ar text, last_name_ar text,

  -- names as the university gave them, of attachments parted by a semicolon
  file text, attachments text,
  -- the digests that are signed, of attachments in their order and parted by blanks
  file_sha256 text, attachments_sha256 text,
  supersedes text references diplomas, superseded_by text references diplomas,
${RECORD_LIFE}
);
`;

const indexes = `
${recordIndexes("diplomas")}
create unique index diplomas_number on diplomas (diploma_number, university_id) where ${IN_FORCE};
create unique index diplomas_same on diplomas
  (student_number, university_id, level, coalesce(title_fr, ''), coalesce(title_en, ''), coalesce(title_ar, ''), academic_year)
  where ${IN_FORCE};
create unique index diplomas_file on diplomas (file_sha256, university_id) where file_sha256 is not null and ${IN_FORCE};
-- one correction of a diploma
create unique index diplomas_correction on diplomas (supersedes) where supersedes is not null;
-- For the probes of imports. The unique ones above do not serve: what is not analysed yet looks as if they held nothing.
create index diplomas_by_number on diplomas (diploma_number, university_id);
create index diplomas_by_student_number on diplomas (student_number, university_id);
create index diplomas_by_file on diplomas (file_sha256, university_id) where file_sha256 is not null;
create index diplomas_by_attachment on diplomas using gin (string_to_array(attachments_sha256, ' '))
  where attachments_sha256 is not null;
-- which years there are, of all or of one agent, without reading the records
create index diplomas_years on diplomas (university_id, academic_year, agent_id, status);
create index diplomas_graduates on diplomas (university_id, signed_at)
  include (student_id, level, domain, academic_year, status) where status in ('signed', 'revoking');
-- by the time since which one waits, so that long waits are found by the index alone
create index diplomas_waiting on diplomas
  ((case status when 'pending' then submitted_at else decided_at end), university_id)
  include (status, submitted_at, decided_at) where status in ('pending', 'unsigned');
create index diplomas_revoked on diplomas (revoked_at) include (revocation_reason, university_id)
  where status = 'revoked';
create index diplomas_holders on diplomas (academic_year, student_id);
`;

/** The first holders of a year, to see whether they are too few to be disclosed. */
const holders = `
-- Each once, as many as \`most\`. One is found after the other in the order of the index, so that few rows are read however
-- many there are; the planner, which cannot know what the walls let through, would read and sort all of the year.
create function holders_of_year(year text, of_sex text, most integer) returns text[] language sql stable
  set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off
as $$
  with recursive holders (id) as (
    select ''
    union all
    select (
      select d.student_id from diplomas d
      where d.academic_year = year and d.student_id > h.id
        and (select s.sex from students s where s.id = d.student_id) = of_sex
      order by d.student_id limit 1)
    from holders h where h.id is not null)
  select array(select id from holders where id <> '' limit most)
$$;
`;

export const diplomas = `
${table}
${indexes}
${tenantWall("diplomas")}
create policy public_reading on diplomas for select using (${inScope("public")} and ${ISSUED});
${holders}
`;
