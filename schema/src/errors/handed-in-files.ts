/** Refusals of the files that a row hands in. */
import type { Texts } from "../product.ts";

export const HANDED_IN_ERRORS = {
  file_missing: {
    en: "The file {name} was not uploaded",
    fr: "Le fichier {name} n’a pas été fourni",
    ar: "لم يُقدَّم الملف {name}",
  },
  file_ambiguous: {
    en: "Several different files are called {name} (folders and capital letters are ignored): choose the right one again",
    fr: "Plusieurs fichiers différents s’appellent {name}, aux dossiers et majuscules près : choisissez de nouveau celui qui convient",
    ar: "عدة ملفات مختلفة تحمل الاسم {name} دون اعتبار المجلد وحالة الأحرف: اختر المقصود منها من جديد",
  },
  file_not_pdf: {
    en: "{name} is not a complete PDF file",
    fr: "{name} n’est pas un fichier PDF complet",
    ar: "الملف {name} ليس ملف PDF كاملًا",
  },
  file_not_accepted: {
    en: "{name} is not a complete PDF, PNG or JPEG file",
    fr: "{name} n’est pas un fichier PDF, PNG ou JPEG complet",
    ar: "الملف {name} ليس ملف PDF أو PNG أو JPEG كاملًا",
  },
  file_encrypted: {
    en: "{name} is encrypted, so nobody could open it to compare: remove the password",
    fr: "{name} est chiffré : personne ne pourrait l’ouvrir pour comparer. Retirez son mot de passe",
    ar: "الملف {name} مشفّر، ولن يستطيع أحد فتحه للمقارنة: أزل كلمة المرور",
  },
  file_too_large: {
    en: "{name} is larger than 20 MB",
    fr: "{name} dépasse 20 Mo",
    ar: "حجم الملف {name} يتجاوز 20 ميغابايت",
  },
  files_too_large: {
    en: "Together, the files of this row are larger than {max} MB",
    fr: "Les fichiers de cette ligne dépassent {max} Mo au total",
    ar: "يتجاوز مجموع حجم ملفات هذا السطر {max} ميغابايت",
  },
  file_taken: {
    en: "This file is already the document of diploma no. {number}",
    fr: "Ce fichier est déjà le document du diplôme n° {number}",
    ar: "هذا الملف هو وثيقة الشهادة رقم {number}",
  },
  file_not_named: {
    en: "The file {name} is not named in any row",
    fr: "Aucune ligne n’indique le fichier {name}",
    ar: "لا يذكر أي سطر الملف {name}",
  },
  named_twice: {
    en: "The same file is named twice",
    fr: "Le même fichier est indiqué deux fois",
    ar: "ذُكر الملف نفسه مرتين",
  },
  too_many_files: {
    en: "More than {max} files",
    fr: "Plus de {max} fichiers",
    ar: "عدد الملفات يتجاوز {max}",
  },
} as const satisfies Record<string, Texts>;
