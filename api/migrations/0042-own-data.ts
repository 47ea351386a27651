/** Adds indexes by which the events about a person, and those that a student caused, are found without reading the log. */
import { type Kysely, sql } from "kysely";

const indexes = `
create index audit_events_subject on audit_events (subject_id);
create index audit_events_of_student on audit_events (actor_id) where actor_role = 'student';
`;

/** Earlier releases keep running beside it. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(indexes).execute(db);
}
