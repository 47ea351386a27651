/** Refusals of the caller: sign-in, role, and the protection of the session. */
import type { Refusal } from "./refusal.ts";

export const SESSION_REFUSALS = {
  not_authenticated: {
    code: 110,
    status: 401,
    en: "Please sign in.",
    fr: "Veuillez vous connecter.",
    ar: "يُرجى تسجيل الدخول.",
  },
  invalid_credentials: {
    code: 111,
    status: 401,
    en: "The identifier or the password is incorrect.",
    fr: "L’identifiant ou le mot de passe est incorrect.",
    ar: "المعرّف أو كلمة المرور غير صحيحة.",
  },
  forbidden: {
    code: 120,
    status: 403,
    en: "Your role does not allow this.",
    fr: "Votre rôle ne permet pas cette action.",
    ar: "لا يسمح دورك بهذا الإجراء.",
  },
  csrf_missing: {
    code: 121,
    status: 403,
    en: "The request has no protection token. Reload the page.",
    fr: "Le jeton de protection manque. Rechargez la page.",
    ar: "رمز الحماية غير موجود. أعد تحميل الصفحة.",
  },
  csrf_invalid: {
    code: 122,
    status: 403,
    en: "The protection token does not belong to this session. Reload the page.",
    fr: "Le jeton de protection ne correspond pas à cette session. Rechargez la page.",
    ar: "رمز الحماية لا يوافق هذه الجلسة. أعد تحميل الصفحة.",
  },
  csrf_expired: {
    code: 123,
    status: 403,
    en: "The protection token has expired. Reload the page.",
    fr: "Le jeton de protection a expiré. Rechargez la page.",
    ar: "انتهت صلاحية رمز الحماية. أعد تحميل الصفحة.",
  },
  foreign_origin: {
    code: 124,
    status: 403,
    en: "The request comes from another site.",
    fr: "La requête provient d’un autre site.",
    ar: "صدر هذا الطلب عن موقع آخر.",
  },
  password_required: {
    code: 125,
    status: 403,
    en: "Please enter your password again.",
    fr: "Veuillez saisir de nouveau votre mot de passe.",
    ar: "يُرجى إدخال كلمة المرور من جديد.",
  },
  choose_university: {
    code: 141,
    status: 409,
    en: "Choose your university.",
    fr: "Choisissez votre université.",
    ar: "اختر جامعتك.",
  },
  account_blocked: {
    code: 311,
    status: 403,
    en: "This account is blocked. Ask your administrator.",
    fr: "Ce compte est bloqué. Adressez-vous à votre administrateur.",
    ar: "هذا الحساب محظور. اتصل بالمشرف.",
  },
} as const satisfies Record<string, Refusal>;
