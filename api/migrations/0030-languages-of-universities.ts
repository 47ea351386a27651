/** Adds the language of a university's mails to people who have not chosen one. */
import { type Kysely, sql } from "kysely";

const languages = `
-- null: in Arabic and French
alter table universities add column language text check (language in ('en', 'fr', 'ar'));
`;

/** Earlier releases keep running beside it. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(languages).execute(db);
}
