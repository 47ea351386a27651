/** Certificates as a kind of records. */
import { isPublicCertificateClaim } from "@ijaza/schema/certificate-rules";
import { CERTIFICATE } from "@ijaza/schema/records/certificate";
import { CERTIFICATE_TYPE } from "@ijaza/verifier";
import type { RecordKind } from "../records/records.service.ts";
import { stateDigest } from "./certificates.content.ts";
import type { CertificateRow } from "./certificates.tables.ts";

export const CERTIFICATES: RecordKind<CertificateRow> = {
  name: CERTIFICATE.name,
  declared: CERTIFICATE,
  table: "certificates",
  vct: CERTIFICATE_TYPE,
  isPublicClaim: isPublicCertificateClaim,
  stateDigest,
};
