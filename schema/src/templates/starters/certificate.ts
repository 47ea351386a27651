/** A certificate in English, with its French and Arabic. */
import type { Layout, LayoutBox } from "../box-layout.ts";
import { at, BRASS, everywhere, MUTED, PETROL, rule, text } from "./boxes.ts";
import { STARTER_FIELDS } from "./starter-fields.ts";

const boxes: LayoutBox[] = [
  { ...at("logo", [133.5, 20, 30, 24]), kind: "picture", picture: "logo" },
  text(at("university", [48.5, 46, 200, 9]), {
    texts: everywhere("{universityName}"),
    size: 15,
    isBold: true,
    colour: PETROL,
  }),
  text(at("title", [38.5, 58, 220, 20]), {
    texts: { en: "Certificate of Completion", fr: "Certificat de formation", ar: "شهادة إتمام دورة" },
    font: "display",
    size: 46,
    isBold: true,
    colour: PETROL,
  }),
  rule(at("rule", [123.5, 81, 50, 0])),
  text(at("certifies", [48.5, 85, 200, 8]), {
    texts: { en: "This is to certify that", fr: "Il est certifié que", ar: "يشهد بأن" },
    size: 13,
    isItalic: true,
    colour: MUTED,
  }),
  text(at("name", [38.5, 94, 220, 18]), {
    texts: {
      en: "{recipientFirstName} {recipientLastName}",
      fr: "{recipientFirstName} {recipientLastName}",
      ar: "{recipientFirstNameAr} {recipientLastNameAr}",
    },
    font: "display",
    size: 38,
  }),
  text(at("completed", [48.5, 114, 200, 8]), {
    texts: {
      en: "has successfully completed the course",
      fr: "a suivi avec succès la formation",
      ar: "قد أتم بنجاح الدورة التدريبية",
    },
    size: 13,
    isItalic: true,
    colour: MUTED,
  }),
  text(at("course", [43.5, 123, 210, 14]), { texts: everywhere("{course}"), size: 22, isBold: true, colour: PETROL }),
  text(at("extent", [48.5, 138, 200, 8]), {
    texts: {
      en: "[{hours} hours][  ·  Grade: {grade}]",
      fr: "[{hours} heures][  ·  Note : {grade}]",
      ar: "[{hours} ساعة][  ·  التقدير: {grade}]",
    },
    size: 12,
  }),
  text(at("issued", [26, 166, 80, 7]), {
    texts: { en: "Issued on {issueDate}", fr: "Délivré le {issueDate}", ar: "صدرت في {issueDate}" },
    size: 11,
    align: "start",
  }),
  text(at("expires", [26, 173, 80, 6]), {
    texts: { en: "Valid until {expiryDate}", fr: "Valable jusqu’au {expiryDate}", ar: "صالحة إلى {expiryDate}" },
    size: 10,
    align: "start",
    colour: MUTED,
  }),
  { ...at("signature", [26, 178, 50, 15]), kind: "picture", picture: "signature" },
  { ...at("seal", [129.5, 152, 38, 38]), kind: "seal", colour: BRASS },
  { ...at("qr", [245, 157, 26, 26]), kind: "qr", colour: "#0d1d23" },
  text(at("check", [228, 183.5, 60, 5]), {
    texts: { en: "Check this certificate", fr: "Vérifier ce certificat", ar: "للتحقق من هذه الشهادة" },
    font: "sans",
    size: 8,
    colour: MUTED,
  }),
  text(at("reference", [223, 188.5, 70, 5]), {
    texts: everywhere("{reference}"),
    font: "sans",
    size: 7,
    colour: MUTED,
  }),
];

export const CERTIFICATE = {
  name: "Certificate",
  fieldsDefinition: STARTER_FIELDS,
  layout: {
    language: "en",
    page: { size: "A4", orientation: "landscape" },
    background: { colour: "#ffffff", picture: null, pattern: "border", patternColour: BRASS },
    boxes,
  } satisfies Layout,
};
