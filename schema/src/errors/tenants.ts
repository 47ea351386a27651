/** Refusals of founding and managing universities, and of requests for credits and ether. */
import type { Refusal } from "./refusal.ts";

export const TENANT_REFUSALS = {
  university_name_taken: {
    code: 250,
    status: 409,
    en: "A university with this name already exists.",
    fr: "Une université porte déjà ce nom.",
    ar: "توجد جامعة بهذا الاسم من قبل.",
  },
  university_domain_taken: {
    code: 251,
    status: 409,
    en: "The website {domain} belongs to another university.",
    fr: "Le site {domain} appartient à une autre université.",
    ar: "الموقع {domain} تابع لجامعة أخرى.",
  },
  university_name_registered: {
    code: 252,
    status: 409,
    en: "The English name is recorded in the blockchain registry and cannot be changed here.",
    fr: "Le nom anglais figure au registre de la blockchain et ne peut pas être modifié ici.",
    ar: "الاسم بالإنجليزية مقيَّد في السجل على سلسلة الكتل، ولا يمكن تغييره من هنا.",
  },
  no_university: {
    code: 276,
    status: 403,
    en: "No university is assigned to your account at present.",
    fr: "Aucune université n’est rattachée à votre compte pour l’instant.",
    ar: "لا جامعة مرتبطة بحسابك حاليًا.",
  },
  responsable_not_free: {
    code: 253,
    status: 409,
    en: "This manager cannot take over the university: the account is blocked, is not registered yet, or already has a university.",
    fr: "Ce responsable ne peut pas prendre l’université : son compte est bloqué, pas encore activé ou déjà rattaché à une université.",
    ar: "لا يمكن إسناد الجامعة إلى هذا المسؤول: حسابه محظور أو لم يُفعَّل بعد أو مرتبط بجامعة.",
  },
  responsable_not_blocked: {
    code: 254,
    status: 409,
    en: "This manager is not blocked, or has no university to hand over.",
    fr: "Ce responsable n’est pas bloqué, ou n’a pas d’université à transmettre.",
    ar: "هذا المسؤول غير محظور أو ليست له جامعة تُسند إلى غيره.",
  },
  suspension_unchanged: {
    code: 255,
    status: 409,
    en: "The university already has this status.",
    fr: "L’université est déjà dans cet état.",
    ar: "الجامعة في هذه الحالة من قبل.",
  },
  demand_decided: {
    code: 256,
    status: 409,
    en: "This request has already been decided.",
    fr: "Cette demande a déjà été traitée.",
    ar: "سبق اتخاذ القرار في هذا الطلب.",
  },
  platform_ether_too_low: {
    code: 257,
    status: 409,
    en: "The platform’s wallet holds less ether than that. Enter a smaller amount.",
    fr: "Le portefeuille de la plateforme contient moins d’ether que ce montant. Saisissez un montant inférieur.",
    ar: "رصيد محفظة المنصة من الإيثر أقل من هذا المبلغ. أدخل مبلغًا أصغر.",
  },
} as const satisfies Record<string, Refusal>;
