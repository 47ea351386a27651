/** Since when a diploma waits for a decision or for its signature, so that those who wait for long are found among all, in the index alone. */
import { type Kysely, sql } from "kysely";

const waiting = `
drop index diplomas_waiting;
create index diplomas_waiting on diplomas ((case status when 'pending' then submitted_at else decided_at end), university_id)
  include (status, submitted_at, decided_at) where status in ('pending', 'unsigned');`;

/** Earlier releases go on beside it: nothing changes that they read or write. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(waiting).execute(db);
}
