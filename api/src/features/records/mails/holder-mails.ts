/** Queues mails to the holders of signed and revoked records, each once. */
import type { DocumentMail as DeliveredMail } from "@ijaza/schema/documents/mails";
import type { Trx } from "../../../platform/database.ts";
import type { Mailer } from "../../../platform/mail/mailer.ts";
import { findMailsAbout } from "../../../platform/mail/mails.ts";
import type { RecordRow } from "../records.kind.ts";
import { createHolderWriting, type HolderMailTemplates, type HolderWritingDeps } from "./holder-writing.ts";
import { findNotifying } from "./notify-holders.ts";

export type HolderDeps = HolderWritingDeps & { mailer: Mailer };

export type HolderMails<Row extends RecordRow> = {
  /** Kinds of the mails that tell a holder of the signature. */
  signedKinds: readonly string[];
  /** The state of the mails about a record, oldest first. A mail that is not written yet counts as queued. */
  listMails(trx: Trx, record: Row): Promise<DeliveredMail[]>;
  /**
   * Sends the last mail about a record again if it was given up, to the present address of its holder; false when it was
   * not, or is outdated. It contains no code, because a corrected address gets a new code with the correction.
   */
  sendAgain(trx: Trx, record: Row): Promise<boolean>;
  /**
   * Queues the mails about signed records of one university, without those that were revoked meanwhile. Returns when the
   * first of them is due, if there is one.
   */
  notifySigned(trx: Trx, records: readonly Row[]): Promise<Date | undefined>;
  /** Queues the mails about records whose revocation is final. */
  onRevoked(trx: Trx, records: readonly Row[]): Promise<void>;
};

export function createHolderMails<Row extends RecordRow>(
  deps: HolderDeps,
  templates: HolderMailTemplates<Row>,
): HolderMails<Row> {
  const { mailer } = deps;
  mailer.on(templates.signed.kind, templates.signed.texts, "documents");
  mailer.on(templates.revoked.kind, templates.revoked.texts);
  if (templates.signedWithCode) mailer.on(templates.signedWithCode.kind, templates.signedWithCode.texts);
  const { write, writeSigned, addCodes } = createHolderWriting(deps, templates);

  /** The mail about a signed record that the job of its batch has not reached yet. */
  const findWaiting = async (trx: Trx, record: Row): Promise<DeliveredMail[]> => {
    const turn = await findNotifying(trx, record);
    if (!turn || record.batch_index! < turn.done) return [];
    const mails = await mailer.withoutSwitchedOff(trx, await writeSigned(trx, [record]));
    return mails.map(() => ({ about: "signed", state: "queued", at: turn.at.toISOString(), answer: null }));
  };

  const signedKinds = [templates.signed.kind, templates.signedWithCode?.kind ?? []].flat();
  const kinds = [...signedKinds, templates.revoked.kind];

  return {
    signedKinds,

    async listMails(trx, record) {
      const { id, university_id: universityId } = record;
      const mails = await findMailsAbout(trx, { universityId, about: id, kinds });
      if (mails.length === 0) return findWaiting(trx, record);
      return mails.map(({ kind, status: state, at, reply: answer }) => {
        return { about: kind === templates.revoked.kind ? "revoked" : "signed", state, at, answer };
      });
    },

    async sendAgain(trx, record) {
      const mails = await findMailsAbout(trx, { universityId: record.university_id, about: record.id, kinds });
      const latest = mails.at(-1);
      const isRevocation = latest?.kind === templates.revoked.kind;
      if (latest?.status !== "failed" || (!isRevocation && record.status !== "signed")) return false;
      const [mail] = await write(trx, isRevocation ? templates.revoked : templates.signed, [record]);
      if (!mail) return false;
      const stopped = isRevocation ? undefined : await templates.findStopped?.(trx, [mail.to]);
      return !stopped?.has(mail.to) && mailer.queueAgain(trx, latest.id, mail);
    },

    async notifySigned(trx, records) {
      const mails = await writeSigned(trx, records);
      const withCode = await addCodes(trx, mails);
      const carrying = new Set(withCode.map(({ about }) => about));
      const others = mails.filter(({ about }) => !carrying.has(about));
      const times = [await mailer.queueDocuments(trx, withCode), await mailer.queueDocuments(trx, others)].flat();
      return times.reduce<Date | undefined>((first, time) => (first && first <= time ? first : time), undefined);
    },

    async onRevoked(trx, records) {
      for (const mail of await write(trx, templates.revoked, records)) await mailer.queueNotice(trx, mail);
    },
  };
}
