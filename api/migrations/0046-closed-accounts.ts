/** Lets closed accounts of the staff be found by their age, until what only their owners needed is emptied. */
import { type Kysely, sql } from "kysely";

const closed = "create index users_closed on users (deleted_at) where deleted_at is not null and email <> '';";

/** Earlier releases keep running beside it. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(closed).execute(db);
}
