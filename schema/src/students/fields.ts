/** The fields of a student, with their labels and rules. */
import type { Choice, Field } from "../fields/fields.ts";

export const NATIONAL_ID_TYPES = [
  {
    code: "cin",
    label: { en: "National identity card", fr: "Carte d’identité nationale", ar: "بطاقة الهوية الوطنية" },
  },
  { code: "passport", label: { en: "Passport", fr: "Passeport", ar: "جواز سفر" } },
  { code: "other", label: { en: "Other", fr: "Autre", ar: "وثيقة أخرى" } },
] as const satisfies readonly Choice[];

export const SEXES = [
  { code: "F", label: { en: "Female", fr: "Féminin", ar: "أنثى" } },
  { code: "M", label: { en: "Male", fr: "Masculin", ar: "ذكر" } },
] as const satisfies readonly Choice[];

const NAME_MAX = 120;

export const STUDENT_FIELDS = [
  {
    name: "studentNumber",
    kind: "identifier",
    required: true,
    max: 60,
    label: { en: "Student number", fr: "Numéro d’étudiant", ar: "رقم الطالب" },
  },
  {
    name: "nationalId",
    kind: "identifier",
    required: true,
    max: 60,
    label: { en: "Identity number", fr: "Numéro d’identité", ar: "رقم الهوية" },
  },
  {
    name: "nationalIdType",
    kind: "choice",
    choices: NATIONAL_ID_TYPES,
    label: { en: "Kind of identity document", fr: "Type de pièce d’identité", ar: "نوع وثيقة الهوية" },
  },
  {
    name: "firstName",
    kind: "name",
    required: true,
    max: NAME_MAX,
    label: { en: "First name", fr: "Prénom", ar: "الاسم بالأحرف اللاتينية" },
  },
  {
    name: "lastName",
    kind: "name",
    required: true,
    max: NAME_MAX,
    label: { en: "Last name", fr: "Nom", ar: "اسم العائلة بالأحرف اللاتينية" },
  },
  {
    name: "firstNameAr",
    arabicOf: "firstName",
    kind: "name",
    max: NAME_MAX,
    label: { en: "First name (Arabic)", fr: "Prénom (arabe)", ar: "الاسم" },
  },
  {
    name: "lastNameAr",
    arabicOf: "lastName",
    kind: "name",
    max: NAME_MAX,
    label: { en: "Last name (Arabic)", fr: "Nom (arabe)", ar: "اسم العائلة" },
  },
  { name: "sex", kind: "choice", required: true, choices: SEXES, label: { en: "Sex", fr: "Sexe", ar: "الجنس" } },
  {
    name: "birthDate",
    kind: "dayOrYear",
    required: true,
    notInFuture: true,
    label: { en: "Date of birth", fr: "Date de naissance", ar: "تاريخ الولادة" },
  },
  {
    name: "birthPlace",
    kind: "text",
    max: NAME_MAX,
    label: { en: "Place of birth", fr: "Lieu de naissance", ar: "مكان الولادة بالأحرف اللاتينية" },
  },
  {
    name: "birthPlaceAr",
    arabicOf: "birthPlace",
    kind: "text",
    max: NAME_MAX,
    label: { en: "Place of birth (Arabic)", fr: "Lieu de naissance (arabe)", ar: "مكان الولادة" },
  },
  { name: "nationality", kind: "country", label: { en: "Nationality", fr: "Nationalité", ar: "الجنسية" } },
  {
    name: "email",
    kind: "email",
    required: true,
    label: { en: "E-mail", fr: "Adresse électronique", ar: "البريد الإلكتروني" },
  },
  { name: "phone", kind: "phone", label: { en: "Phone", fr: "Téléphone", ar: "الهاتف" } },
] as const satisfies readonly Field[];

export type StudentFieldName = (typeof STUDENT_FIELDS)[number]["name"];
