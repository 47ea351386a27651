/** Mails that people with an account have switched off, and where they do so. */
import { isOfStaff, type MailTopic } from "@ijaza/schema/mail-topics";
import { sql } from "kysely";
import type { Trx } from "../database.ts";

/** Those of the users and students who receive no mails about the topic, in the transaction's scope. */
export async function findSwitchedOff(
  trx: Trx,
  { topic, subjectIds }: { topic: MailTopic; subjectIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(isOfStaff(topic) ? "users" : "students")}
    where id = any(${subjectIds}) and ${topic} = any(mails_off)`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** Address of the page where its readers switch the topic. */
export const switchesLink = (publicUrl: string, topic: MailTopic): string =>
  `${publicUrl}${isOfStaff(topic) ? "/settings" : "/student_profile"}#mails`;
