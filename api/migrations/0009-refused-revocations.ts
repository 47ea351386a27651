/** When the chain has refused to revoke a diploma that is signed again. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table diplomas add column revocation_refused_at timestamptz`.execute(db);
}
