/**
 * Lets data that is no longer needed be deleted after a time: indexes by which it is found, the time at which a row of a
 * file was imported, and sums of visits that stay when the visits of a document are deleted.
 */
import { type Kysely, sql } from "kysely";

const ages = `
create index mails_ended on mails (ended_at) where status in ('sent', 'failed');
create index jobs_ended on jobs (ended_at) where status in ('succeeded', 'failed');
create index shares_ended on shares (least(taken_back_at, expires_at));
create index correction_requests_closed on correction_requests (closed_at) where status = 'closed';
create index diplomas_rejected on diplomas (decided_at) where status = 'rejected';
create index certificates_rejected on certificates (decided_at) where status = 'rejected';
create index students_deleted on students (id) where deleted_at is not null;
-- of rows that were imported before this, it is the time of this migration
alter table import_rows add column created_at timestamptz not null default now();
create index import_rows_of_students on import_rows (created_at) where kind = 'student';
create index imports_age on imports (created_at);
`;

/** Visits are deleted for their age alone, so the sums of their days go on counting them. */
const forgottenVisits = `
alter table visit_days add column forgotten bigint not null default 0;

create or replace function count_visits_on_delete() returns trigger language plpgsql as $$
begin
  -- in the order in which visits are counted
  perform from visit_days d where (d.university_id, d.kind, d.day) in (select university_id, kind, day from was)
    order by d.university_id, d.kind, d.day for update;
  update visit_days d set forgotten = d.forgotten + w.count
    from (select university_id, kind, day, sum(count) as count from was group by 1, 2, 3) w
    where d.university_id = w.university_id and d.kind = w.kind and d.day = w.day;
  return null;
end $$;
`;

/** Earlier releases keep running beside it. They delete none of these rows. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [ages, forgottenVisits]) await sql.raw(part).execute(db);
}
