/** A certificate as it is sent: all of it to its owner and university, the public claims to anyone. Pure. */
import type { Certificate } from "@ijaza/schema/certificates/certificate";
import { isExpired } from "@ijaza/schema/certificates/rules";
import { type Anchor, type Disclosure, describeStanding } from "../../records/records.service.ts";
import type { CertificateRow } from "../certificates.tables.ts";

type Seen = {
  anchor: Anchor | null;
  /** `YYYY-MM-DD`, in UTC, because it is never stored whether a certificate has expired. */
  today: string;
};

/** The whole certificate. */
export function describeCertificate(row: CertificateRow, { anchor, today }: Seen): Certificate {
  return {
    ...describeStanding(row, anchor),
    templateName: row.template_name,
    studentId: row.student_id,
    recipientFirstName: row.recipient_first_name,
    recipientLastName: row.recipient_last_name,
    recipientFirstNameAr: row.recipient_first_name_ar,
    recipientLastNameAr: row.recipient_last_name_ar,
    email: row.email,
    studentNumber: row.student_number,
    issueDate: row.issue_date,
    expiryDate: row.expiry_date,
    expired: isExpired(row.expiry_date, today),
    fields: row.definition.map((field) => ({ ...field, value: row.fields[field.name] ?? null })),
  };
}

export type PublicCertificate = Partial<Certificate> & Pick<Certificate, "_id" | "status">;

/** What anyone may see of a signed certificate, without what its holder hides. */
export function describePublicly(
  row: CertificateRow,
  { disclosure: { discloses }, ...seen }: Seen & { disclosure: Disclosure },
): PublicCertificate {
  const { _id, status, universityId, templateName, fields, issueDate, expiryDate, expired, anchor, ...rest } =
    describeCertificate(row, seen);
  const { recipientFirstName, recipientLastName, recipientFirstNameAr, recipientLastNameAr } = rest;
  const claims = { recipientFirstName, recipientLastName, recipientFirstNameAr, recipientLastNameAr, issueDate };
  return {
    _id,
    status,
    universityId,
    templateName,
    ...Object.fromEntries(Object.entries(claims).filter(([name]) => discloses(name))),
    expiryDate,
    expired,
    fields: fields.filter(({ name, type }) => type !== "email" && discloses(name)),
    signedAt: rest.signedAt,
    revokedAt: rest.revokedAt,
    anchor,
  };
}
