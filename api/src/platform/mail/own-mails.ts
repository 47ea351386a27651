/** Counts, lists and deletes the mails to a person. */
import { sql } from "kysely";
import type { Trx } from "../database.ts";
import { type Readable, readableRows } from "../readable-rows.ts";
import "./mails.tables.ts";

/** The person, null for one without an account, and the records that mails may be about. */
export type MailsOfPerson = { subjectId: string | null; recordIds: readonly string[] };

const ofPerson = ({ subjectId, recordIds }: MailsOfPerson) =>
  sql<boolean>`(subject_id = ${subjectId} or about = any(${recordIds}))`;

export async function countMails(trx: Trx, universityId: string, person: MailsOfPerson): Promise<number> {
  const { count } = await trx
    .selectFrom("mails")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("university_id", "=", universityId)
    .where(ofPerson(person))
    .executeTakeFirstOrThrow();
  return count;
}

/** What is kept of each mail, the oldest first; its content is deleted once it is sent. */
export async function readOwnMails(trx: Trx, universityId: string, person: MailsOfPerson): Promise<Readable[]> {
  const own = trx.selectFrom("mails").selectAll().where("university_id", "=", universityId).where(ofPerson(person));
  return readableRows(await own.orderBy("created_at").orderBy("id").execute());
}

/** Those that wait are never sent, unless they are being sent at this moment. */
export async function deleteMails(trx: Trx, universityId: string, person: MailsOfPerson): Promise<void> {
  await trx.deleteFrom("mails").where("university_id", "=", universityId).where(ofPerson(person)).execute();
}
