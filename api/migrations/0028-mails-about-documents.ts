/** What a mail tells of, so that it is told once and its delivery is found. */
import { type Kysely, sql } from "kysely";

const aboutDocuments = `
-- the record, the import or the demand of the university that the mail tells of
alter table mails add column about text;
create unique index mails_once on mails (university_id, about, kind) where about is not null;
`;

/** Earlier releases go on beside it: a mail of a kind that they do not know is tried again later, by a newer one. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(aboutDocuments).execute(db);
}
