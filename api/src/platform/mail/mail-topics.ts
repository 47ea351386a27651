/** Topics of mails that people with an account have switched off, and the page for it. */
import { isOfStaff, type MailTopic } from "@ijaza/schema/mails/topics";
import { sql } from "kysely";
import type { Trx } from "../database.ts";

/** The users and students who receive no mails about the topic, in the transaction's scope. */
export async function findSwitchedOff(
  trx: Trx,
  { topic, subjectIds }: { topic: MailTopic; subjectIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(isOfStaff(topic) ? "users" : "students")}
    where id = any(${subjectIds}) and ${topic} = any(mails_off)`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** The address of the page where recipients switch the topic. */
export const switchesLink = (publicUrl: string, topic: MailTopic): string =>
  `${publicUrl}${isOfStaff(topic) ? "/settings/account" : "/student_profile"}#mails`;
