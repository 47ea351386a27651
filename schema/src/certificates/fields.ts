/** The fields of a certificate: those of every certificate, and those that its template defines. */
import type { Field } from "../fields/fields.ts";
import type { Language } from "../product.ts";
import type { FieldDefinition } from "../templates/calls.ts";

const NAME_MAX = 120;

export const CERTIFICATE_FIELDS = [
  {
    name: "recipientFirstName",
    kind: "name",
    required: true,
    max: NAME_MAX,
    label: { en: "First name", fr: "Prénom", ar: "الاسم بالأحرف اللاتينية" },
  },
  {
    name: "recipientLastName",
    kind: "name",
    required: true,
    max: NAME_MAX,
    label: { en: "Last name", fr: "Nom", ar: "اسم العائلة بالأحرف اللاتينية" },
  },
  {
    name: "recipientFirstNameAr",
    arabicOf: "recipientFirstName",
    kind: "name",
    max: NAME_MAX,
    label: { en: "First name (Arabic)", fr: "Prénom (arabe)", ar: "الاسم" },
  },
  {
    name: "recipientLastNameAr",
    arabicOf: "recipientLastName",
    kind: "name",
    max: NAME_MAX,
    label: { en: "Last name (Arabic)", fr: "Nom (arabe)", ar: "اسم العائلة" },
  },
  {
    name: "email",
    kind: "email",
    required: true,
    label: { en: "E-mail", fr: "Adresse électronique", ar: "البريد الإلكتروني" },
  },
  {
    name: "studentNumber",
    kind: "identifier",
    max: 60,
    label: { en: "Student number", fr: "Numéro d’étudiant", ar: "رقم الطالب" },
  },
  {
    name: "issueDate",
    kind: "day",
    required: true,
    label: { en: "Date of issue", fr: "Date de délivrance", ar: "تاريخ الإصدار" },
  },
  {
    name: "expiryDate",
    kind: "day",
    label: { en: "Date of expiry", fr: "Date d’expiration", ar: "تاريخ انتهاء الصلاحية" },
  },
] as const satisfies readonly Field[];

/** The number that a university gives to a certificate names the paper, not what it certifies. */
const NUMBER = "certificateNumber";

/** The field that says what a certificate certifies: the first besides its number, in Arabic letters for readers of Arabic. */
export function subjectFieldOf<Named extends { name: string }>(
  filled: readonly Named[],
  language: Language,
): Named | undefined {
  const subject = filled.find(({ name }) => name !== NUMBER);
  const arabic = filled.find(({ name }) => name === `${subject?.name}Ar`);
  return language === "ar" && arabic ? arabic : subject;
}

/** The name of the counterpart of a field whose name ends in `Ar`; of no field for any other. */
const inLatin = (name: string): string => (name.endsWith("Ar") ? name.slice(0, -2) : "");

const KINDS = { text: "text", date: "day", number: "number", email: "email", choice: "choice" } as const;

/** All fields of a template's certificates, in the order of their columns. */
export function fieldsOfCertificate(definitions: readonly FieldDefinition[]): readonly Field[] {
  const names = new Set(definitions.map(({ name }) => name));
  const defined = definitions.map(
    ({ name, label, type, required, choices }): Field => ({
      name,
      label,
      kind: KINDS[type],
      required,
      ...(type === "text" && names.has(inLatin(name)) && { arabicOf: inLatin(name) }),
      ...(choices && {
        choices: choices.map((choice) => ({ code: choice, label: { en: choice, fr: choice, ar: choice } })),
      }),
    }),
  );
  return [...CERTIFICATE_FIELDS, ...defined];
}
