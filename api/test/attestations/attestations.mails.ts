/** Mails about attestations, to the students who own them and to the staff. */
import type { HolderMailTemplates, StaffMailTemplates } from "../../src/features/records/records.service.ts";
import type { MailTexts } from "../../src/platform/mail/mail-text.ts";
import type { AttestationRow } from "./attestations.tables.ts";
import type { AttestationDeps } from "./import-attestations.ts";

const textsOf = (en: string, fr: string, ar: string): MailTexts => ({
  en: { subject: `${en}: {title}`, paragraphs: ["{university}"], action: "Open", note: "{contact}" },
  fr: { subject: `${fr} : {title}`, paragraphs: ["{university}"], action: "Ouvrir", note: "{contact}" },
  ar: { subject: `${ar}: {title}`, paragraphs: ["{university}"], action: "فتح", note: "{contact}" },
});

export const createHolderMailTemplates = ({
  students,
}: Pick<AttestationDeps, "students">): HolderMailTemplates<AttestationRow> => ({
  signed: { kind: "attestations.signed", texts: textsOf("Signed", "Signée", "وُقّعت") },
  revoked: { kind: "attestations.revoked", texts: textsOf("Revoked", "Révoquée", "أُلغيت") },
  async findHolders(trx, rows) {
    const found = await students.findByIds(
      trx,
      rows.flatMap(({ student_id }) => student_id ?? []),
    );
    const byId = new Map(found.map((student) => [student.id, student]));
    return new Map(
      rows.flatMap(({ id, student_id }) => {
        const student = byId.get(student_id ?? "");
        if (!student?.email) return [];
        const { email: to, language, first_name: first, last_name: last } = student;
        return [[id, { subjectId: student.id, to, language, name: `${first} ${last}`, nameAr: null }] as const];
      }),
    );
  },
  describe: ({ programme }) => ({
    title: { en: programme, fr: programme, ar: programme },
    days: {},
    hasPicture: false,
  }),
});

export const STAFF_MAIL_TEMPLATES: StaffMailTemplates = {
  noun: {
    en: "attestations",
    fr: "attestations",
    ar: "شهادات تسجيل",
    theAr: "شهادات التسجيل",
    one: { en: "the attestation {number}", fr: "attestation {number}", ar: "شهادة التسجيل {number}" },
  },
  afterAcceptance: {
    en: "They are being signed.",
    fr: "Elles sont en cours de signature.",
    ar: "وهي الآن قيد التوقيع.",
  },
  list: "/attestations",
  waiting: "/attestations/",
};
