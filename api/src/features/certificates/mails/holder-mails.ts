/** Mails to recipients of certificates, to the address in the accepted content: signed, and revoked. */
import type { Texts } from "@ijaza/schema/product";
import type { Trx } from "../../../platform/database.ts";
import type { MailStops } from "../../../platform/mail/mail-stops.ts";
import type { MailTexts } from "../../../platform/mail/mail-text.ts";
import type { Holder, HolderMailTemplates } from "../../records/records.service.ts";
import type { Students } from "../../students/students.service.ts";
import type { CertificateRow } from "../certificates.tables.ts";

const SIGNED: MailTexts = {
  en: {
    subject: "{university} has signed a certificate for you",
    paragraphs: [
      "{university} has signed a certificate for you: {title}. Anyone you give its link to can now verify it, free of charge and without an account.",
      "To share it, open its page: copy its link, show its QR code, send it by e-mail or WhatsApp, or add it to your LinkedIn profile.",
    ],
    picture: "Picture of the certificate",
    action: "View and share the certificate",
    more: "Add to my LinkedIn profile",
    note: "You are receiving this e-mail because {university} issued the certificate to this address.",
    stop: "Stop e-mails about certificates",
  },
  fr: {
    subject: "{university} a signé un certificat à votre nom",
    paragraphs: [
      "{university} a signé un certificat à votre nom : {title}. Toute personne à qui vous donnez son lien peut désormais le vérifier, gratuitement et sans compte.",
      "Pour le partager, ouvrez sa page : copiez son lien, montrez son code QR, envoyez-le par courriel ou WhatsApp, ou ajoutez-le à votre profil LinkedIn.",
    ],
    picture: "Image du certificat",
    action: "Voir et partager le certificat",
    more: "Ajouter à mon profil LinkedIn",
    note: "Vous recevez ce message parce que {university} a délivré le certificat à cette adresse.",
    stop: "Ne plus recevoir de courriels sur les certificats",
  },
  ar: {
    subject: "وقّعت {university} شهادة مهنية باسمك",
    paragraphs: [
      "وقّعت {university} شهادة مهنية باسمك: {title}. يستطيع الآن كل من تعطيه رابطها أن يتحقق منها مجانًا ودون حساب.",
      "لمشاركتها افتح صفحتها: انسخ رابطها، أو اعرض رمز QR، أو أرسلها بالبريد الإلكتروني أو عبر واتساب، أو أضفها إلى ملفك في LinkedIn.",
    ],
    picture: "صورة الشهادة المهنية",
    action: "عرض الشهادة ومشاركتها",
    more: "إضافة إلى ملفّي في LinkedIn",
    note: "تصلك هذه الرسالة لأن {university} أصدرت الشهادة المهنية إلى هذا العنوان.",
    stop: "إيقاف الرسائل المتعلقة بالشهادات المهنية",
  },
};

const REVOKED: MailTexts = {
  en: {
    subject: "{university} has revoked your certificate",
    paragraphs: [
      "{university} has revoked your certificate: {title}. From now on, anyone who verifies it will see that it is revoked and since when, but not why.",
      "{university} can tell you the reason, and what you can do if you disagree: please contact the university{contact}.",
    ],
    action: "See what others see",
    note: "You always receive this e-mail, because others may rely on the certificate.",
  },
  fr: {
    subject: "{university} a révoqué votre certificat",
    paragraphs: [
      "{university} a révoqué votre certificat : {title}. Toute vérification indique désormais qu’il est révoqué et depuis quand, mais pas pourquoi.",
      "{university} peut vous en donner le motif et vous indiquer les recours possibles : écrivez-lui{contact}.",
    ],
    action: "Voir le résultat de la vérification",
    note: "Vous recevez toujours ce message : d’autres se fient peut-être à ce certificat.",
  },
  ar: {
    subject: "ألغت {university} شهادتك المهنية",
    paragraphs: [
      "ألغت {university} شهادتك المهنية: {title}. يظهر الإلغاء وتاريخه من الآن لكل من يتحقق منها، ولا يظهر سببه.",
      "يمكن لـ{university} أن تعلمك بالسبب وبطرق الاعتراض إن لم توافق: يُرجى مراسلتها{contact}.",
    ],
    action: "عرض ما يراه الآخرون",
    note: "تصلك هذه الرسالة دائمًا، فقد يكون غيرك معتمدًا على هذه الشهادة.",
  },
};

const UNNAMED: Texts = { en: "Certificate", fr: "Certificat", ar: "شهادة مهنية" };

/** The text of its first defined field that has one, as in shared links. */
function titleOf({ definition, fields }: CertificateRow): Texts {
  const first = fields[definition[0]?.name ?? ""];
  return first === undefined || first === "" ? UNNAMED : { en: String(first), fr: String(first), ar: String(first) };
}

type TemplateDeps = {
  students: Pick<Students, "findByIds">;
  mailStops: Pick<MailStops, "findStopped" | "linkFor">;
};

/** Mails about new certificates have a link that stops them; mails about revocations are always sent. */
export const createHolderMailTemplates = ({
  students,
  mailStops,
}: TemplateDeps): HolderMailTemplates<CertificateRow> => ({
  signed: { kind: "certificates.signed", texts: SIGNED },
  revoked: { kind: "certificates.revoked", texts: REVOKED },
  findHolders: (trx, certificates) => findHolders(trx, { students, certificates }),
  findStopped: (trx, addresses) => mailStops.findStopped(trx, addresses),
  stopLink: (address) => mailStops.linkFor(address),
  describe: (certificate) => ({
    title: titleOf(certificate),
    days: {
      issueDate: certificate.issue_date,
      ...(certificate.expiry_date !== null && { expiryDate: certificate.expiry_date }),
    },
    hasPicture: true,
  }),
});

type FindHoldersOptions = { students: Pick<Students, "findByIds">; certificates: readonly CertificateRow[] };

/** By certificate; a student of the university is addressed in the language of the student's account. */
async function findHolders(trx: Trx, { students, certificates }: FindHoldersOptions): Promise<Map<string, Holder>> {
  const ids = new Set(certificates.flatMap(({ student_id }) => student_id ?? []));
  const byId = new Map((await students.findByIds(trx, [...ids])).map((student) => [student.id, student]));
  return new Map(
    certificates.map((certificate): [string, Holder] => {
      const { recipient_first_name_ar: firstAr, recipient_last_name_ar: lastAr, email: to } = certificate;
      const name = `${certificate.recipient_first_name} ${certificate.recipient_last_name}`;
      const nameAr = [firstAr, lastAr].filter(Boolean).join(" ") || null;
      const student = byId.get(certificate.student_id ?? "");
      return [
        certificate.id,
        { subjectId: student?.id ?? null, to, language: student?.language ?? null, name, nameAr },
      ];
    }),
  );
}
