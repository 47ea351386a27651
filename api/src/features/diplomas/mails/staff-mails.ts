/** Names of diplomas in mails to the staff, and the links of these mails. */
import type { StaffMailTemplates } from "../../records/records.service.ts";

export const STAFF_MAIL_TEMPLATES: StaffMailTemplates = {
  noun: {
    en: "diplomas",
    fr: "diplômes",
    ar: "شهادات",
    theAr: "الشهادات",
    one: { en: "diploma {number}", fr: "diplôme {number}", ar: "الشهادة {number}" },
  },
  afterAcceptance: {
    en: "They can be signed now.",
    fr: "Ils peuvent maintenant être signés.",
    ar: "يمكن الآن توقيعها.",
  },
  list: "/diplomasList",
  waiting: "/diplomas_not_confirm/",
};
