/** The fields of a certificate by name, their columns, and when two certificates are the same. Pure. */
import { createHash } from "node:crypto";
import { isFixedField } from "@ijaza/schema/certificates/rules";
import type { Values } from "@ijaza/schema/fields/rows";
import { foldAll } from "../../platform/folded-text.ts";
import { needed, readColumns, serialise, text } from "../records/records.service.ts";
import type { CertificateRow } from "./certificates.tables.ts";

const COLUMN_OF = {
  recipientFirstName: "recipient_first_name",
  recipientLastName: "recipient_last_name",
  recipientFirstNameAr: "recipient_first_name_ar",
  recipientLastNameAr: "recipient_last_name_ar",
  email: "email",
  studentNumber: "student_number",
  issueDate: "issue_date",
  expiryDate: "expiry_date",
} as const satisfies Record<string, keyof CertificateRow>;

const ENTRIES = Object.entries(COLUMN_OF);

/** The columns of the fields in the API. */
export type FieldColumns = Pick<CertificateRow, (typeof COLUMN_OF)[keyof typeof COLUMN_OF] | "fields">;

export const FIELD_COLUMNS = [...Object.values(COLUMN_OF), "fields"] as const;

/** The columns with judged values; absent values are null. */
export function columnsOf(values: Values): FieldColumns {
  return {
    recipient_first_name: needed(values.recipientFirstName),
    recipient_last_name: needed(values.recipientLastName),
    recipient_first_name_ar: text(values.recipientFirstNameAr),
    recipient_last_name_ar: text(values.recipientLastNameAr),
    email: needed(values.email),
    student_number: text(values.studentNumber),
    issue_date: needed(values.issueDate),
    expiry_date: text(values.expiryDate),
    fields: Object.fromEntries(Object.entries(values).filter(([name]) => !isFixedField(name))),
  };
}

/** The present fields, by name. */
export const fieldsOf = (row: FieldColumns): Values => ({ ...row.fields, ...readColumns(row, COLUMN_OF) });

/** The text in which a search looks for the record. */
export const searchedText = (fields: FieldColumns, templateName: string): string =>
  foldAll([
    fields.recipient_first_name,
    fields.recipient_last_name,
    fields.recipient_first_name_ar,
    fields.recipient_last_name_ar,
    fields.email,
    fields.student_number,
    templateName,
    ...Object.values(fields.fields).map(String),
  ]);

/** A text that is equal for the same certificate: template, recipient, date of issue, and what it certifies. */
export function samenessOf(fields: FieldColumns, templateId: string): string {
  const identity = [templateId, fields.email.toLowerCase(), fields.issue_date, fields.fields];
  return createHash("sha256").update(serialise(identity)).digest("hex");
}

/** Whether two records of the same certificate are equal in every other field too. */
export const isIdentical = (one: FieldColumns, other: FieldColumns): boolean =>
  ENTRIES.every(([name, column]) => name === "email" || one[column] === other[column]);
