/** What people with an account receive no mails about. */
import { type Kysely, sql } from "kysely";

const topicsOff = `
-- topics as the calls name them; of what is no topic mails are always sent
alter table users add column mails_off text[] not null default '{}';
alter table students add column mails_off text[] not null default '{}';
`;

/** Earlier releases go on beside it: their mails are sent whatever is switched off. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(topicsOff).execute(db);
}
