/** Refusals of actions on the keys of universities. */
import type { Refusal } from "./refusal.ts";

export const KEY_REFUSALS = {
  key_not_in_registry: {
    code: 340,
    status: 409,
    en: "The registry does not hold this key, so this cannot be done with it.",
    fr: "Le registre ne contient pas cette clé : cette opération est impossible.",
    ar: "لا يضم السجل هذا المفتاح، فلا يمكن إجراء ذلك عليه.",
  },
  key_not_begun: {
    code: 341,
    status: 409,
    en: "The key is not valid yet. Veto it instead: it then never begins.",
    fr: "La clé n’est pas encore valable. Opposez plutôt un veto : elle ne prendra jamais effet.",
    ar: "لم يبدأ سريان المفتاح بعد. استعمل حق الاعتراض بدلًا من ذلك، فلا يبدأ سريانه أبدًا.",
  },
  key_marked_already: {
    code: 342,
    status: 409,
    en: "The key is already marked as compromised since this moment or an earlier one.",
    fr: "La clé est déjà signalée comme compromise depuis ce moment ou plus tôt.",
    ar: "سبق إعلان اختراق المفتاح منذ هذا الوقت أو قبله.",
  },
  key_mark_too_far_back: {
    code: 343,
    status: 409,
    en: "The guardian can go back at most 90 days. The registrar can go back further.",
    fr: "Le gardien peut remonter à 90 jours au plus. L’autorité d’inscription peut remonter plus loin.",
    ar: "لا يمكن لحارس السجل الرجوع أكثر من 90 يومًا، ويمكن لجهة التقييد الرجوع أبعد من ذلك.",
  },
  key_marks_used_up: {
    code: 344,
    status: 409,
    en: "The guardian has marked 20 keys today, which is the most. More can be marked after midnight, UTC.",
    fr: "Le gardien a déjà signalé 20 clés aujourd’hui, soit le maximum. Il pourra continuer après minuit, UTC.",
    ar: "أعلن حارس السجل اليوم اختراق 20 مفتاحًا، وهو الحد الأقصى. يمكنه المتابعة بعد منتصف الليل بالتوقيت العالمي.",
  },
  key_moment_in_future: {
    code: 345,
    status: 409,
    en: "This moment is in the future. A key is marked since a moment that has passed.",
    fr: "Ce moment est dans le futur. Une clé est signalée depuis un moment passé.",
    ar: "هذا الوقت في المستقبل، ولا يُعلن اختراق مفتاح إلا منذ وقت مضى.",
  },
  key_not_marked: {
    code: 346,
    status: 409,
    en: "The guardian does not state that this key is compromised. Nothing is to be confirmed or cleared.",
    fr: "Le gardien ne signale pas cette clé comme compromise. Il n’y a rien à confirmer ni à lever.",
    ar: "لم يعلن حارس السجل اختراق هذا المفتاح، فلا شيء يؤكَّد أو يُرفع.",
  },
  key_mark_too_old: {
    code: 347,
    status: 409,
    en: "The mark is older than 30 days and can no longer be cleared.",
    fr: "Le signalement date de plus de 30 jours et ne peut plus être levé.",
    ar: "مضى على الإعلان أكثر من 30 يومًا، فلم يعد رفعه ممكنًا.",
  },
  key_begun_already: {
    code: 348,
    status: 409,
    en: "The key is valid already and can no longer be vetoed. Mark it as compromised instead.",
    fr: "La clé est déjà valable : le veto n’est plus possible. Signalez-la plutôt comme compromise.",
    ar: "بدأ سريان المفتاح، فلم يعد الاعتراض عليه ممكنًا. أعلن اختراقه بدلًا من ذلك.",
  },
  key_not_current: {
    code: 349,
    status: 409,
    en: "This is not the key with which the university signs now.",
    fr: "Ce n’est pas la clé avec laquelle l’université signe actuellement.",
    ar: "ليس هذا هو المفتاح الذي توقّع به الجامعة الآن.",
  },
  key_being_replaced: {
    code: 350,
    status: 409,
    en: "A new key of this kind is already on its way. It takes over by itself.",
    fr: "Une nouvelle clé de ce type est déjà en préparation. Elle prendra la relève d’elle-même.",
    ar: "هناك مفتاح جديد من هذا النوع قيد التقييد، وسيحل محله تلقائيًا.",
  },
  key_action_underway: {
    code: 351,
    status: 409,
    en: "This has already been requested and is still under way. Reload the page.",
    fr: "Cette opération a déjà été demandée et est en cours. Rechargez la page.",
    ar: "طُلب ذلك من قبل ولا يزال قيد التنفيذ. أعد تحميل الصفحة.",
  },
} as const satisfies Record<string, Refusal>;
