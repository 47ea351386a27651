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
    en: "The platform’s wallet can pay {spendable} ether at most: the rest is promised already, or needed for fees. Enter a smaller amount.",
    fr: "Le portefeuille de la plateforme peut payer {spendable} ether au plus : le reste est déjà promis ou nécessaire aux frais. Saisissez un montant inférieur.",
    ar: "تستطيع محفظة المنصة دفع {spendable} إيثر على الأكثر، والباقي موعود به أو لازم للرسوم. أدخل مبلغًا أصغر.",
  },
  platform_ether_missing: {
    code: 277,
    status: 409,
    en: "Accepting this request pays {needed} ether, and the platform’s wallet can pay {spendable} at present. Top the wallet up, then accept the request.",
    fr: "Accepter cette demande, c’est payer {needed} ether ; le portefeuille de la plateforme peut en payer {spendable} pour l’instant. Approvisionnez-le, puis acceptez la demande.",
    ar: "قبول هذا الطلب يعني دفع {needed} إيثر، ومحفظة المنصة لا تستطيع حاليًا دفع أكثر من {spendable}. زوّد المحفظة ثم اقبل الطلب.",
  },
  payment_on_its_way: {
    code: 278,
    status: 409,
    en: "This payment is on its way or has ended, so it can no longer be called off.",
    fr: "Ce paiement est en cours ou terminé : il ne peut plus être arrêté.",
    ar: "هذه الدفعة في طريقها أو انتهت، فلا يمكن إلغاؤها.",
  },
  payment_called_off: {
    code: 279,
    status: 409,
    en: "The payment was called off. Nothing was sent.",
    fr: "Le paiement a été abandonné. Rien n’a été envoyé.",
    ar: "أُلغيت الدفعة، ولم يُرسل شيء.",
  },
} as const satisfies Record<string, Refusal>;
