/** Adds what a diploma says of its programme in English and Arabic, the faculty or school that awards it, and where it is issued. */
import { type Kysely, sql } from "kysely";

const COLUMNS = [
  "domain_en",
  "domain_ar",
  "programme_en",
  "programme_ar",
  "speciality_en",
  "speciality_ar",
  "establishment",
  "establishment_ar",
  "place_of_issue",
  "place_of_issue_ar",
  "thesis_title_ar",
];

const columns = `alter table diplomas ${COLUMNS.map((column) => `add column ${column} text`).join(", ")};`;

/** Not additive: an earlier release would accept, and so sign, a diploma without what these columns say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db);
}
