/**
 * Lets certificates of people without a record be found by their e-mail address before an erasure, and requests of
 * organisations by their age: both were found by reading all of a university, and all there are.
 */
import { type Kysely, sql } from "kysely";

const indexes = `
create index certificates_unowned on certificates (university_id, email) where student_id is null;
create index third_party_requests_age on third_party_requests (created_at);
`;

/** Earlier releases keep running beside it. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(indexes).execute(db);
}
