/** Queues mails in the transaction of the change that they report; delivery runs separately. */
import type { MailTopic } from "@ijaza/schema/mails/topics";
import type { Attempts } from "../attempts/attempts.ts";
import type { Written } from "../attempts/transaction-attempts.ts";
import type { Trx } from "../database.ts";
import { createMailDelivery, type MailDelivery, type MailDeliveryOptions, type MailKind } from "./mail-delivery.ts";
import type { MailTexts } from "./mail-text.ts";
import { findSwitchedOff } from "./mail-topics.ts";
import { type DocumentMail, isQueued, type NewMail, type Notice, queueMails, requeueMail } from "./mails.ts";

type MailerOptions = MailDeliveryOptions & {
  /** Decides when notices may be sent, and whether persons may send mails. */
  attempts: Pick<Attempts, "written" | "noticeAt" | "documentsAt">;
};

/**
 * Why mails are sent, so that none is without a limit: a person sends them, whose mails are counted with them; whoever
 * queues them has `counted` what causes them; or they report what is done `once`, by whoever is entitled to it.
 */
export type Cause = Omit<Written, "recipients"> | "counted" | "once";

export type Mailer = MailDelivery & {
  /** Registers a kind of mails. */
  on(kind: string, texts: MailTexts, topic?: MailTopic): void;
  /** Queues mails in the transaction of the change that they report. Throws `too_many_requests` to a person who sends many. */
  queue(trx: Trx, mails: readonly NewMail[], cause: Cause): Promise<void>;
  /** Queues a notice once; when its recipient or its university has had many in this hour, it is sent in a later one. */
  queueNotice(trx: Trx, notice: Notice): Promise<void>;
  /** The mails whose recipients have not switched them off; all are of one kind. */
  withoutSwitchedOff<M extends NewMail>(trx: Trx, mails: readonly M[]): Promise<readonly M[]>;
  /** Queues mails of one university and one kind about its documents, with the same limits; returns when each is due. */
  queueDocuments(trx: Trx, documents: readonly DocumentMail[]): Promise<Date[]>;
  /** Queues a notice again that was given up, for this hour; false when it was not given up or is switched off. */
  queueAgain(trx: Trx, id: string, notice: Notice): Promise<boolean>;
};

export function createMailer({ attempts, ...options }: MailerOptions): Mailer {
  const { key } = options;
  const kinds = new Map<string, MailKind>();
  const delivery = createMailDelivery(options, kinds);

  const withoutSwitchedOff: Mailer["withoutSwitchedOff"] = async (trx, mails) => {
    const topic = kinds.get(mails[0]?.kind ?? "")?.topic;
    if (!topic) return mails;
    const subjectIds = mails.flatMap(({ subjectId }) => subjectId ?? []);
    const off = await findSwitchedOff(trx, { topic, subjectIds });
    return mails.filter(({ subjectId }) => subjectId === null || !off.has(subjectId));
  };

  return {
    ...delivery,
    withoutSwitchedOff,

    on(kind, texts, topic) {
      kinds.set(kind, { texts, topic });
    },

    async queue(trx, mails, cause) {
      if (typeof cause === "object") await attempts.written(trx, { ...cause, recipients: mails.map(({ to }) => to) });
      await queueMails(trx, { key, mails });
    },

    async queueNotice(trx, notice) {
      const isOn = (await withoutSwitchedOff(trx, [notice])).length > 0;
      if (!isOn || (await isQueued(trx, notice))) return;
      const { universityId, to: recipient } = notice;
      const runAfter = await attempts.noticeAt(trx, { universityId, recipient });
      await queueMails(trx, { key, mails: [{ ...notice, runAfter }] });
    },

    async queueDocuments(trx, documents) {
      const mails = await withoutSwitchedOff(trx, documents);
      const [first] = mails;
      if (!first) return [];
      const recipients = mails.map(({ to }) => to);
      const times = await attempts.documentsAt(trx, { universityId: first.universityId, recipients });
      await queueMails(trx, { key, mails: mails.map((mail, place) => ({ ...mail, runAfter: times[place]! })) });
      return times;
    },

    async queueAgain(trx, id, notice) {
      if ((await withoutSwitchedOff(trx, [notice])).length === 0) return false;
      const { universityId, to: recipient } = notice;
      const runAfter = await attempts.noticeAt(trx, { universityId, recipient });
      return requeueMail(trx, { key, id, mail: notice, runAfter });
    },
  };
}
