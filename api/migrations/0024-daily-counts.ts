/** Adds daily counts for statistics, visits of pages without a document, and the names of imported files. */
import { type Kysely, sql } from "kysely";

const tables = `
-- Sums of these rows are what is counted. Nobody changes a row: a change adds one, so that writers never wait for each other.
create table daily_counts (
  university_id text not null references universities,
  -- diplomas as 'submitted' and as 'issued' by their status, and by their 'holder'; each 'student'
  subject text not null check (subject in ('submitted', 'issued', 'holder', 'student')),
  day date not null,
  status text not null default '', academic_year text not null default '', sex text not null default '',
  count integer not null
);
create index daily_counts_read on daily_counts (subject, university_id, day) include (status, academic_year, sex, count);

-- the rows of visits, by university
create table visit_days (
  university_id text not null references universities, kind text not null, day date not null, count bigint not null,
  primary key (university_id, kind, day)
);

create table page_visits (day date not null, page text not null, count integer not null, primary key (day, page));

create table imports (
  university_id text not null references universities, import_id text not null, file_name text not null,
  primary key (university_id, import_id)
);

create index diplomas_graduates on diplomas (university_id, signed_at)
  include (student_id, level, domain, academic_year, status) where status in ('signed', 'revoking');
create index diplomas_waiting on diplomas (university_id)
  include (status, submitted_at, decided_at) where status in ('pending', 'unsigned');
create index diplomas_revoked on diplomas (revoked_at) include (revocation_reason, university_id) where status = 'revoked';
-- makes a change of the sex wait for those who count by it, who lock the student as a foreign key does
create unique index students_sex on students (id, sex) include (university_id);
`;

const SCOPE = "(select current_setting('ijaza.scope', true))";
const OWN = "university_id = (select nullif(current_setting('ijaza.university', true), ''))";

const wall = (table: string, using: string) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy tenant on ${table} using (${using});`;

const walls = [
  wall("daily_counts", `${SCOPE} = 'all' or ${OWN}`),
  wall("visit_days", `${SCOPE} in ('all', 'visits') or ${OWN}`),
  wall("page_visits", `${SCOPE} in ('all', 'visits')`),
  wall("imports", `${SCOPE} = 'all' or ${OWN}`),
].join("\n");

const OPERATIONS = {
  insert: { tables: "new table as is_now", changed: "select n.*, 1 as sign from is_now n" },
  delete: { tables: "old table as was", changed: "select o.*, -1 as sign from was o" },
  update: {
    tables: "old table as was new table as is_now",
    changed: "select n.*, 1 as sign from is_now n union all select o.*, -1 as sign from was o",
  },
};

/** Runs statements after each change of a table, for the added (`sign` 1) and the removed rows (-1). */
const counting = (table: string, statements: (changed: string) => string) =>
  Object.entries(OPERATIONS)
    .map(
      ([operation, { tables: named, changed }]) => `
create function count_${table}_on_${operation}() returns trigger language plpgsql as $$
begin
  ${statements(`(${changed})`)}
  return null;
end $$;
create trigger counted_on_${operation} after ${operation} on ${table} referencing ${named}
  for each statement execute function count_${table}_on_${operation}();`,
    )
    .join("\n");

const utcDay = (moment: string) => `(${moment} at time zone 'UTC')::date`;

const byStatus = (changed: string) => `
  insert into daily_counts (university_id, subject, day, status, count)
    select c.university_id, e.subject, e.day, c.status, sum(c.sign) from ${changed} c
    cross join lateral (values
      ('submitted', ${utcDay("c.submitted_at")}), ('issued', ${utcDay("c.signed_at")})) e (subject, day)
    where e.day is not null group by 1, 2, 3, 4 having sum(c.sign) <> 0;`;

const byHolder = (changed: string) => `
  with moved as materialized (
      select university_id, student_id, ${utcDay("submitted_at")} as day, academic_year, sum(sign) as sign
      from ${changed} c group by 1, 2, 3, 4 having sum(sign) <> 0),
    people as materialized (
      select id, sex from students where id in (select student_id from moved) order by id for key share)
  insert into daily_counts (university_id, subject, day, academic_year, sex, count)
    select m.university_id, 'holder', m.day, m.academic_year, p.sex, sum(m.sign)
    from moved m join people p on p.id = m.student_id group by 1, 3, 4, 5 having sum(m.sign) <> 0;`;

const students = (changed: string) => `
  insert into daily_counts (university_id, subject, day, count)
    select university_id, 'student', ${utcDay("created_at")}, sum(sign) from ${changed} c
    where deleted_at is null group by 1, 3 having sum(sign) <> 0;
  insert into daily_counts (university_id, subject, day, academic_year, sex, count)
    select d.university_id, 'holder', ${utcDay("d.submitted_at")}, d.academic_year, moved.sex, sum(moved.sign)
    from (select id, sex, sum(sign) as sign from ${changed} c group by 1, 2 having sum(sign) <> 0) moved
    join diplomas d on d.student_id = moved.id group by 1, 3, 4, 5 having sum(moved.sign) <> 0;`;

/** Writes in the order of the key, so that two writers lock the same rows in the same order. */
const visits = (changed: string) => `
  insert into visit_days as d (university_id, kind, day, count)
    select university_id, kind, day, sum(sign * count) from ${changed} c group by 1, 2, 3 order by 1, 2, 3
    on conflict (university_id, kind, day) do update set count = d.count + excluded.count;`;

const triggers = [
  counting("diplomas", (changed) => byStatus(changed) + byHolder(changed)),
  counting("students", students),
  counting("visits", visits),
].join("\n");

/** Counts the existing rows. Nobody writes meanwhile: creating the triggers locks their tables for this migration. */
const before = `
select set_config('ijaza.scope', 'all', true);
insert into daily_counts (university_id, subject, day, status, count)
  select university_id, 'submitted', ${utcDay("submitted_at")}, status, count(*) from diplomas group by 1, 3, 4;
insert into daily_counts (university_id, subject, day, status, count)
  select university_id, 'issued', ${utcDay("signed_at")}, status, count(*) from diplomas
  where signed_at is not null group by 1, 3, 4;
insert into daily_counts (university_id, subject, day, academic_year, sex, count)
  select d.university_id, 'holder', ${utcDay("d.submitted_at")}, d.academic_year, s.sex, count(*)
  from diplomas d join students s on s.id = d.student_id group by 1, 3, 4, 5;
insert into daily_counts (university_id, subject, day, count)
  select university_id, 'student', ${utcDay("created_at")}, count(*) from students where deleted_at is null group by 1, 3;
insert into visit_days (university_id, kind, day, count)
  select university_id, kind, day, sum(count) from visits group by 1, 2, 3;
select set_config('ijaza.scope', '', true);
`;

/** Earlier releases keep running beside it. The triggers count what they write. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [tables, walls, triggers, before]) await sql.raw(part).execute(db);
}
