/** Refusals of a document that is brought or asked for. */
import type { Refusal } from "./refusal.ts";

export const DOCUMENT_REFUSALS = {
  not_a_diploma: {
    code: 230,
    status: 422,
    en: "This is no diploma of ours: expected is the JSON file of a diploma.",
    fr: "Ceci n’est pas un diplôme : le fichier JSON d’un diplôme est attendu.",
    ar: "هذا الملف ليس شهادة: يُنتظر ملف JSON الخاص بالشهادة.",
  },
  pdf_not_available: {
    code: 231,
    status: 422,
    en: "PDF documents come later. Use the JSON file, the link or the reference.",
    fr: "Les documents PDF viendront plus tard. Utilisez le fichier JSON, le lien ou la référence.",
    ar: "ملفات PDF ستتوفر لاحقا. استعمل ملف JSON أو الرابط أو المرجع.",
  },
  format_not_available: {
    code: 232,
    status: 422,
    en: "This format is not available yet.",
    fr: "Ce format n’est pas encore disponible.",
    ar: "هذا النسق غير متاح بعد.",
  },
  picture_not_accepted: {
    code: 233,
    status: 422,
    en: "This picture cannot be used: choose a PNG, JPEG or WebP file.",
    fr: "Cette image ne peut pas être utilisée : choisissez un fichier PNG, JPEG ou WebP.",
    ar: "لا يمكن استعمال هذه الصورة: اختر ملف PNG أو JPEG أو WebP.",
  },
} as const satisfies Record<string, Refusal>;
