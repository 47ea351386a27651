/** The claims of one's own document that anyone with the link may see, unless its holder hides them. Pure. */
import { CERTIFICATE_FIELDS } from "@ijaza/schema/certificates/fields";
import { DIPLOMA_FIELDS, PUBLIC_CLAIMS } from "@ijaza/schema/diplomas/fields";
import type { Field } from "@ijaza/schema/fields/fields";
import type { Language } from "@ijaza/schema/product";
import { STUDENT_FIELDS } from "@ijaza/schema/students/fields";
import { formatDate } from "../../platform/format/format.ts";
import type { OwnCertificateRecord, OwnDiplomaRecord } from "./profile.api.ts";

export type PublicClaim = { name: string; label: string; value: string };

const FIELDS: readonly Field[] = [...STUDENT_FIELDS, ...DIPLOMA_FIELDS];

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

const claimOf = (
  { name, label, choices = [] }: Pick<Field, "name" | "label" | "choices">,
  value: unknown,
  language: Language,
): PublicClaim[] => {
  if (value === null || value === undefined || value === "") return [];
  const text = String(value);
  const shown = isDay(text) ? formatDate(text, language) : text;
  return [{ name, label: label[language], value: choices.find(({ code }) => code === text)?.label[language] ?? shown }];
};

export const claimsOfDiploma = (diploma: OwnDiplomaRecord, language: Language): PublicClaim[] => {
  const values: Record<string, unknown> = { ...diploma, ...diploma.student };
  return PUBLIC_CLAIMS.flatMap((name) => {
    const field = FIELDS.find((each) => each.name === name);
    return field ? claimOf(field, values[name], language) : [];
  });
};

/** An e-mail or a student number is never shown, a last day always: neither can be chosen. */
const NO_CHOICE = ["email", "studentNumber", "expiryDate"];

export const claimsOfCertificate = (certificate: OwnCertificateRecord, language: Language): PublicClaim[] => {
  const values: Record<string, unknown> = certificate;
  const fixed = CERTIFICATE_FIELDS.filter(({ name }) => !NO_CHOICE.includes(name));
  const own = certificate.fields.filter(({ type }) => type !== "email");
  return [
    ...fixed.flatMap((field) => claimOf(field, values[field.name], language)),
    ...own.flatMap(({ name, label, value }) => claimOf({ name, label }, value, language)),
  ];
};
