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
  files_not_named: {
    code: 226,
    status: 422,
    en: "Some files are not named in any row, or two have the same name. Nothing was stored.",
    fr: "Certains fichiers ne sont indiqués dans aucune ligne, ou deux portent le même nom. Rien n’a été enregistré.",
    ar: "بعض الملفات لا يذكرها أي سطر، أو يحمل ملفان الاسم نفسه. لم يُحفظ شيء.",
  },
  files_not_taken: {
    code: 225,
    status: 422,
    en: "In this mode the platform creates the document, so no files are accepted.",
    fr: "Dans ce mode, la plateforme produit le document : aucun fichier n’est accepté.",
    ar: "في هذه الطريقة تُنشئ المنصة الوثيقة، فلا تُقبل ملفات.",
  },
  template_unknown: {
    code: 222,
    status: 422,
    en: "There is no template with this name.",
    fr: "Aucun modèle ne porte ce nom.",
    ar: "لا يوجد نموذج بهذا الاسم.",
  },
  record_invalid: {
    code: 224,
    status: 422,
    en: "Some fields of the record have errors.",
    fr: "Certains champs du dossier sont à corriger.",
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
