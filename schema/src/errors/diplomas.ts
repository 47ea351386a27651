/** Refusals of a status change of a diploma. */
import type { Refusal } from "./refusal.ts";

export const DIPLOMA_REFUSALS = {
  diploma_not_pending: {
    code: 200,
    status: 409,
    en: "This diploma is no longer pending.",
    fr: "Ce diplôme n’est plus en attente.",
    ar: "لم تعد هذه الشهادة قيد الانتظار.",
  },
  diploma_not_unsigned: {
    code: 201,
    status: 409,
    en: "Only accepted diplomas that are not yet signed can be signed.",
    fr: "Seuls les diplômes acceptés et non encore signés peuvent être signés.",
    ar: "لا يمكن توقيع إلا الشهادات المقبولة التي لم توقَّع بعد.",
  },
  diploma_not_signed: {
    code: 202,
    status: 409,
    en: "Only a signed diploma can be revoked.",
    fr: "Seul un diplôme signé peut être révoqué.",
    ar: "لا يمكن إلغاء إلا شهادة موقّعة.",
  },
  not_superseded: {
    code: 207,
    status: 409,
    en: "No corrected diploma has replaced this one: choose another reason.",
    fr: "Aucun diplôme corrigé n’a remplacé celui-ci : indiquez un autre motif.",
    ar: "لم تحلّ شهادة مصحّحة محلّ هذه الشهادة: اختر سببًا آخر.",
  },
  correction_barred: {
    code: 208,
    status: 409,
    en: "The diploma that this one corrects was revoked for fraud: the correction can be neither accepted nor signed.",
    fr: "Le diplôme que celui-ci corrige a été révoqué pour fraude : la correction ne peut être ni acceptée ni signée.",
    ar: "أُلغيت الشهادة التي تصحّحها هذه بسبب تزوير، فلا يمكن قبول التصحيح ولا توقيعه.",
  },
  diploma_not_editable: {
    code: 203,
    status: 409,
    en: "Only a pending or rejected diploma can be changed.",
    fr: "Seul un diplôme en attente ou rejeté peut être modifié.",
    ar: "لا يمكن تعديل إلا شهادة قيد الانتظار أو مرفوضة.",
  },
  nothing_to_sign: {
    code: 204,
    status: 409,
    en: "There are no accepted diplomas to sign.",
    fr: "Aucun diplôme accepté n’attend de signature.",
    ar: "لا توجد شهادات مقبولة في انتظار التوقيع.",
  },
  content_changed: {
    code: 205,
    status: 409,
    en: "A diploma no longer has the content that was accepted; nothing was signed.",
    fr: "Le contenu d’un diplôme a changé depuis son acceptation ; rien n’a été signé.",
    ar: "تغيّر محتوى إحدى الشهادات بعد قبولها؛ لم يُوقَّع أي شيء.",
  },
  own_submission: {
    code: 206,
    status: 403,
    en: "You cannot decide on your own submission.",
    fr: "Une autre personne doit examiner ce que vous avez soumis.",
    ar: "لا يمكنك اتخاذ القرار في ما قدّمته بنفسك.",
  },
  reason_required: {
    code: 223,
    status: 400,
    en: "Give a reason for the rejection.",
    fr: "Indiquez le motif du rejet.",
    ar: "يجب ذكر سبب الرفض.",
  },
} as const satisfies Record<string, Refusal>;
