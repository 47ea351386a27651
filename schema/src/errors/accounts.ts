/** Refusals of what becomes of accounts: invitations, links that were mailed, and names that are taken. */
import type { Refusal } from "./refusal.ts";

export const ACCOUNT_REFUSALS = {
  link_not_valid: {
    code: 400,
    status: 404,
    en: "This link was used already, or is no longer valid. Ask for a new one.",
    fr: "Ce lien a déjà servi ou n’est plus valable. Demandez-en un nouveau.",
    ar: "سبق استعمال هذا الرابط أو انتهت صلاحيته. اطلب رابطا جديدا.",
  },
  email_taken: {
    code: 401,
    status: 409,
    en: "Another account already uses this e-mail address.",
    fr: "Un autre compte utilise déjà cette adresse électronique.",
    ar: "هذا البريد الإلكتروني مستعمل في حساب آخر.",
  },
  username_taken: {
    code: 402,
    status: 409,
    en: "Another account already has this username.",
    fr: "Un autre compte porte déjà ce nom d’utilisateur.",
    ar: "اسم المستخدم هذا مستعمل في حساب آخر.",
  },
  already_registered: {
    code: 403,
    status: 409,
    en: "This person has registered already.",
    fr: "Cette personne s’est déjà inscrite.",
    ar: "سبق لهذا الشخص أن أتمّ التسجيل.",
  },
  university_has_responsable: {
    code: 404,
    status: 409,
    en: "The university has a responsable already. Change the responsable instead.",
    fr: "L’université a déjà un responsable. Changez plutôt de responsable.",
    ar: "للجامعة مسؤول بالفعل. غيّر المسؤول بدلا من ذلك.",
  },
  university_unknown: {
    code: 405,
    status: 422,
    en: "There is no such university.",
    fr: "Cette université n’existe pas.",
    ar: "لا توجد جامعة بهذا المعرّف.",
  },
  password_not_due: {
    code: 406,
    status: 409,
    en: "This account has its password. Change it in the settings.",
    fr: "Ce compte a déjà son mot de passe. Changez-le dans les paramètres.",
    ar: "لهذا الحساب كلمة مرور بالفعل. يمكن تغييرها من الإعدادات.",
  },
  access_token_invalid: {
    code: 407,
    status: 403,
    en: "The access token is not that of this session.",
    fr: "Le jeton d’accès n’est pas celui de cette session.",
    ar: "رمز الوصول لا يوافق هذه الجلسة.",
  },
  not_yourself: {
    code: 408,
    status: 409,
    en: "Nobody blocks or deletes their own account.",
    fr: "Nul ne bloque ni ne supprime son propre compte.",
    ar: "لا يحظر أحد حسابه ولا يحذفه بنفسه.",
  },
} as const satisfies Record<string, Refusal>;
