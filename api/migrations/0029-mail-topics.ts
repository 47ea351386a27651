/** Adds the topics about which people with an account receive no mails. */
import { type Kysely, sql } from "kysely";

const topicsOff = `
-- topics as the calls name them; of what is no topic mails are always sent
alter table users add column mails_off text[] not null default '{}';
alter table students add column mails_off text[] not null default '{}';
`;

/** Earlier releases keep running beside it. They send mails of topics that are switched off. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(topicsOff).execute(db);
}
