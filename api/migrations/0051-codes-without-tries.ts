/** Guesses at a first code end it no more: nobody can guess 60 random bits, and anybody could have used up another's code. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table student_codes drop column tries`.execute(db);
}
