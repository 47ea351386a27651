/** The issuer that the credentials of a batch name, so that a batch that was not sent is made anew when the issuer changes. */
import { type Kysely, sql } from "kysely";

/** Earlier releases keep running beside it. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table batches add column issuer_did text`.execute(db);
}
