/** Names of certificates in mails to the staff, and the links of these mails. */
import type { StaffMailTemplates } from "../../records/records.service.ts";

export const STAFF_MAIL_TEMPLATES: StaffMailTemplates = {
  noun: {
    en: "certificates",
    fr: "certificats",
    ar: "شهادات مهنية",
    theAr: "الشهادات المهنية",
    one: { en: "the certificate of {number}", fr: "certificat de {number}", ar: "الشهادة المهنية الخاصة بـ{number}" },
  },
  afterAcceptance: {
    en: "They are being signed.",
    fr: "Ils sont en cours de signature.",
    ar: "وهي الآن قيد التوقيع.",
  },
  list: "/certificationsList",
  waiting: "/certificates_not_confirm/",
};
