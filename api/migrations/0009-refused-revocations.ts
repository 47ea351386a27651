/** Adds the time at which the chain refused to revoke a diploma, which is then signed again. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table diplomas add column revocation_refused_at timestamptz`.execute(db);
}
