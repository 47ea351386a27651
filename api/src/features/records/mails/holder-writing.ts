/** Writes the mails to the holders of signed and revoked records. */

import { LANGUAGES, type Language, type Texts } from "@ijaza/schema/product";
import { linkedInAddress } from "@ijaza/schema/verification/linkedin";
import type { Trx } from "../../../platform/database.ts";
import type { MailTexts, MailValues } from "../../../platform/mail/mail-text.ts";
import type { DocumentMail } from "../../../platform/mail/mails.ts";
import type { StudentCodes } from "../../students/students.service.ts";
import { type Universities, type UniversityRow, universityValuesOf } from "../../universities/universities.service.ts";
import type { RecordRow } from "../records.kind.ts";

/** The recipient of mails about a document, as the university names and reaches them. */
export type Holder = {
  /** The student, if it is one. */
  subjectId: string | null;
  to: string;
  /** Null if the recipient has not chosen one. */
  language: Language | null;
  name: string;
  /** The name in Arabic letters. */
  nameAr: string | null;
};

/** The values of a record in mails. */
export type RecordDescription = {
  title: Texts;
  /** Its public dates, those that it has (`YYYY-MM-DD`). */
  days: { issueDate?: string; decisionDate?: string; expiryDate?: string };
  /** Whether anyone may see a picture of it. */
  hasPicture: boolean;
};

/** What a mail of a kind says. */
type MailTemplate = { kind: string; texts: MailTexts };

/** The mails of a kind of records. Their texts may contain `{university}`, `{title}` and `{contact}`. */
export type HolderMailTemplates<Row extends RecordRow> = {
  /** May contain a picture, and a second link, to LinkedIn. */
  signed: MailTemplate & { isMailed?(record: Row): boolean };
  revoked: MailTemplate & { isMailed?(record: Row): boolean };
  /**
   * Replaces the mail about a signed record for students who never signed in. Its texts may also contain `{number}`,
   * `{signIn}` and the code.
   */
  signedWithCode?: MailTemplate & {
    /** First codes by student, for those who never had one. */
    makeCodes: StudentCodes["makeFirst"];
  };
  /** The recipients by record, without those who cannot be reached. All records are of one university. */
  findHolders(trx: Trx, records: readonly Row[]): Promise<ReadonlyMap<string, Holder>>;
  describe(record: Row): RecordDescription;
  /** The addresses that have stopped mails about signed records, where recipients have no account with settings. */
  findStopped?(trx: Trx, addresses: readonly string[]): Promise<ReadonlySet<string>>;
  /** The link that stops those mails to the address. */
  stopLink?(address: string): string;
};

export type HolderWritingDeps = { universities: Pick<Universities, "findById">; publicUrl: string };

export type HolderWriting<Row extends RecordRow> = {
  /** The mails about signed records, without those to addresses that have stopped them. */
  writeSigned(trx: Trx, records: readonly Row[]): Promise<DocumentMail[]>;
  write(trx: Trx, template: HolderMailTemplates<Row>["signed"], records: readonly Row[]): Promise<DocumentMail[]>;
  /** Replaces mails by those with a first code: one mail for each student who never had a code. */
  addCodes(trx: Trx, mails: readonly DocumentMail[]): Promise<DocumentMail[]>;
};

const PICTURE = "/api/document/picture/";
const PAGE = "/digital_diploma/";

export function createHolderWriting<Row extends RecordRow>(
  { universities, publicUrl }: HolderWritingDeps,
  templates: HolderMailTemplates<Row>,
): HolderWriting<Row> {
  const write: HolderWriting<Row>["write"] = async (trx, template, all) => {
    const records = template.isMailed ? all.filter(template.isMailed) : all;
    const [first] = records;
    if (!first) return [];
    const university = await universities.findById(trx, first.university_id);
    const holders = await templates.findHolders(trx, records);
    return records.flatMap((record) => {
      const holder = holders.get(record.id);
      if (!university || !holder) return [];
      const values = valuesOf({ record, holder, university, described: templates.describe(record), publicUrl });
      const { subjectId, to, language } = holder;
      const stop = templates.stopLink?.(to);
      if (stop) values.stop = stop;
      const head = { universityId: university.id, subjectId, kind: template.kind, about: record.id };
      return [{ ...head, to, language, values }];
    });
  };

  return {
    write,

    async writeSigned(trx, records) {
      const written = await write(trx, templates.signed, records.filter(isStillSigned));
      if (written.length === 0 || !templates.findStopped) return written;
      const addresses = written.map(({ to }) => to);
      const stopped = await templates.findStopped(trx, addresses);
      return written.filter(({ to }) => !stopped.has(to));
    },

    async addCodes(trx, mails) {
      const [first] = mails;
      const { signedWithCode } = templates;
      if (!first || !signedWithCode) return [];
      const studentIds = mails.flatMap(({ subjectId }) => subjectId ?? []);
      const codes = await signedWithCode.makeCodes(trx, { universityId: first.universityId, studentIds });
      return mails.flatMap((mail) => {
        const code = codes.get(mail.subjectId ?? "");
        if (!code) return [];
        codes.delete(mail.subjectId ?? "");
        const values = { ...mail.values, ...code };
        return [{ ...mail, kind: signedWithCode.kind, values }];
      });
    },
  };
}

/** While a revocation is under way the document is valid, and may stay so. */
const isStillSigned = ({ status }: RecordRow): boolean => status === "signed" || status === "revoking";

type ValuesOfOptions = {
  record: RecordRow;
  holder: Holder;
  university: UniversityRow;
  described: RecordDescription;
  publicUrl: string;
};

function valuesOf({ record, holder, university, described, publicUrl }: ValuesOfOptions): MailValues {
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
