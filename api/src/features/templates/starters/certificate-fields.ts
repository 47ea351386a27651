/** The fields of the starters of certificates: each text in two languages. */
import { define, SEX } from "./starter-parts.ts";

export const CERTIFICATE_DEFINITIONS = [
  define("certificateNumber", { en: "Number", fr: "Numéro", ar: "الرقم" }),
  define("course", { en: "Course", fr: "Formation", ar: "الدورة بالأحرف اللاتينية" }, { required: true }),
  define("courseAr", { en: "Course (Arabic)", fr: "Formation (arabe)", ar: "الدورة" }),
  define("hours", { en: "Hours", fr: "Heures", ar: "عدد الساعات" }, { type: "number" }),
  define("grade", { en: "Grade", fr: "Note", ar: "التقدير بالأحرف اللاتينية" }),
  define("gradeAr", { en: "Grade (Arabic)", fr: "Note (arabe)", ar: "التقدير" }),
  define("department", { en: "Department", fr: "Service", ar: "القسم بالأحرف اللاتينية" }),
  define("departmentAr", { en: "Department (Arabic)", fr: "Service (arabe)", ar: "القسم" }),
  define("placeOfIssue", { en: "Place of issue", fr: "Lieu de délivrance", ar: "مكان الإصدار بالأحرف اللاتينية" }),
  define("placeOfIssueAr", { en: "Place of issue (Arabic)", fr: "Lieu de délivrance (arabe)", ar: "مكان الإصدار" }),
  SEX,
];
