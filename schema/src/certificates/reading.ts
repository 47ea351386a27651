/** Calls that read certificates: lists, a single one, and its document. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { DOCUMENT_TYPES } from "../calls/media-types.ts";
import { documentId, id, listQuery, listReply, sheetQuery } from "../calls/wire.ts";
import { fileQuery } from "../diplomas/reading.ts";
import { asSheet } from "../lists/sheets.ts";
import { anyone, responsableReaders, universityReaders } from "../users/roles.ts";
import { verified } from "../verification/calls.ts";
import { CERTIFICATE_STATUSES, certificate, certificateStatus } from "./certificate.ts";

const at = (name: string) => `/api/certificate/${name}`;
const certificateList = z.object({ certificates: z.array(certificate), ...listReply });
const ofAgent = { agentId: id.optional(), importId: id.optional() };
const agentFilter = listQuery.extend(ofAgent);
const filters = {
  ...ofAgent,
  status: z.string().max(200).optional(),
  /** Whether the last day has passed. */
  expired: z.enum(["true", "false"]).optional(),
  templateName: z.string().max(120).optional(),
};

export const getPendingCertificatesOfAgent = endpoint({
  method: "GET",
  path: at("agent-pending-certificates/:id"),
  who: universityReaders,
  summary: "Pending certificates of an agent.",
  params: z.strictObject({ id: documentId }),
  query: listQuery,
  reply: certificateList,
});

export const getPendingCertificates = endpoint({
  method: "GET",
  path: at("university-pending-certificates"),
  who: responsableReaders,
  summary: "Pending certificates of the university.",
  query: agentFilter,
  reply: certificateList,
});

export const getRejectedCertificates = endpoint({
  method: "GET",
  path: at("rejected"),
  who: universityReaders,
  summary: "Rejected certificates.",
  query: agentFilter,
  reply: certificateList,
});

export const getAllCertificates = endpoint({
  method: "GET",
  path: at("all"),
  who: universityReaders,
  summary: "Certificates from the acceptance on, or in the statuses named, with the counts by status for tabs.",
  query: listQuery.extend(filters),
  reply: certificateList.extend({
    /** For every status, whatever the list's filter. */
    counts: z.record(certificateStatus, z.int()),
    /** Names of existing templates, for the filter. */
    templateNames: z.array(z.string()),
  }),
});

export const exportCertificates = endpoint({
  ...asSheet,
  path: at("export"),
  who: universityReaders,
  summary: "The certificates of `all` as a file, with the columns of an import, and how far each is.",
  body: sheetQuery.extend(filters),
});

/** Statuses from the acceptance on. */
export const ACCEPTED_CERTIFICATES = CERTIFICATE_STATUSES.filter(
  (status) => status !== "pending" && status !== "rejected",
);

export const getCertificateById = endpoint({
  method: "POST",
  reads: true,
  path: at("getCertificateById"),
  who: anyone,
  summary: "A certificate: all of it to its owner and university, its public claims to anyone once signed.",
  body: z.strictObject({ id: documentId }),
  reply: z.object({
    certificate: certificate
      .partial()
      .required({ _id: true, status: true })
      .extend({
        university: z.object({
          _id: id,
          name: z.object({ en: z.string(), fr: z.string(), ar: z.string() }),
          slug: z.string(),
        }),
      }),
  }),
  refusals: ["document_erased"],
});

export const verifyCertificateById = endpoint({
  method: "POST",
  reads: true,
  path: at("verifyCertificateById"),
  who: anyone,
  summary: "Verifies the certificate of this id.",
  body: z.strictObject({ id: documentId }),
  reply: verified,
  metered: 1,
  refusals: ["document_erased"],
});

export const getCertificateFile = endpoint({
  method: "GET",
  path: at("file/:id"),
  who: anyone,
  summary: "The document itself; `json` is the bundle that anyone can verify without us.",
  params: z.strictObject({ id: documentId }),
  query: fileQuery,
  medium: "file",
  mediaTypes: DOCUMENT_TYPES,
  metered: 1,
  refusals: ["document_erased", "letter_not_printable", "drawing_too_long", "no_signing_key"],
});
