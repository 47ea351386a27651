/** Mails as records: queued in the transaction of what they tell, and what became of them. */
import { sql } from "kysely";
import type { Trx } from "../database.ts";
import { newId } from "../ids.ts";
import type { MailLanguage } from "./mail-languages.ts";
import type { MailStatus } from "./mails.tables.ts";
import { type Letter, sealLetter } from "./sealed-letter.ts";

export type NewMail = Letter & {
  universityId: string | null;
  /** The user or the student it is for. */
  subjectId: string | null;
  /** Names the texts that a room has registered. */
  kind: string;
  language: MailLanguage;
  /** The record, import or demand of the university that it tells of: a second mail of the kind about it is not queued. */
  about?: string;
  /** When it may be sent; at once when absent. */
  runAfter?: Date;
};

/** A mail that tells what became of something; of very many some are sent later. */
export type Notice = Omit<NewMail, "universityId" | "runAfter"> & { universityId: string };

/** A mail about a document; of ten thousand that are signed at once most are sent later. */
export type DocumentMail = Notice & { about: string };

/** What became of the latest mail of a kind to somebody. */
export type MailState = { status: MailStatus; at: string };

const MAILS_A_STATEMENT = 1000;

/** Queues mails; they are sent once the transaction is committed, and never if it is not. */
export async function queueMails(trx: Trx, { key, mails }: { key: Buffer; mails: readonly NewMail[] }): Promise<void> {
  for (let from = 0; from < mails.length; from += MAILS_A_STATEMENT) {
    const rows = mails.slice(from, from + MAILS_A_STATEMENT).map(({ to, values, ...mail }) => {
      const id = newId();
      return { ...mail, id, sealed: sealLetter({ key, id, letter: { to, values } }).toString("hex") };
    });
    // Who may write and not read could not say whether a row is there already: only what is told once is compared.
    const once = rows.some(({ about }) => about !== undefined)
      ? sql`on conflict (university_id, about, kind) where about is not null do nothing`
      : sql``;
    // One parameter for any number of rows: a statement with one a column and row takes longer to write than to run.
    await sql`
      insert into mails (id, university_id, subject_id, kind, about, language, sealed, run_after)
      select id, "universityId", "subjectId", kind, about, language, decode(sealed, 'hex'), coalesce("runAfter", now())
      from json_to_recordset(${JSON.stringify(rows)}::json) as x(id text, "universityId" text, "subjectId" text,
        kind text, about text, language text, sealed text, "runAfter" timestamptz)
      ${once}`.execute(trx);
  }
}

/** Whether it is queued already, so that it takes no place of another. */
export async function isQueued(trx: Trx, { universityId, about, kind }: Notice): Promise<boolean> {
  if (about === undefined) return false;
  const ofUniversity = trx.selectFrom("mails").select("id").where("university_id", "=", universityId);
  const queued = await ofUniversity.where("about", "=", about).where("kind", "=", kind).executeTakeFirst();
  return queued !== undefined;
}

/** The state of the latest mail of these kinds to each of these people, in the transaction's scope. */
export async function findMailStates(
  trx: Trx,
  { subjectIds, kinds }: { subjectIds: readonly string[]; kinds: readonly string[] },
): Promise<Map<string, MailState>> {
  const { rows } = await sql<{ subject_id: string; status: MailStatus; at: Date }>`
    select distinct on (subject_id) subject_id, status, coalesce(ended_at, created_at) as at
    from mails where subject_id = any(${subjectIds}) and kind = any(${kinds})
    order by subject_id, created_at desc, id`.execute(trx);
  return new Map(rows.map(({ subject_id, status, at }) => [subject_id, { status, at: at.toISOString() }]));
}
