/** Certificates for tests, and the answer of the list that holds them. */
import { CERTIFICATE_STATUSES, type Certificate } from "@ijaza/schema/certificates/certificate";
import { AGENT } from "./people.ts";

let last = 0;

const label = (text: string) => ({ en: text, fr: text, ar: text });

/** A certificate of Anis Ayari, with these members replaced. */
export const certificateWith = (overrides: Partial<Certificate> = {}): Certificate => {
  last += 1;
  const number = String(last).padStart(4, "0");
  return {
    _id: `c${number}000000000000000000000`,
    status: "pending",
    templateName: "Certificate",
    agentId: AGENT._id,
    universityId: "wn000000000000000000000000",
    studentId: null,
    recipientFirstName: "Anis",
    recipientLastName: "Ayari",
    recipientFirstNameAr: "أنيس",
    recipientLastNameAr: "العياري",
    email: `anis.${number}@etu.example`,
    studentNumber: null,
    issueDate: "2026-10-15",
    expiryDate: "2029-10-15",
    expired: false,
    fields: [
      { name: "course", label: label("Course"), type: "text", required: true, value: "Cybersécurité" },
      { name: "hours", label: label("Hours"), type: "number", required: false, value: 20 },
    ],
    rejectionReason: null,
    submittedAt: "2026-11-18T09:00:00Z",
    decidedAt: null,
    signedAt: null,
    revokedAt: null,
    revocationReason: null,
    revocationRefusedAt: null,
    batchId: null,
    anchor: null,
    ...overrides,
  };
};

/** The answer of `GET /api/certificate/all`. */
export const listOfCertificates = (certificates: readonly Certificate[]) => ({
  certificates,
  total: certificates.length,
  page: 1,
  pageSize: 50,
  templateNames: ["Certificate"],
  counts: Object.fromEntries(
    CERTIFICATE_STATUSES.map((status) => [status, certificates.filter((each) => each.status === status).length]),
  ),
});
