/** The mail about a diploma whose revocation the chain has refused. */
import type { MailTexts } from "../../platform/mail/letter-text.ts";
import type { DiplomaRow } from "./diplomas.tables.ts";

const TEXTS: MailTexts = {
  en: {
    subject: "Diploma {number} could not be revoked",
    paragraphs: [
      "The blockchain has refused the revocation of diploma {number}. Whoever verifies it is still told that it is valid.",
      "Open the diploma and revoke it once more. If it is refused again, write to those who run {product}: your university’s key may no longer be good.",
    ],
    action: "Open the diplomas",
    note: "You receive this mail because you are the responsable of your university.",
  },
  fr: {
    subject: "Le diplôme {number} n’a pas pu être révoqué",
    paragraphs: [
      "La blockchain a refusé la révocation du diplôme {number}. Qui le vérifie apprend toujours qu’il est valable.",
      "Ouvrez le diplôme et révoquez-le de nouveau. S’il est encore refusé, écrivez à l’équipe de {product} : la clé de votre université n’est peut-être plus valable.",
    ],
    action: "Ouvrir les diplômes",
    note: "Vous recevez ce message en tant que responsable de votre université.",
  },
  ar: {
    subject: "تعذّر إلغاء الشهادة {number}",
    paragraphs: [
      "رفضت سلسلة الكتل إلغاء الشهادة {number}، فما زال من يتحقق منها يُخبَر بأنها صالحة.",
      "افتح الشهادة وأعد إلغاءها. وإن رُفض الإلغاء ثانية فراسل القائمين على {product}: قد يكون مفتاح جامعتك لم يعد صالحًا.",
    ],
    action: "فتح الشهادات",
    note: "تصلك هذه الرسالة بصفتك مسؤول جامعتك.",
  },
};

export const REFUSED_REVOCATION = {
  kind: "diplomas.revocation_refused",
  texts: TEXTS,
  numberOf: ({ diploma_number }: DiplomaRow): string => diploma_number,
  list: "/diplomasList",
};
