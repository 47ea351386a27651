/** The alternative texts of a document's pictures, and its title. */
import type { Language, Texts } from "@ijaza/schema/product";
import type { TemplateKind } from "@ijaza/schema/templates/calls";
import type { PrintedDocument } from "./drawing.ts";

const ALTS: Record<keyof PrintedDocument["alts"], Texts> = {
  logo: { en: "Logo of the university", fr: "Logo de l’université", ar: "شعار الجامعة" },
  signature: { en: "Signature", fr: "Signature", ar: "توقيع" },
  picture: { en: "Picture", fr: "Image", ar: "صورة" },
  qr: {
    en: "QR code of the page that checks this document",
    fr: "Code QR de la page de vérification de ce document",
    ar: "رمز QR لصفحة التحقق من هذه الوثيقة",
  },
  seal: {
    en: "Seal drawn from this document",
    fr: "Sceau tracé à partir de ce document",
    ar: "ختم مرسوم من هذه الوثيقة",
  },
};

const TITLES: Record<TemplateKind, Texts> = {
  diploma: { en: "Diploma", fr: "Diplôme", ar: "شهادة" },
  certificate: { en: "Certificate", fr: "Certificat", ar: "شهادة مهنية" },
};

export const drawingAlts = (language: Language): PrintedDocument["alts"] => ({
  logo: ALTS.logo[language],
  signature: ALTS.signature[language],
  picture: ALTS.picture[language],
  qr: ALTS.qr[language],
  seal: ALTS.seal[language],
});

/** `Diploma – Inès Ben Salah`. */
export const titleOf = (kind: TemplateKind, { language, name }: { language: Language; name: string }): string =>
  [TITLES[kind][language], name].filter(Boolean).join(" – ");
