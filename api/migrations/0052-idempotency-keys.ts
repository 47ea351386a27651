/** Of a write that came with an idempotency key no reply is kept any more, but whether it was done and the id of what it made. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
delete from replies;
alter table replies rename to idempotency_keys;
alter table idempotency_keys drop column status, drop column body,
  add column is_done boolean not null default false, add column made_id text;
`)
    .execute(db);
}
