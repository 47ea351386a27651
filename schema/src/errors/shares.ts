/** Refusals of shares and of requests for access. The end of a share does not affect the validity of its documents. */
import type { Refusal } from "./refusal.ts";

export const SHARE_REFUSALS = {
  share_not_found: {
    code: 266,
    status: 404,
    en: "This link leads to no share. Check that it is complete, or ask for another one. This says nothing against any document.",
    fr: "Ce lien ne mène à aucun partage. Vérifiez qu’il a été copié en entier ou demandez-en un autre. Cela ne met en cause aucun document.",
    ar: "لا يؤدي هذا الرابط إلى أي مشاركة. تأكد من نسخه كاملًا أو اطلب رابطًا آخر. ولا يمس ذلك صحة أي وثيقة.",
  },
  share_taken_back: {
    code: 267,
    status: 410,
    en: "The holder has stopped sharing. This says nothing against what was shared: ask the holder for another link.",
    fr: "Le titulaire a retiré ce partage. Cela ne met pas en cause ce qui était partagé : demandez-lui un autre lien.",
    ar: "سحب صاحب الوثيقة هذه المشاركة. لا يمس ذلك صحة الوثيقة: اطلب منه رابطًا آخر.",
  },
  share_expired: {
    code: 268,
    status: 410,
    en: "This share has expired; what was shared may still be valid. Ask the holder for another link.",
    fr: "Ce partage a expiré. Cela ne met pas en cause ce qui était partagé : demandez un autre lien au titulaire.",
    ar: "انتهت مدة هذه المشاركة لا صلاحية الوثيقة: اطلب من صاحبها رابطًا آخر.",
  },
  share_used_up: {
    code: 269,
    status: 410,
    en: "This share has no views left. This says nothing against what was shared: ask the holder for another link.",
    fr: "Ce partage a atteint son nombre de consultations. Cela ne met pas en cause ce qui était partagé : demandez un autre lien au titulaire.",
    ar: "استُنفد عدد مرات الاطلاع على هذه المشاركة. لا يمس ذلك صحة الوثيقة: اطلب من صاحبها رابطًا آخر.",
  },
  share_pin_required: {
    code: 270,
    status: 403,
    en: "This share has a six-digit PIN: ask the holder for it.",
    fr: "Ce partage est protégé par un code PIN de six chiffres : demandez-le au titulaire.",
    ar: "هذه المشاركة محمية برمز سري من ستة أرقام: اطلبه من صاحب الوثيقة.",
  },
  share_pin_wrong: {
    code: 271,
    status: 403,
    en: "This PIN is incorrect. Attempts left: {left}.",
    fr: "Ce n’est pas le code PIN de ce partage. Essais restants : {left}.",
    ar: "الرمز السري لهذه المشاركة غير صحيح. المحاولات المتبقية: {left}.",
  },
  share_locked: {
    code: 272,
    status: 403,
    en: "A wrong PIN was entered too often, so this share is locked. The holder has been told and can create a new PIN.",
    fr: "Trop de codes PIN erronés : ce partage est verrouillé. Le titulaire en a été averti et peut créer un nouveau code.",
    ar: "أُدخل رمز سري خاطئ مرات كثيرة فقُفلت هذه المشاركة. أُبلغ صاحب الوثيقة ويمكنه إنشاء رمز جديد.",
  },
  too_many_shares: {
    code: 273,
    status: 409,
    en: "{most} of your shares are open, which is the limit: stop one of them first.",
    fr: "{most} de vos partages sont ouverts, le maximum : retirez-en un d’abord.",
    ar: "لديك {most} مشاركة مفتوحة، وهو الحد الأقصى: اسحب إحداها أولًا.",
  },
  request_withdrawn: {
    code: 262,
    status: 410,
    en: "This request was withdrawn, so it cannot be confirmed. Make another one if you still need the document.",
    fr: "Cette demande a été retirée : elle ne peut plus être confirmée. Faites-en une autre si vous avez encore besoin du document.",
    ar: "سُحب هذا الطلب فلا يمكن تأكيده. قدّم طلبًا آخر إذا كنت لا تزال بحاجة إلى الوثيقة.",
  },
  request_over: {
    code: 274,
    status: 409,
    en: "This request is no longer open: it was answered or withdrawn, or it has expired.",
    fr: "Cette demande n’est plus en attente : elle a reçu une réponse, a été retirée ou a dépassé son délai.",
    ar: "لم يعد هذا الطلب في الانتظار: أُجيب عنه أو سُحب أو انتهت مدته.",
  },
} as const satisfies Record<string, Refusal>;
