/** The columns of the audit log as a sheet. Kinds of events and roles stay as the log has them. */
import type { AuditEventShown } from "@ijaza/schema/audit/calls";
import { userNameIn } from "@ijaza/schema/users/names";
import type { SheetColumn } from "../sheets/sheet.ts";

export const SHEET_TITLE = { en: "Audit log", fr: "Journal d’audit", ar: "سجل العمليات" };

export const SHEET_COLUMNS: readonly SheetColumn<AuditEventShown>[] = [
  { label: { en: "When (UTC)", fr: "Date (UTC)", ar: "التاريخ (UTC)" }, cellOf: ({ at }) => at },
  { label: { en: "What", fr: "Opération", ar: "العملية" }, cellOf: ({ kind }) => kind },
  {
    label: { en: "Who", fr: "Auteur", ar: "صاحب العملية" },
    cellOf: ({ actor }, language) => userNameIn(actor, language) ?? actor._id,
  },
  { label: { en: "Role", fr: "Rôle", ar: "الدور" }, cellOf: ({ actor }) => actor.role },
  {
    label: { en: "University", fr: "Université", ar: "الجامعة" },
    cellOf: ({ university }, language) => university?.name[language],
  },
  { label: { en: "About", fr: "Objet", ar: "الموضوع" }, cellOf: ({ subjectId }) => subjectId },
  {
    label: { en: "Details", fr: "Détails", ar: "التفاصيل" },
    cellOf: ({ data }) => (Object.keys(data).length > 0 ? JSON.stringify(data) : null),
  },
  { label: { en: "Log", fr: "Journal", ar: "السجل" }, cellOf: ({ log }) => log },
  { label: { en: "Number", fr: "Numéro", ar: "الرقم" }, cellOf: ({ seq }) => seq },
  { label: { en: "Request", fr: "Requête", ar: "رقم الطلب التقني" }, cellOf: ({ requestId }) => requestId },
  { label: { en: "Digest before", fr: "Empreinte avant", ar: "البصمة قبل" }, cellOf: ({ before }) => before },
  { label: { en: "Digest after", fr: "Empreinte après", ar: "البصمة بعد" }, cellOf: ({ after }) => after },
  { label: { en: "Hash", fr: "Hachage", ar: "بصمة القيد" }, cellOf: ({ hash }) => hash },
];
