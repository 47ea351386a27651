/** Certificates as a kind of records. */
import { CERTIFICATE } from "@ijaza/schema/certificates/record";
import { CERTIFICATE_TYPE } from "@ijaza/verifier";
import type { RecordKind } from "../records/records.service.ts";
import { stateDigest } from "./certificates.content.ts";
import { FIELD_COLUMNS } from "./certificates.fields.ts";
import type { CertificateRow } from "./certificates.tables.ts";
import type { NewCertificate } from "./importing/new-record.ts";

export const CERTIFICATES: RecordKind<CertificateRow, NewCertificate> = {
  name: CERTIFICATE.name,
  document: "certificate",
  declared: CERTIFICATE,
  table: "certificates",
  credentialType: CERTIFICATE_TYPE,
  stateDigest,
  labelOf: ({ recipient_first_name, recipient_last_name }) => `${recipient_first_name} ${recipient_last_name}`,
  columns: {
    stored: ["template_id", "template_version_id", "template_name", "definition"],
    corrected: [...FIELD_COLUMNS, "sameness"],
    storedBy: "sameness",
  },
};
