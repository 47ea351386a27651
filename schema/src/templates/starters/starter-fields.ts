/** The fields of the initial certificate template, beside the holder and the days. */
import type { FieldDefinition } from "../calls.ts";

export const STARTER_FIELDS: FieldDefinition[] = [
  { name: "course", label: { en: "Course", fr: "Formation", ar: "الدورة التدريبية" }, type: "text", required: true },
  { name: "hours", label: { en: "Hours", fr: "Heures", ar: "عدد الساعات" }, type: "number", required: false },
  { name: "grade", label: { en: "Grade", fr: "Note", ar: "التقدير" }, type: "text", required: false },
];
