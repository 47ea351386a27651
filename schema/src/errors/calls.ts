/** Refusals of any call: what was sent, what it asks for, and what does not answer. */
import type { Refusal } from "./refusal.ts";

export const CALL_REFUSALS = {
  request_already_sent: {
    code: 1,
    status: 409,
    en: "Request already sent",
    fr: "Demande déjà envoyée",
    ar: "سبق إرسال الطلب",
  },
  invalid_input: {
    code: 100,
    status: 400,
    en: "Some of the input does not fit.",
    fr: "Certaines données saisies ne conviennent pas.",
    ar: "بعض البيانات المدخلة غير صالحة.",
  },
  malformed_json: {
    code: 101,
    status: 400,
    en: "The request is not valid JSON.",
    fr: "La requête n’est pas du JSON valide.",
    ar: "الطلب ليس بصيغة JSON صحيحة.",
  },
  unsupported_media_type: {
    code: 102,
    status: 400,
    en: "This call takes JSON.",
    fr: "Cet appel attend du JSON.",
    ar: "يُنتظر أن يكون الطلب بصيغة JSON.",
  },
  not_found: {
    code: 130,
    status: 404,
    en: "There is nothing here under this id.",
    fr: "Rien ne correspond à cet identifiant.",
    ar: "لا يوجد ما يوافق هذا المعرّف.",
  },
  method_not_allowed: {
    code: 131,
    status: 404,
    en: "There is no such call.",
    fr: "Cet appel n’existe pas.",
    ar: "لا وجود لهذا الطلب.",
  },
  idempotency_key_reused: {
    code: 140,
    status: 409,
    en: "This idempotency key was used for another request.",
    fr: "Cette clé d’idempotence a déjà servi à une autre requête.",
    ar: "سبق استعمال مفتاح التكرار هذا لطلب آخر.",
  },
  request_in_progress: {
    code: 142,
    status: 409,
    en: "The same request is still being answered. Try again in a moment.",
    fr: "La même requête est encore en cours. Réessayez dans un instant.",
    ar: "الطلب نفسه قيد المعالجة. أعد المحاولة بعد لحظات.",
  },
  body_too_large: {
    code: 300,
    status: 413,
    en: "The request is too large.",
    fr: "La requête est trop volumineuse.",
    ar: "حجم الطلب أكبر من المسموح به.",
  },
  too_many_requests: {
    code: 310,
    status: 429,
    en: "Too many attempts. Try again in {seconds} seconds.",
    fr: "Trop de tentatives. Réessayez dans {seconds} secondes.",
    ar: "محاولات كثيرة جدا. أعد المحاولة بعد {seconds} ثانية.",
  },
  database_unavailable: {
    code: 320,
    status: 503,
    en: "The database does not answer. Nothing was lost; try again shortly.",
    fr: "La base de données ne répond pas. Rien n’est perdu ; réessayez bientôt.",
    ar: "قاعدة البيانات لا تستجيب. لم يضع شيء، أعد المحاولة بعد قليل.",
  },
  internal_error: {
    code: 500,
    status: 500,
    en: "Something went wrong on our side. Request id: {requestId}",
    fr: "Une erreur est survenue de notre côté. Identifiant de la requête : {requestId}",
    ar: "حدث خطأ من جانبنا. معرّف الطلب: {requestId}",
  },
} as const satisfies Record<string, Refusal>;
