/** Sends queued mails, again and again if need be: an outage delays a mail, and one that is given up is seen. */
import type { MailTopic } from "@ijaza/schema/mail-topics";
import type { FastifyBaseLogger } from "fastify";
import { type Selectable, sql } from "kysely";
import type { Attempts } from "../attempts/attempts.ts";
import { type Db, inScope, type Tables, type Trx } from "../database.ts";
import type { Signals } from "../signals.ts";
import { type MailTexts, renderMail } from "./letter-text.ts";
import { findSwitchedOff, switchesLink } from "./mail-topics.ts";
import { type DocumentMail, isQueued, type NewMail, type Notice, queueMails, requeueMail } from "./mails.ts";
import "./mails.tables.ts";
import { openLetter } from "./sealed-letter.ts";
import { MAIL_CONNECTIONS, type Transport } from "./transport.ts";

type MailRow = Selectable<Tables["mails"]>;

type MailerOptions = {
  db: Db;
  signals: Signals;
  /** Says when notices may be sent. */
  attempts: Pick<Attempts, "noticeAt" | "documentsAt">;
  transport: Transport;
  /** `Name <address>` that mails come from. */
  from: string;
  /** Seals what waits. */
  key: Buffer;
  publicUrl: string;
  log: FastifyBaseLogger;
};

type Kind = {
  texts: MailTexts;
  /** What its readers may switch off; mails of a kind without one are always sent. */
  topic?: MailTopic;
};

/** Seconds to wait after each failure; after the last one the mail is given up. */
const PAUSES = [30, 120, 600, 3600, 4 * 3600, 12 * 3600];
/** Mails taken at once: a claim for each would take longer than the sending. */
const CLAIMED = 30;
/** A mail that a node took and died with goes to another after so long: enough for those before it to time out. */
const LEASE_SECONDS = 180;
const IDLE_MS = 5_000;
const LONGEST_ERROR = 300;

export type Mailer = ReturnType<typeof createMailer>;

export function createMailer({ db, signals, attempts, transport, from, key, publicUrl, log }: MailerOptions) {
  const kinds = new Map<string, Kind>();
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  const deliver = async (mail: MailRow): Promise<void> => {
    try {
      const kind = kinds.get(mail.kind);
      if (!kind || !mail.sealed) throw new Error(`nobody has registered texts for mails of the kind ${mail.kind}`);
      const { to, values } = openLetter({ key, id: mail.id, sealed: mail.sealed });
      if (kind.topic && mail.subject_id) values.settings = switchesLink(publicUrl, kind.topic);
      const rendered = renderMail(kind.texts, mail.language, values);
      const unsubscribe = values.stop ? { unsubscribe: values.stop } : {};
      await transport.send({ ...rendered, id: mail.id, from, to, language: mail.language, ...unsubscribe });
      await endMail(db, { mail, status: "sent" });
    } catch (error) {
      log.warn({ err: error, mail: mail.id, kind: mail.kind }, "a mail was not taken");
      await postpone(db, { mail, error, pause: isRefusedForGood(error) ? undefined : PAUSES[mail.tries - 1] });
    }
  };

  /** Takes one after the other of those that wait; each connection of the transport has one of these. */
  const deliverEach = async (waiting: Iterable<MailRow>): Promise<void> => {
    for (const mail of waiting) {
      if (stopping.signal.aborted) return;
      await deliver(mail);
    }
  };

  const deliverAll = async (): Promise<number> => {
    let tried = 0;
    for (;;) {
      if (stopping.signal.aborted) return tried;
      const mails = await claimMails(db);
      if (mails.length === 0) return tried;
      const waiting = mails.values();
      await Promise.all(Array.from({ length: MAIL_CONNECTIONS }, () => deliverEach(waiting)));
      tried += mails.length;
    }
  };

  let latest: Promise<unknown> = Promise.resolve();

  /** Sends what is due, after whoever does so already; gives how many were tried. */
  const deliverDue = (): Promise<number> => {
    const run = latest.then(deliverAll);
    latest = run.catch(() => undefined);
    return run;
  };

  const loop = async () => {
    while (!stopping.signal.aborted) {
      await deliverDue().catch((error) => log.warn({ err: error }, "mails have to wait"));
      await signals.next("mails", { timeoutMs: IDLE_MS, signal: stopping.signal });
    }
  };

  /** Those whose readers have not switched them off; all are of one kind. */
  const withoutSwitchedOff = async <M extends NewMail>(trx: Trx, mails: readonly M[]): Promise<readonly M[]> => {
    const topic = kinds.get(mails[0]?.kind ?? "")?.topic;
    if (!topic) return mails;
    const subjectIds = mails.flatMap(({ subjectId }) => subjectId ?? []);
    const off = await findSwitchedOff(trx, { topic, subjectIds });
    return mails.filter(({ subjectId }) => subjectId === null || !off.has(subjectId));
  };

  return {
    /** Registers a kind of mails. */
    on(kind: string, texts: MailTexts, topic?: MailTopic): void {
      kinds.set(kind, { texts, ...(topic && { topic }) });
    },
    /** Queues mails in the transaction of what they tell. */
    queue: (trx: Trx, mails: readonly NewMail[]) => queueMails(trx, { key, mails }),
    /** Queues a notice alike; when its recipient or its university has had many in this hour, it is sent in a later one. */
    async queueNotice(trx: Trx, notice: Notice): Promise<void> {
      const isOn = (await withoutSwitchedOff(trx, [notice])).length > 0;
      if (!isOn || (await isQueued(trx, notice))) return;
      const { universityId, to: recipient } = notice;
      const runAfter = await attempts.noticeAt(trx, { universityId, recipient });
      await queueMails(trx, { key, mails: [{ ...notice, runAfter }] });
    },
    withoutSwitchedOff,
    /** Queues mails of one university and one kind about its documents, alike and all at once; gives when each is to be sent. */
    async queueDocuments(trx: Trx, documents: readonly DocumentMail[]): Promise<Date[]> {
      const mails = await withoutSwitchedOff(trx, documents);
      const [first] = mails;
      if (!first) return [];
      const recipients = mails.map(({ to }) => to);
      const times = await attempts.documentsAt(trx, { universityId: first.universityId, recipients });
      await queueMails(trx, { key, mails: mails.map((mail, place) => ({ ...mail, runAfter: times[place]! })) });
      return times;
    },
    /** Queues a notice that was given up once more, as one of the hour; false when it was not, or its reader wants none. */
    async queueAgain(trx: Trx, id: string, notice: Notice): Promise<boolean> {
      if ((await withoutSwitchedOff(trx, [notice])).length === 0) return false;
      const { universityId, to: recipient } = notice;
      const runAfter = await attempts.noticeAt(trx, { universityId, recipient });
      return requeueMail(trx, { key, id, mail: notice, runAfter });
    },
    deliverDue,
    isUp: () => transport.isUp(),
    start(): void {
      running = loop();
    },
    async stop(): Promise<void> {
      stopping.abort();
      await running;
      transport.close();
    },
  };
}

/** Takes mails that are due, the oldest first, for a while: of several nodes one gets each. */
async function claimMails(db: Db): Promise<MailRow[]> {
  return inScope(db, "all", async (trx) => {
    const { rows } = await sql<MailRow>`
      update mails set tries = tries + 1, run_after = now() + make_interval(secs => ${LEASE_SECONDS})
      where id in (select id from mails where status = 'queued' and run_after <= now()
        order by run_after limit ${CLAIMED} for update skip locked)
      returning *`.execute(trx);
    return rows.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  });
}

async function endMail(db: Db, { mail, status, error }: { mail: MailRow; status: "sent" | "failed"; error?: string }) {
  await inScope(db, "all", (trx) =>
    trx
      .updateTable("mails")
      .set({ status, error: error ?? null, sealed: null, ended_at: sql<Date>`now()` })
      .where("id", "=", mail.id)
      .execute(),
  );
}

type Failure = { mail: MailRow; error: unknown; pause: number | undefined };

/** Tries again after the pause; without one the mail is given up. */
async function postpone(db: Db, { mail, error, pause }: Failure): Promise<void> {
  const reason = reasonOf(error).slice(0, LONGEST_ERROR);
  if (pause === undefined) return endMail(db, { mail, status: "failed", error: reason });
  await inScope(db, "all", async (trx) => {
    await sql`update mails set error = ${reason}, run_after = now() + make_interval(secs => ${pause})
      where id = ${mail.id} and status = 'queued'`.execute(trx);
  });
}

/** What the mail server replied, which begins with a code of three digits (RFC 5321, section 4.2), or what else went wrong. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "response" in error && typeof error.response === "string" ? error.response : error.message;
}

/** Whether the server said that it never will take it (RFC 5321, section 4.2.1: a code of 5yz). */
function isRefusedForGood(error: unknown): boolean {
  const code = error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
  return code >= 500 && code < 600;
}
