/** The mail about a certificate whose revocation the chain has refused. */
import type { MailTexts } from "../../platform/mail/letter-text.ts";
import type { CertificateRow } from "./certificates.tables.ts";

const TEXTS: MailTexts = {
  en: {
    subject: "The certificate of {number} could not be revoked",
    paragraphs: [
      "The blockchain has refused the revocation of the certificate of {number}. Whoever verifies it is still told that it is valid.",
      "Open the certificate and revoke it once more. If it is refused again, write to those who run {product}: your university’s key may no longer be good.",
    ],
    action: "Open the certificates",
    note: "You receive this mail because you are the responsable of your university.",
  },
  fr: {
    subject: "Le certificat de {number} n’a pas pu être révoqué",
    paragraphs: [
      "La blockchain a refusé la révocation du certificat de {number}. Qui le vérifie apprend toujours qu’il est valable.",
      "Ouvrez le certificat et révoquez-le de nouveau. S’il est encore refusé, écrivez à l’équipe de {product} : la clé de votre université n’est peut-être plus valable.",
    ],
    action: "Ouvrir les certificats",
    note: "Vous recevez ce message en tant que responsable de votre université.",
  },
  ar: {
    subject: "تعذّر إلغاء الشهادة المهنية الخاصة بـ{number}",
    paragraphs: [
      "رفضت سلسلة الكتل إلغاء الشهادة المهنية الخاصة بـ{number}، فما زال من يتحقق منها يُخبَر بأنها صالحة.",
      "افتح الشهادة وأعد إلغاءها. وإن رُفض الإلغاء ثانية فراسل القائمين على {product}: قد يكون مفتاح جامعتك لم يعد صالحًا.",
    ],
    action: "فتح الشهادات المهنية",
    note: "تصلك هذه الرسالة بصفتك مسؤول جامعتك.",
  },
};

export const REFUSED_REVOCATION = {
  kind: "certificates.revocation_refused",
  texts: TEXTS,
  numberOf: (row: CertificateRow): string => `${row.recipient_first_name} ${row.recipient_last_name}`,
  list: "/certificationsList",
};
