/** Mails with a message that a person wrote. */
import type { MailTexts } from "../../../platform/mail/mail-text.ts";

export const MESSAGE_TEXTS = {
  "accounts.message": {
    en: {
      subject: "Message from {sender}: {subject}",
      paragraphs: ["{sender} writes to you through {product}:", "{message}"],
      note: "Do not reply to this e-mail: nobody reads what arrives at its address.",
    },
    fr: {
      subject: "Message de {sender} : {subject}",
      paragraphs: ["{sender} vous écrit par {product} :", "{message}"],
      note: "Ne répondez pas à ce message : les réponses à cette adresse ne sont pas lues.",
    },
    ar: {
      subject: "رسالة من {sender}: {subject}",
      paragraphs: ["يكتب إليك {sender} عبر منصة {product}:", "{message}"],
      note: "لا ترد على هذه الرسالة: لا يقرأ أحد ما يصل إلى عنوانها.",
    },
  },
  "accounts.contact": {
    en: {
      subject: "Request for help: {subject}",
      paragraphs: ["{sender} ({address}) writes through the contact form:", "{message}"],
      note: "The address was typed by the sender and has not been verified.",
    },
    fr: {
      subject: "Demande d’aide : {subject}",
      paragraphs: ["{sender} ({address}) écrit par le formulaire de contact :", "{message}"],
      note: "L’adresse a été saisie par l’expéditeur et n’est pas vérifiée.",
    },
    ar: {
      subject: "طلب مساعدة: {subject}",
      paragraphs: ["يكتب {sender} ({address}) عبر نموذج الاتصال:", "{message}"],
      note: "كتب المرسل هذا العنوان بنفسه ولم يُتحقق منه.",
    },
  },
} as const satisfies Record<string, MailTexts>;
