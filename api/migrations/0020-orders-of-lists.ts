/** Adds indexes in the order of the lists, and for the values by which lists can be filtered. */
import { type Kysely, sql } from "kysely";

const ordersOfLists = `
-- a page of the log is read off in its order, of one university or of all
drop index audit_events_university;
create index audit_events_university on audit_events (university_id, at desc, log, seq desc);
drop index audit_events_at;
create index audit_events_at on audit_events (at desc, log, seq desc);
-- which years and templates there are, of all or of one agent, without reading the records
create index diplomas_years on diplomas (university_id, academic_year, agent_id, status);
create index certificates_templates on certificates (university_id, template_name, agent_id, status);
`;

/** Earlier releases keep running beside it. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ordersOfLists).execute(db);
}
