/** Certificates as pages show them. */
import type { Certificate } from "@ijaza/schema/certificates/certificate";
import { CERTIFICATE } from "@ijaza/schema/certificates/record";
import { REVOCATION_REASONS } from "@ijaza/schema/diplomas/diploma";
import { formatReference } from "@ijaza/schema/documents/reference";
import { callOf, countsIn, decisionOf, jobIn, type RecordView, same } from "../records/records.parts.tsx";
import { certificateClaims } from "./certificate-claims.ts";
import { latinName, otherRecipientOf, recipientOf, shownStatus, subjectOf } from "./certificate-text.ts";
import {
  useDecideCertificatesMutation,
  useDeleteCertificateMutation,
  useEstimateAcceptingQuery,
  useGetAllCertificatesQuery,
  useRevokeCertificateMutation,
  useRevokeCertificatesMutation,
} from "./certificates.api.ts";
import { CertificateNotes } from "./components/CertificateNotes.tsx";
import { EraseCertificatesDialog } from "./components/EraseCertificatesDialog.tsx";
import { useCertificateFacts } from "./use-certificate-facts.tsx";

export const CERTIFICATE_VIEW: RecordView<Certificate> = {
  declared: CERTIFICATE,
  document: "certificate",
  texts: "certificates",
  paths: {
    list: "/certificationsList",
    rejected: "/rejected-certificates",
    correction: "/update_one_certificate",
    agents: "/certificationListsAgent",
    review: "/certificates_not_confirm/",
  },
  nameOf: recipientOf,
  titleOf: subjectOf,
  chipOf: shownStatus,
  fileNameOf: ({ _id }) => `certificate-${formatReference(_id)}`,
  useFacts: useCertificateFacts,
  useWaiting(query) {
    const { data, isFetching, error, refetch } = useGetAllCertificatesQuery(query);
    return { data, records: data?.certificates, isFetching, error, refetch };
  },
  claimsOf: certificateClaims,
  otherNameOf: otherRecipientOf,
  Notes: CertificateNotes,
  // A student's goes with the student.
  erasing: { may: ({ studentId }) => studentId === null, Dialog: EraseCertificatesDialog },
  typedOf: (certificate) => ({ text: latinName(certificate), dir: "auto" }),
  reasonsFor: () => REVOCATION_REASONS,
  revoking: "revokingCertificate",
  // To accept one is to sign it.
  signing: {
    action: "accept",
    about: "certifying",
    useCost: (count) => useEstimateAcceptingQuery({ count: Math.max(1, count) }, { skip: count === 0 }),
  },
  useSign: callOf(useDecideCertificatesMutation, {
    sent: (targets) => decisionOf({ ...targets, decision: "accepted" }, "certificatesIds"),
    reply: jobIn,
  }),
  useDecide: callOf(useDecideCertificatesMutation, {
    sent: (input) => decisionOf(input, "certificatesIds"),
    reply: countsIn,
  }),
  useDelete: callOf(useDeleteCertificateMutation, { sent: same, reply: same }),
  useRevoke: callOf(useRevokeCertificateMutation, {
    sent: ({ reason, ...revocation }) => ({
      ...revocation,
      reason: REVOCATION_REASONS.find((each) => each === reason) ?? "other",
    }),
    reply: same,
  }),
  useRevokeMany: callOf(useRevokeCertificatesMutation, { sent: same, reply: same }),
};
