/** Labels that only pages of a verification give, to what they found: no field of a certificate may have one. */
import { labelKey } from "../imports/headers.ts";
import { LANGUAGES, type Texts } from "../product.ts";

const FINDING_LABELS: readonly Texts[] = [
  { en: "University", fr: "Université", ar: "الجامعة" },
  { en: "Issuer", fr: "Émetteur", ar: "الجهة المُصدِرة" },
  { en: "Issued by", fr: "Délivré par", ar: "أصدرته" },
  { en: "Registry", fr: "Registre", ar: "السجل" },
  { en: "Reference", fr: "Référence", ar: "المرجع" },
  { en: "Checked", fr: "Vérifié le", ar: "تاريخ التحقق" },
  { en: "Verified", fr: "Vérifié", ar: "تم التحقق" },
  { en: "Verdict", fr: "Verdict", ar: "نتيجة التحقق" },
  { en: "Revocation", fr: "Révocation", ar: "الإلغاء" },
  { en: "Seal", fr: "Sceau", ar: "الختم" },
  { en: "Signature", fr: "Signature", ar: "التوقيع" },
  { en: "Block", fr: "Bloc", ar: "الكتلة" },
];

const keys = new Set(FINDING_LABELS.flatMap((label) => LANGUAGES.map((language) => labelKey(label[language]))));

/** Whether a verification gives one of its own findings this label, whatever its case and spaces. */
export const isFindingLabel = (label: string): boolean => keys.has(labelKey(label));
