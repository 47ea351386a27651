/** Adds an index and a function for the first holders of a year, to see whether they are too few to be disclosed. */
import { type Kysely, sql } from "kysely";

const holders = `
create index diplomas_holders on diplomas (academic_year, student_id);

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

/** Earlier releases keep running beside it. Nothing that they read or write changes. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(holders).execute(db);
}
