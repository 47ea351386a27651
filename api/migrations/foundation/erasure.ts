/**
 * What stays of an erased student: the places of signed records in their batches, with the days and marks that they are
 * counted under, and a function that empties the credentials of erased records. Nothing else can change a credential.
 */
import { counting } from "./counting.ts";
import { question } from "./questions.ts";
import { tenantWall, UNIVERSITY } from "./row-security.ts";

const tables = `
-- What stays of a signed record whose row is deleted. Neither its holder nor what it said can be read from it.
create table erased_records (
  record_id text primary key,
  university_id text not null references universities,
  kind text not null,
  status text not null check (status in ('signed', 'revoking', 'revoked')),
  batch_id text not null references batches, batch_index integer not null,
  -- statistics go on counting it, by days in UTC; of other kinds than diplomas they count no more
  submitted_on date not null, signed_on date not null,
  decided_in date, is_replaced boolean not null default false, academic_year text, sex text,
  erased_at timestamptz not null
);
create index erased_records_batch on erased_records (batch_id, batch_index);
create index erased_records_revoked on erased_records (university_id) where status = 'revoked';

create table erased_students (
  student_id text primary key,
  university_id text not null references universities,
  -- the job that removes the files
  job_id text not null,
  erased_at timestamptz not null
);

-- names in the storage of files to remove
create table erased_files (
  file text primary key,
  university_id text not null references universities,
  job_id text not null,
  erased_at timestamptz not null
);
create index erased_files_job on erased_files (job_id);
${tenantWall("erased_records", "erased_students", "erased_files")}
`;

const questions = [
  question({
    name: "erased_on",
    takes: "document text",
    returns: "timestamptz",
    found: "timestamptz",
    answer: "select erased_at into found from erased_records where record_id = document",
  }),
  question({
    name: "erased_and_revoked",
    takes: "university text",
    returns: "table (batch_id text, batch_index integer)",
    answer: `return query select e.batch_id, e.batch_index from erased_records e
    where e.university_id = university and e.status = 'revoked'`,
  }),
].join("");

const erasing = `
-- Runs with the rights of the owner of the tables, so it takes nothing but records of the caller's university that are
-- erased. The leaf stays: with it every other record of the batch is proved.
create function erase_credentials(records text[]) returns void language sql security definer
set search_path = public, pg_temp as $$
  update credentials c set jwt = '', disclosures = ''
  where c.record_id = any(records) and c.university_id = ${UNIVERSITY}
    and exists (
      select from erased_records e where e.record_id = c.record_id and e.university_id = c.university_id)
$$;
revoke execute on function erase_credentials(text[]) from public;
`;

/** Counts as the triggers of diplomas and certificates do, so that erasing moves no count. */
const counts = (changed: string) => `
  insert into daily_counts (university_id, subject, day, status, academic_year, sex, count)
    select c.university_id, e.subject, e.day, e.status, e.academic_year, e.sex, sum(c.sign) from ${changed} c
    cross join lateral (values
      ('diploma', 'submitted', c.submitted_on, c.status, '', ''),
      ('diploma', 'issued', c.signed_on, c.status, '', ''),
      ('diploma', 'holder', c.submitted_on, '', c.academic_year, c.sex),
      ('diploma', 'decided', c.decided_in, '', '', ''),
      ('diploma', 'replaced', case when c.status = 'revoked' and c.is_replaced then c.signed_on end, '', '', ''),
      ('certificate', 'certificate', c.signed_on, c.status, '', '')) e (kind, subject, day, status, academic_year, sex)
    where e.kind = c.kind and e.day is not null and e.academic_year is not null and e.sex is not null
    group by 1, 2, 3, 4, 5, 6 having sum(c.sign) <> 0;`;

const triggers = counting({ table: "erased_records", operations: ["insert", "update"] }, counts);

export const erasure = [tables, questions, erasing, triggers].join("");
