/** Adds what documents print of a university beside its name and logo: lines of the state, legal text, digits, calendar. */
import { type Kysely, sql } from "kysely";

const facts = `
alter table universities
  add column city_ar text,
  -- by language; null where nothing is printed
  add column country_line jsonb,
  add column ministry_line jsonb,
  add column legal_text jsonb,
  -- in Arabic texts
  add column digits text not null default 'latin' check (digits in ('latin', 'eastern')),
  add column calendar text not null default 'gregorian' check (calendar in ('gregorian', 'both'));
`;

/** Earlier releases keep running beside it. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(facts).execute(db);
}
