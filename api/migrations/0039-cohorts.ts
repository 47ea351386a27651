/** Adds what a cohort says of itself: its name, its kind, who imported it, when, and how many rows were checked. */
import { type Kysely, sql } from "kysely";

const cohorts = `
alter table imports
  alter column file_name drop not null,
  add column name text not null default '',
  -- the folded name, for searching
  add column search text not null default '',
  -- the kind of its records; null until its first row is recorded by a release that knows cohorts
  add column kind text,
  add column agent_id text,
  add column created_at timestamptz not null default now(),
  -- rows of the file that were checked; null if the import did not say so
  add column row_count integer;
create index imports_list on imports (university_id, created_at desc, import_id) where kind is not null;
`;

/** Names the existing ones by their files. */
const before = `
select set_config('ijaza.scope', 'all', true);
update imports i set kind = r.kind, agent_id = r.agent_id, created_at = r.at,
    name = regexp_replace(i.file_name, '\\.[A-Za-z0-9]{1,5}$', ''), search = lower(i.file_name)
  from (
    select distinct on (r.university_id, r.import_id) r.university_id, r.import_id, r.kind,
      coalesce(d.agent_id, c.agent_id) as agent_id, coalesce(d.submitted_at, c.submitted_at) as at
    from import_rows r left join diplomas d on d.id = r.record_id left join certificates c on c.id = r.record_id
    where coalesce(d.id, c.id) is not null
    order by r.university_id, r.import_id, r.row_number) r
  where r.university_id = i.university_id and r.import_id = i.import_id;
select set_config('ijaza.scope', '', true);
`;

/** Earlier releases keep running beside it. What they import becomes a cohort with the next row of the same file. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [cohorts, before]) await sql.raw(part).execute(db);
}
