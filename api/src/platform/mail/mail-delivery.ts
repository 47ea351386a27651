/** Sends queued mails and retries after failures: an outage delays a mail, and a mail that is given up is recorded. */
import type { MailTopic } from "@ijaza/schema/mails/topics";
import type { FastifyBaseLogger } from "fastify";
import { type Selectable, sql } from "kysely";
import { type Db, inScope, type Tables } from "../database.ts";
import type { Signals } from "../signals.ts";
import { type MailTexts, renderMail } from "./mail-text.ts";
import { switchesLink } from "./mail-topics.ts";
import "./mails.tables.ts";
import { openMail } from "./sealed-mail.ts";
import { MAIL_CONNECTIONS, type Transport } from "./transport.ts";

const NEXT_MAIL = { all: "mails are delivered in their order, whosever they are" };

type MailRow = Selectable<Tables["mails"]>;

export type MailKind = {
  texts: MailTexts;
  /** The topic that recipients may switch off; mails of a kind without a topic are always sent. */
  topic?: MailTopic | undefined;
};

export type MailDeliveryOptions = {
  db: Db;
  signals: Signals;
  transport: Transport;
  /** The sender, as `Name <address>`. */
  from: string;
  /** Seals queued mails. */
  key: Buffer;
  publicUrl: string;
  log: FastifyBaseLogger;
};

export type MailDelivery = {
  /** Sends the mails that are due, after a delivery that is already running; returns how many were tried. */
  deliverDue(): Promise<number>;
  isUp(): Promise<boolean>;
  start(): void;
  /** Resolves once the mail that is being sent has ended. */
  stop(): Promise<void>;
};

/** Seconds to wait after each failure; after the last one the mail is given up. */
const PAUSES = [30, 120, 600, 3600, 4 * 3600, 12 * 3600];
/** Mails claimed at once: one claim for each mail would take longer than its sending. */
const CLAIMED = 30;
/** After this time another node may claim the mails of a dead node: enough for the mails before it to time out. */
const LEASE_SECONDS = 180;
const IDLE_MS = 5_000;
const LONGEST_ERROR = 300;

export function createMailDelivery(options: MailDeliveryOptions, kinds: ReadonlyMap<string, MailKind>): MailDelivery {
  const { db, signals, transport, log } = options;
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  /** Sends one mail after the other; there is one such loop for each connection of the transport. */
  const deliverEach = async (waiting: Iterable<MailRow>): Promise<void> => {
    for (const mail of waiting) {
      if (stopping.signal.aborted) return;
      await deliver(mail, kinds, options);
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

  return {
    deliverDue,
    isUp: () => transport.isUp(),
    start() {
      running = loop();
    },
    async stop() {
      stopping.abort();
      await running;
      transport.close();
    },
  };
}

/** Sends a mail once, and records the result. */
async function deliver(
  mail: MailRow,
  kinds: ReadonlyMap<string, MailKind>,
  { db, transport, from, key, publicUrl, log }: MailDeliveryOptions,
): Promise<void> {
  try {
    const kind = kinds.get(mail.kind);
    if (!kind || !mail.sealed) throw new Error(`nobody has registered texts for mails of the kind ${mail.kind}`);
    const { to, values } = openMail({ key, id: mail.id, sealed: mail.sealed });
    if (kind.topic && mail.subject_id) values.settings = switchesLink(publicUrl, kind.topic);
    const rendered = renderMail(kind.texts, mail.language, values);
    const unsubscribe = values.stop ? { unsubscribe: values.stop } : {};
    await transport.send({ ...rendered, id: mail.id, from, to, language: mail.language, ...unsubscribe });
    await endMail(db, { mail, status: "sent" });
  } catch (error) {
    log.warn({ err: error, mail: mail.id, kind: mail.kind }, "a mail was not taken");
    await postpone(db, { mail, error, pause: isRefusedForGood(error) ? undefined : PAUSES[mail.tries - 1] });
  }
}

/** Claims due mails for a limited time, the oldest first; each is claimed by one node only. */
async function claimMails(db: Db): Promise<MailRow[]> {
  return inScope(db, NEXT_MAIL, async (trx) => {
    const { rows } = await sql<MailRow>`
      update mails set tries = tries + 1, run_after = now() + make_interval(secs => ${LEASE_SECONDS})
      where id in (select id from mails where status = 'queued' and run_after <= now()
        order by run_after limit ${CLAIMED} for update skip locked)
      returning *`.execute(trx);
    return rows.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  });
}

async function endMail(db: Db, { mail, status, error }: { mail: MailRow; status: "sent" | "failed"; error?: string }) {
  await inScope(db, NEXT_MAIL, (trx) =>
    trx
      .updateTable("mails")
      .set({ status, error: error ?? null, sealed: null, ended_at: sql<Date>`now()` })
      .where("id", "=", mail.id)
      .execute(),
  );
}

type PostponeOptions = { mail: MailRow; error: unknown; pause: number | undefined };

/** Schedules the next try after the pause; without a pause the mail is given up. */
async function postpone(db: Db, { mail, error, pause }: PostponeOptions): Promise<void> {
  const reason = reasonOf(error).slice(0, LONGEST_ERROR);
  if (pause === undefined) return endMail(db, { mail, status: "failed", error: reason });
  await inScope(db, NEXT_MAIL, async (trx) => {
    await sql`update mails set error = ${reason}, run_after = now() + make_interval(secs => ${pause})
      where id = ${mail.id} and status = 'queued'`.execute(trx);
  });
}

/** The mail server's reply, which begins with a code of three digits (RFC 5321, section 4.2), or the other error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "response" in error && typeof error.response === "string" ? error.response : error.message;
}

/** Whether the server refused the mail permanently (RFC 5321, section 4.2.1: a code of 5yz). */
function isRefusedForGood(error: unknown): boolean {
  const code = error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
  return code >= 500 && code < 600;
}
