/** Mails to those whose documents are signed and revoked; each is queued once. */
import type { DocumentMail as DeliveredMail } from "@ijaza/schema/document-mails";
import { linkedInAddress } from "@ijaza/schema/linkedin";
import { LANGUAGES, type Language, type Texts } from "@ijaza/schema/product";
import type { Trx } from "../../../platform/database.ts";
import type { MailTexts, MailValues } from "../../../platform/mail/letter-text.ts";
import type { Mailer } from "../../../platform/mail/mailer.ts";
import { type DocumentMail, findMailsAbout } from "../../../platform/mail/mails.ts";
import type { StudentCodes } from "../../students/students.service.ts";
import { type Universities, type UniversityRow, universityValuesOf } from "../../universities/universities.service.ts";
import type { RecordRow } from "../records.kind.ts";
import { findNotifying } from "./notify-holders.ts";

export type HolderDeps = { mailer: Mailer; universities: Pick<Universities, "findById">; publicUrl: string };

/** To whom a document is told: as its university has named and can reach them. */
export type Holder = {
  /** The student, if it is one. */
  subjectId: string | null;
  to: string;
  /** Null when none was chosen. */
  language: Language | null;
  name: string;
  /** The name in Arabic letters. */
  nameAr: string | null;
};

/** What a record says in a mail. */
export type Described = {
  /** What it is called. */
  title: Texts;
  /** Its public days, of those that it has (`YYYY-MM-DD`). */
  days: { issueDate?: string; decisionDate?: string; expiryDate?: string };
  /** Whether anyone may see it as a picture. */
  hasPicture: boolean;
};

type Letter = { kind: string; texts: MailTexts };

/** How a room writes to the holders of its records. Texts may name `{university}`, `{title}` and `{contact}`. */
export type HolderLetters<Row extends RecordRow> = {
  /** It may have a picture, and a second link, to LinkedIn. */
  signed: Letter & { isTold?(record: Row): boolean };
  revoked: Letter & { isTold?(record: Row): boolean };
  /** Takes the place of the mail about a signed record to who is to sign in for the first time. It may also name `{number}`, `{signIn}` and the code. */
  signedWithCode?: Letter & {
    /** By student, of those who never had a code. */
    makeCodes: StudentCodes["makeFirst"];
  };
  /** Whom to write to, by record; who cannot be reached is left out. All records are of one university. */
  findHolders(trx: Trx, records: readonly Row[]): Promise<ReadonlyMap<string, Holder>>;
  describe(record: Row): Described;
  /** Those of the addresses that want no mail about what is signed, where the holders are no people with settings here. */
  findStopped?(trx: Trx, addresses: readonly string[]): Promise<ReadonlySet<string>>;
  /** What stops those mails to the address. */
  stopLink?(address: string): string;
};

const PICTURE = "/api/document/picture/";
const PAGE = "/digital_diploma/";

export function createHolderLetters<Row extends RecordRow>(deps: HolderDeps, letters: HolderLetters<Row>) {
  const { mailer, universities, publicUrl } = deps;
  mailer.on(letters.signed.kind, letters.signed.texts, "documents");
  mailer.on(letters.revoked.kind, letters.revoked.texts);
  if (letters.signedWithCode) mailer.on(letters.signedWithCode.kind, letters.signedWithCode.texts);

  const write = async (
    trx: Trx,
    letter: HolderLetters<Row>["signed"],
    all: readonly Row[],
  ): Promise<DocumentMail[]> => {
    const records = letter.isTold ? all.filter(letter.isTold) : all;
    const [first] = records;
    if (!first) return [];
    const university = await universities.findById(trx, first.university_id);
    const holders = await letters.findHolders(trx, records);
    return records.flatMap((record) => {
      const holder = holders.get(record.id);
      if (!university || !holder) return [];
      const values = valuesOf({ record, holder, university, described: letters.describe(record), publicUrl });
      const { subjectId, to, language } = holder;
      const stop = letters.stopLink?.(to);
      if (stop) values.stop = stop;
      const head = { universityId: university.id, subjectId, kind: letter.kind, about: record.id };
      return [{ ...head, to, language, values }];
    });
  };

  /** Those of the mails that bring a code besides: one a student who never had one. */
  const addCodes = async (trx: Trx, mails: readonly DocumentMail[]): Promise<DocumentMail[]> => {
    const [first] = mails;
    const { signedWithCode } = letters;
    if (!first || !signedWithCode) return [];
    const studentIds = mails.flatMap(({ subjectId }) => subjectId ?? []);
    const codes = await signedWithCode.makeCodes(trx, { universityId: first.universityId, studentIds });
    return mails.flatMap((mail) => {
      const code = codes.get(mail.subjectId ?? "");
      if (!code) return [];
      codes.delete(mail.subjectId ?? "");
      const values = { ...mail.values, ...code, signIn: `${publicUrl}/login_student` };
      return [{ ...mail, kind: signedWithCode.kind, values }];
    });
  };

  /** The mails about signed records, without those to addresses that want none. */
  const writeSigned = async (trx: Trx, records: readonly Row[]): Promise<DocumentMail[]> => {
    const written = await write(trx, letters.signed, records.filter(isStillSigned));
    if (written.length === 0 || !letters.findStopped) return written;
    const addresses = written.map(({ to }) => to);
    const stopped = await letters.findStopped(trx, addresses);
    return written.filter(({ to }) => !stopped.has(to));
  };

  /** The mail about a signed record that the job of its batch has not reached yet. */
  const findWaiting = async (trx: Trx, record: Row): Promise<DeliveredMail[]> => {
    const turn = await findNotifying(trx, record);
    if (!turn || record.batch_index! < turn.done) return [];
    const mails = await mailer.withoutSwitchedOff(trx, await writeSigned(trx, [record]));
    return mails.map(() => ({ about: "signed", state: "queued", at: turn.at.toISOString(), answer: null }));
  };

  const kinds = [letters.signed.kind, letters.signedWithCode?.kind ?? [], letters.revoked.kind].flat();

  return {
    /** What became of the mails about a record, the oldest first; one that is to be written is queued, too. */
    async listMails(trx: Trx, record: Row): Promise<DeliveredMail[]> {
      const { id, university_id: universityId } = record;
      const mails = await findMailsAbout(trx, { universityId, about: id, kinds });
      if (mails.length === 0) return findWaiting(trx, record);
      return mails.map(({ kind, status: state, at, reply: answer }) => {
        return { about: kind === letters.revoked.kind ? "revoked" : "signed", state, at, answer };
      });
    },
    /**
     * Sends the last mail about a record again if it was given up, to the address of its holder now; false when it was
     * not, or is no longer true. It brings no code: whoever gets a corrected address is mailed a new code with it.
     */
    async sendAgain(trx: Trx, record: Row): Promise<boolean> {
      const mails = await findMailsAbout(trx, { universityId: record.university_id, about: record.id, kinds });
      const latest = mails.at(-1);
      const isRevocation = latest?.kind === letters.revoked.kind;
      if (latest?.status !== "failed" || (!isRevocation && record.status !== "signed")) return false;
      const [mail] = await write(trx, isRevocation ? letters.revoked : letters.signed, [record]);
      if (!mail) return false;
      const stopped = isRevocation ? undefined : await letters.findStopped?.(trx, [mail.to]);
      return !stopped?.has(mail.to) && mailer.queueAgain(trx, latest.id, mail);
    },
    /**
     * Queues the mails about signed records of one university; those that were revoked meanwhile have none. Gives when
     * the first of them is to be sent, if there is one.
     */
    async notifySigned(trx: Trx, records: readonly Row[]): Promise<Date | undefined> {
      const mails = await writeSigned(trx, records);
      const withCode = await addCodes(trx, mails);
      const carrying = new Set(withCode.map(({ about }) => about));
      const others = mails.filter(({ about }) => !carrying.has(about));
      const times = [await mailer.queueDocuments(trx, withCode), await mailer.queueDocuments(trx, others)].flat();
      return times.reduce<Date | undefined>((first, time) => (first && first <= time ? first : time), undefined);
    },
    /** Its revocation is final. */
    async onRevoked(trx: Trx, record: Row): Promise<void> {
      for (const mail of await write(trx, letters.revoked, [record])) await mailer.queueNotice(trx, mail);
    },
  };
}

/** While a revocation is under way the document is good, and may remain so. */
const isStillSigned = ({ status }: RecordRow): boolean => status === "signed" || status === "revoking";

type Values = { record: RecordRow; holder: Holder; university: UniversityRow; described: Described; publicUrl: string };

function valuesOf({ record, holder, university, described, publicUrl }: Values): MailValues {
  const { id } = record;
  const link = `${publicUrl}${PAGE}${id}`;
  const values: MailValues = {
    ...universityValuesOf(university),
    name: holder.name,
    link,
    contact: university.email ? ` (${university.email})` : "",
  };
  if (holder.nameAr) values.name_ar = holder.nameAr;
  if (described.hasPicture) values.picture = `${publicUrl}${PICTURE}${id}`;
  for (const language of LANGUAGES) {
    const [name, title] = [university[`name_${language}`], described.title[language]];
    values[`title_${language}`] = title;
    values[`more_${language}`] = linkedInAddress({ id, link, name: title, university: name, claims: described.days });
  }
  return values;
}
