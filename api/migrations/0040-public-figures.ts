/** Adds what the public page of a university counts: certificates, diplomas by year of decision, and replaced ones. */
import { type Kysely, sql } from "kysely";

const subjects = `
alter table daily_counts drop constraint daily_counts_subject_check;
alter table daily_counts add constraint daily_counts_subject_check check (
  -- signed diplomas by the first day of the year of their decision as 'decided'; by the day of their signing as 'replaced'
  -- when a corrected one stands in their place; and each 'certificate' by its status
  subject in ('submitted', 'issued', 'holder', 'student', 'decided', 'replaced', 'certificate'));
`;

const SCOPE = "(select current_setting('ijaza.scope', true))";

/** Figures of universities as wholes: nobody can be told from them. */
const policies = `
create policy issuer on daily_counts for select using (
  ${SCOPE} = 'issuer' and subject in ('issued', 'decided', 'replaced', 'certificate'));
create policy issuer on visit_days for select using (${SCOPE} = 'issuer' and kind = 'verification');
`;

const OPERATIONS = {
  insert: { tables: "new table as is_now", changed: "select n.*, 1 as sign from is_now n" },
  delete: { tables: "old table as was", changed: "select o.*, -1 as sign from was o" },
  update: {
    tables: "old table as was new table as is_now",
    changed: "select n.*, 1 as sign from is_now n union all select o.*, -1 as sign from was o",
  },
};

/** Runs a statement after each change of a table, for the added (`sign` 1) and the removed rows (-1). */
const counting = (table: string, statement: (changed: string) => string) =>
  Object.entries(OPERATIONS)
    .map(
      ([operation, { tables, changed }]) => `
create function count_public_${table}_on_${operation}() returns trigger language plpgsql as $$
begin
  ${statement(`(${changed})`)}
  return null;
end $$;
create trigger counted_publicly_on_${operation} after ${operation} on ${table} referencing ${tables}
  for each statement execute function count_public_${table}_on_${operation}();`,
    )
    .join("\n");

const SIGNED_ON = "(c.signed_at at time zone 'UTC')::date";

const diplomas = (changed: string) => `
  insert into daily_counts (university_id, subject, day, count)
    select c.university_id, e.subject, e.day, sum(c.sign) from ${changed} c
    cross join lateral (values
      ('decided', case when c.decision_date ~ '^[12][0-9]{3}-' then (left(c.decision_date, 4) || '-01-01')::date end),
      ('replaced', case when c.status = 'revoked' and c.superseded_by is not null then ${SIGNED_ON} end)) e (subject, day)
    where c.signed_at is not null and e.day is not null group by 1, 2, 3 having sum(c.sign) <> 0;`;

const certificates = (changed: string) => `
  insert into daily_counts (university_id, subject, day, status, count)
    select c.university_id, 'certificate', ${SIGNED_ON}, c.status, sum(c.sign) from ${changed} c
    where c.signed_at is not null group by 1, 3, 4 having sum(c.sign) <> 0;`;

const triggers = [counting("diplomas", diplomas), counting("certificates", certificates)].join("\n");

/** Counts the existing rows. Nobody writes meanwhile: creating the triggers locks their tables for this migration. */
const before = `
select set_config('ijaza.scope', 'all', true);
${diplomas("(select d.*, 1 as sign from diplomas d)")}
${certificates("(select f.*, 1 as sign from certificates f)")}
select set_config('ijaza.scope', '', true);
`;

/** Earlier releases keep running beside it. The triggers count what they write. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [subjects, policies, triggers, before]) await sql.raw(part).execute(db);
}
