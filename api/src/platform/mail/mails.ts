/** Mails as records: queued in the transaction of the change that they report, with their result. */
import { type Expression, sql } from "kysely";
import type { Trx } from "../database.ts";
import { newId } from "../ids.ts";
import { BOTH, type MailLanguage } from "./mail-languages.ts";
import type { MailStatus } from "./mails.tables.ts";
import { type MailContent, sealMail } from "./sealed-mail.ts";

export type NewMail = MailContent & {
  universityId: string | null;
  /** The recipient, a user or a student. */
  subjectId: string | null;
  /** The name of the texts that a room has registered. */
  kind: string;
  /** Null if the recipient has not chosen one: then the university's, else Arabic and French. */
  language: MailLanguage | null;
  /** The record, import or request that the mail is about: no second mail of this kind is queued for it. */
  about?: string;
  /** The time from which it may be sent; immediately when absent. */
  runAfter?: Date;
};

/** A mail that reports a result; if there are very many, some are sent later. */
export type Notice = Omit<NewMail, "universityId" | "runAfter"> & { universityId: string };

/** A mail about a document; if ten thousand are signed at once, most are sent later. */
export type DocumentMail = Notice & { about: string };

/** The state of the latest mail of a kind to a person. */
export type MailState = { status: MailStatus; at: string };

const MAILS_A_STATEMENT = 1000;

type LanguageForOptions = { chosen: Expression<unknown>; universityId: Expression<unknown> };

/** The chosen language, else that of the university, else both. */
const languageFor = ({ chosen, universityId }: LanguageForOptions) => sql<MailLanguage>`
  coalesce(${chosen}, (select u.language from universities u where u.id = ${universityId}), ${BOTH})`;

/** Queues mails; they are sent after the commit, and never if the transaction is rolled back. */
export async function queueMails(trx: Trx, { key, mails }: { key: Buffer; mails: readonly NewMail[] }): Promise<void> {
  for (let from = 0; from < mails.length; from += MAILS_A_STATEMENT) {
    const rows = mails.slice(from, from + MAILS_A_STATEMENT).map(({ to, values, ...mail }) => {
      const id = newId();
      return { ...mail, id, sealed: sealMail({ key, id, content: { to, values } }).toString("hex") };
    });
    // A role that may write but not read cannot see existing rows, so only mails that are sent once are compared.
    const once = rows.some(({ about }) => about !== undefined)
      ? sql`on conflict (university_id, about, kind) where about is not null do nothing`
      : sql``;
    // One parameter for any number of rows: with one per value, building the statement takes longer than running it.
    await sql`
      insert into mails (id, university_id, subject_id, kind, about, language, sealed, run_after)
      select id, "universityId", "subjectId", kind, about,
        ${languageFor({ chosen: sql`language`, universityId: sql`"universityId"` })}, decode(sealed, 'hex'), coalesce("runAfter", now())
      from json_to_recordset(${JSON.stringify(rows)}::json) as x(id text, "universityId" text, "subjectId" text,
        kind text, about text, language text, sealed text, "runAfter" timestamptz)
      ${once}`.execute(trx);
  }
}

/** Whether the mail is queued already, so that it does not take up another's place. */
export async function isQueued(trx: Trx, { universityId, about, kind }: Notice): Promise<boolean> {
  if (about === undefined) return false;
  const ofUniversity = trx.selectFrom("mails").select("id").where("university_id", "=", universityId);
  const queued = await ofUniversity.where("about", "=", about).where("kind", "=", kind).executeTakeFirst();
  return queued !== undefined;
}

/** The state of a mail; `at` is when it ended, or is due; `reply` is the server's if its last try failed. */
export type MailAbout = MailState & { id: string; kind: string; reply: string | null };

/** Errors without a reply of the server may name our own machines. */
const SMTP_REPLY = /^[45][0-9]{2}[ -]/;

/** The mails of these kinds about a record of a university, the oldest first. */
export async function findMailsAbout(
  trx: Trx,
  { universityId, about, kinds }: { universityId: string; about: string; kinds: readonly string[] },
): Promise<MailAbout[]> {
  const rows = await trx
    .selectFrom("mails")
    .select(["id", "kind", "status", "error", "ended_at", "run_after"])
    .where("university_id", "=", universityId)
    .where("about", "=", about)
    .where("kind", "in", kinds)
    .orderBy("created_at")
    .execute();
  return rows.map(({ id, kind, status, error, ended_at, run_after }) => {
    const at = (ended_at ?? run_after).toISOString();
    const reply = status !== "sent" && error && SMTP_REPLY.test(error) ? error : null;
    return { id, kind, status, at, reply };
  });
}

/** Queues a new copy of a mail that was given up; false if it was not given up, or is already queued again. */
export async function requeueMail(
  trx: Trx,
  { key, id, mail, runAfter }: { key: Buffer; id: string; mail: Notice; runAfter: Date },
): Promise<boolean> {
  const { to, values, kind, universityId } = mail;
  const language = languageFor({ chosen: sql`${mail.language}::text`, universityId: sql`${universityId}::text` });
  const sealed = sealMail({ key, id, content: { to, values } });
  const fresh = { kind, sealed, status: "queued" as const, tries: 0, error: null, ended_at: null };
  const { numUpdatedRows } = await trx
    .updateTable("mails")
    .set({ ...fresh, language, run_after: runAfter })
    .where("id", "=", id)
    .where("status", "=", "failed")
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
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
