/** Refusals of a document that is brought or asked for. */
import type { Refusal } from "./refusal.ts";

export const DOCUMENT_REFUSALS = {
  not_a_diploma: {
    code: 230,
    status: 422,
    en: "This is neither a diploma nor a certificate of ours: expected is its PDF or JSON file.",
    fr: "Ce n’est ni un de nos diplômes ni un de nos certificats : le fichier PDF ou JSON du document est attendu.",
    ar: "هذا الملف ليس من شهاداتنا: يُنتظر ملف PDF أو JSON الخاص بالشهادة.",
  },
  picture_not_accepted: {
    code: 233,
    status: 422,
    en: "This picture cannot be used: choose a PNG, JPEG or WebP file.",
    fr: "Cette image ne peut pas être utilisée : choisissez un fichier PNG, JPEG ou WebP.",
    ar: "لا يمكن استعمال هذه الصورة: اختر ملف PNG أو JPEG أو WebP.",
  },
  template_name_taken: {
    code: 234,
    status: 409,
    en: "Another template has this name.",
    fr: "Un autre modèle porte déjà ce nom.",
    ar: "يوجد نموذج آخر بهذا الاسم.",
  },
  template_last: {
    code: 235,
    status: 409,
    en: "This is the last template of its kind: make another one first.",
    fr: "C’est le dernier modèle de ce type : créez-en d’abord un autre.",
    ar: "هذا آخر نموذج من هذا النوع: أنشئ نموذجا آخر أولا.",
  },
  template_changed: {
    code: 239,
    status: 409,
    en: "Somebody has saved another version of this template meanwhile.",
    fr: "Quelqu’un a enregistré entre-temps une autre version de ce modèle.",
    ar: "حفظ شخص آخر في الأثناء نسخة أخرى من هذا النموذج.",
  },
  handed_in_not_public: {
    code: 236,
    status: 403,
    en: "The university handed this document in. Its holder can give it to you; this page then proves it.",
    fr: "Ce document a été fourni par l’université. Son titulaire peut vous le remettre ; cette page en fait alors la preuve.",
    ar: "قدّمت الجامعة هذه الوثيقة بنفسها. يمكن لصاحبها أن يسلّمك إياها، ثم تُثبت هذه الصفحة صحتها.",
  },
  letter_not_printable: {
    code: 242,
    status: 422,
    en: "This document cannot be printed: none of its fonts has “{letter}” ({point}). Its proof is good all the same, and its university can correct it.",
    fr: "Ce document ne peut pas être imprimé : aucune de ses polices ne contient « {letter} » ({point}). Sa preuve reste valable, et l’université peut le corriger.",
    ar: "لا يمكن طبع هذه الوثيقة: الحرف «{letter}» ({point}) غير متوفر في خطوطها. يبقى إثباتها صالحا، ويمكن للجامعة تصحيحها.",
  },
  no_picture: {
    code: 241,
    status: 404,
    en: "The university handed this document in: there is no picture of it.",
    fr: "Ce document a été fourni par l’université : il n’en existe pas d’image.",
    ar: "قدّمت الجامعة هذه الوثيقة بنفسها، فلا صورة لها.",
  },
  template_text_too_long: {
    code: 248,
    status: 422,
    en: "The texts of this template are too long together: {letters} letters in one language, a field counted as {field}; at most {most} fit on a document.",
    fr: "Les textes de ce modèle sont trop longs au total : {letters} lettres dans une langue, un champ en comptant {field} ; un document en accepte {most} au plus.",
    ar: "نصوص هذا النموذج طويلة في مجموعها: {letters} حرفا في لغة واحدة، ويُحتسب كل حقل بـ {field} حرفا؛ والحد الأقصى للوثيقة {most} حرف.",
  },
  preview_replaced: {
    code: 249,
    status: 409,
    en: "A newer preview has taken the place of this one.",
    fr: "Un aperçu plus récent a remplacé celui-ci.",
    ar: "حلّت معاينة أحدث محل هذه المعاينة.",
  },
  preview_too_complex: {
    code: 258,
    status: 422,
    en: "Drawing this preview took too long and was stopped. Simplify the template, or try again.",
    fr: "Le dessin de cet aperçu prenait trop de temps et a été interrompu. Simplifiez le modèle ou réessayez.",
    ar: "استغرق رسم هذه المعاينة وقتا طويلا فأُوقف. بسّط النموذج أو أعد المحاولة.",
  },
  drawing_too_long: {
    code: 259,
    status: 422,
    en: "This document cannot be drawn: it took too long and was stopped. Its proof is good all the same, and its university can correct it.",
    fr: "Ce document ne peut pas être mis en page : l’opération prenait trop de temps et a été interrompue. Sa preuve reste valable, et l’université peut le corriger.",
    ar: "تعذّر إخراج هذه الوثيقة: استغرقت العملية وقتا طويلا فأُوقفت. يبقى إثباتها صالحا، ويمكن للجامعة تصحيحها.",
  },
} as const satisfies Record<string, Refusal>;
