/** Adds an index by the time since which a diploma waits, so that long waits are found by the index alone. */
import { type Kysely, sql } from "kysely";

const waiting = `
drop index diplomas_waiting;
create index diplomas_waiting on diplomas ((case status when 'pending' then submitted_at else decided_at end), university_id)
  include (status, submitted_at, decided_at) where status in ('pending', 'unsigned');`;

/** Earlier releases keep running beside it. Nothing that they read or write changes. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(waiting).execute(db);
}
