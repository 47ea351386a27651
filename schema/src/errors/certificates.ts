/** Refusals of a status change of a certificate. */
import type { Refusal } from "./refusal.ts";

export const CERTIFICATE_REFUSALS = {
  certificates_not_enabled: {
    code: 280,
    status: 403,
    en: "The university does not issue certificates. The platform’s administrator can enable this.",
    fr: "L’université ne délivre pas de certificats. L’administrateur de la plateforme peut l’y autoriser.",
    ar: "لا تُصدر الجامعة شهادات مهنية. يمكن لمشرف المنصة السماح بذلك.",
  },
  certificate_not_pending: {
    code: 281,
    status: 409,
    en: "This certificate is no longer pending.",
    fr: "Ce certificat n’est plus en attente.",
    ar: "لم تعد هذه الشهادة المهنية قيد الانتظار.",
  },
  names_unread: {
    code: 285,
    status: 409,
    en: "Each of them has a name in the letters of the other script, so that none was accepted. Open each one to review it.",
    fr: "Chacun comporte un nom dans l’autre écriture : aucun n’a été accepté. Ouvrez chacun d’eux pour le relire.",
    ar: "في كل منها اسم بالأحرف الأخرى، فلم يُقبل أي منها. افتح كلًّا منها لمراجعته.",
  },
  certificate_not_editable: {
    code: 282,
    status: 409,
    en: "Only a pending or rejected certificate can be changed.",
    fr: "Seul un certificat en attente ou rejeté peut être modifié.",
    ar: "لا يمكن تعديل إلا شهادة مهنية قيد الانتظار أو مرفوضة.",
  },
  certificate_not_signed: {
    code: 283,
    status: 409,
    en: "Only a signed certificate can be revoked.",
    fr: "Seul un certificat signé peut être révoqué.",
    ar: "لا يمكن إلغاء إلا شهادة مهنية موقّعة.",
  },
  student_has_certificates: {
    code: 284,
    status: 409,
    en: "This student has an accepted or signed certificate that is still valid, so the student cannot be deleted.",
    fr: "Un certificat accepté de cet étudiant est toujours valable : l’étudiant ne peut pas être supprimé.",
    ar: "لهذا الطالب شهادة مهنية مقبولة ما زالت سارية، فلا يمكن حذفه.",
  },
} as const satisfies Record<string, Refusal>;
