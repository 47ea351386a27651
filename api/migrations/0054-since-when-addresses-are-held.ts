/** Each account knows since when its e-mail address is the present one. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table users add column email_since timestamptz;
update users set email_since = created_at;
alter table users alter column email_since set not null;
`)
    .execute(db);
}
