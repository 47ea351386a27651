/** Refusals of operations on the chain: credits, keys, and the registry itself. */
import type { Refusal } from "./refusal.ts";

export const ISSUING_REFUSALS = {
  not_enough_credits: {
    code: 210,
    status: 409,
    en: "The university has too few credits: {needed} required, {available} left.",
    fr: "L’université n’a pas assez de crédits : {needed} nécessaires, {available} restants.",
    ar: "وحدات رصيد الجامعة غير كافية: المطلوب {needed} والمتبقي {available}.",
  },
  university_suspended: {
    code: 211,
    status: 409,
    en: "The university is suspended: it can revoke, but not issue. {reason}",
    fr: "L’université est suspendue : elle peut révoquer, mais pas délivrer. {reason}",
    ar: "الجامعة موقوفة: يمكنها إلغاء الشهادات لا إصدارها. {reason}",
  },
  no_signing_key: {
    code: 212,
    status: 409,
    en: "The university has no signing key yet. The platform’s administrator can add one.",
    fr: "L’université n’a pas encore de clé de signature. L’administrateur de la plateforme peut en ajouter une.",
    ar: "ليس للجامعة مفتاح توقيع بعد. يمكن لمشرف المنصة إضافته.",
  },
  wallet_underway: {
    code: 216,
    status: 409,
    en: "The university’s wallet is still being added to the registry. You do not need to do anything: try again once it is there.",
    fr: "Le portefeuille de l’université est en cours d’inscription au registre. Rien ne manque : réessayez une fois l’inscription faite.",
    ar: "محفظة الجامعة قيد التقييد في السجل، ولا يلزمك شيء. أعد المحاولة بعد ذلك.",
  },
  wallet_at_registrar: {
    code: 217,
    status: 409,
    en: "The registrar of the network has to enter the university and its keys in the registry first. Try again once this is done.",
    fr: "L’autorité d’inscription du réseau doit d’abord inscrire l’université et ses clés au registre. Réessayez ensuite.",
    ar: "على جهة التقييد في الشبكة أن تقيّد الجامعة ومفاتيحها في السجل أولًا. أعد المحاولة بعد ذلك.",
  },
  wallet_begins_later: {
    code: 218,
    status: 409,
    en: "The university’s wallet is entered in the registry and is not valid yet. The settings say when it begins.",
    fr: "Le portefeuille de l’université est inscrit au registre, mais n’est pas encore valable. Les paramètres indiquent sa date d’effet.",
    ar: "محفظة الجامعة مقيّدة في السجل ولم يبدأ سريانها بعد. تجد موعد بدء السريان في الإعدادات.",
  },
  no_call_waits: {
    code: 219,
    status: 409,
    en: "None of these entries waits for the registrar’s signature. They may already have been made: reload the page.",
    fr: "Aucune de ces inscriptions n’attend la signature de l’autorité d’inscription. Elles ont peut-être été faites entre-temps : rechargez la page.",
    ar: "لا ينتظر أي من هذه القيود توقيع جهة التقييد، وقد تكون أُجريت في الأثناء. أعد تحميل الصفحة.",
  },
  issuing_frozen: {
    code: 213,
    status: 503,
    en: "Issuing is paused while the records are compared with the blockchain. Nothing is lost; try again later.",
    fr: "La délivrance est interrompue pendant le rapprochement avec la blockchain. Rien n’est perdu ; réessayez plus tard.",
    ar: "الإصدار متوقف مؤقتًا ريثما تُقارَن السجلات بسلسلة الكتل. لم يُفقد شيء؛ أعد المحاولة لاحقًا.",
  },
  chain_refused: {
    code: 214,
    status: 409,
    en: "The blockchain registry rejected this. Nothing was issued; you can try again.",
    fr: "Le registre de la blockchain a refusé définitivement cette opération. Rien n’a été délivré ; vous pouvez la relancer.",
    ar: "رفض السجل على سلسلة الكتل هذه العملية نهائيًا. لم يصدر أي شيء، ويمكنك إعادة المحاولة.",
  },
  enrolment_refused: {
    code: 215,
    status: 409,
    en: "The blockchain registry has not accepted the university, so nothing can be signed yet. Contact the platform’s administrator.",
    fr: "Le registre de la blockchain n’a pas admis l’université : rien ne peut encore être signé. Adressez-vous à l’administrateur de la plateforme.",
    ar: "لم تُقبل الجامعة بعد في السجل على سلسلة الكتل، فلا يمكن توقيع أي شيء. اتصل بمشرف المنصة.",
  },
  chain_method_not_allowed: {
    code: 240,
    status: 403,
    en: "Only calls that read the registry are allowed here.",
    fr: "Seules les lectures du registre passent ici.",
    ar: "لا تُقبل هنا إلا قراءة السجل.",
  },
  chain_unavailable: {
    code: 321,
    status: 503,
    en: "The blockchain is not responding. Try again shortly.",
    fr: "La blockchain ne répond pas. Réessayez dans un instant.",
    ar: "سلسلة الكتل لا تستجيب. أعد المحاولة بعد قليل.",
  },
} as const satisfies Record<string, Refusal>;
