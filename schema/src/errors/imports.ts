/** Refusals of a whole import, or of a whole record. */
import type { Refusal } from "./refusal.ts";

export const IMPORT_REFUSALS = {
  mode_not_enabled: {
    code: 220,
    status: 403,
    en: "The university does not use this import mode.",
    fr: "L’université n’utilise pas ce mode d’import.",
    ar: "لا تستعمل الجامعة هذه الطريقة في الاستيراد.",
  },
  mode_not_available: {
    code: 221,
    status: 422,
    en: "Imports with files are not available yet. Use a mode in which we make the document.",
    fr: "Les imports avec fichiers ne sont pas encore disponibles. Utilisez un mode où le document est produit par la plateforme.",
    ar: "الاستيراد مع الملفات غير متاح بعد. استعمل طريقة تُنشئ فيها المنصة الوثيقة.",
  },
  template_unknown: {
    code: 222,
    status: 422,
    en: "There is no template of this name.",
    fr: "Aucun modèle ne porte ce nom.",
    ar: "لا يوجد نموذج بهذا الاسم.",
  },
  record_invalid: {
    code: 224,
    status: 422,
    en: "Some fields of the record are wrong.",
    fr: "Certains champs de l’enregistrement sont erronés.",
    ar: "بعض حقول السجل غير صحيحة.",
  },
  record_too_large: {
    code: 301,
    status: 413,
    en: "A row is larger than 8 KB.",
    fr: "Une ligne dépasse 8 Ko.",
    ar: "يتجاوز أحد الأسطر 8 كيلوبايت.",
  },
} as const satisfies Record<string, Refusal>;
