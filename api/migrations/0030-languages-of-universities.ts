/** The language that a university writes to people in who have not chosen one. */
import { type Kysely, sql } from "kysely";

const languages = `
-- null: in Arabic and French
alter table universities add column language text check (language in ('en', 'fr', 'ar'));
`;

/** Earlier releases go on beside it. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(languages).execute(db);
}
