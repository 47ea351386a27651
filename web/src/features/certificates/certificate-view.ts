/** Certificates as pages show them. */
import type { Certificate } from "@ijaza/schema/certificate";
import { REVOCATION_REASONS } from "@ijaza/schema/diploma";
import { CERTIFICATE } from "@ijaza/schema/records/certificate";
import { formatReference } from "@ijaza/schema/reference";
import { type RecordView, targetsOf } from "../records/records.parts.tsx";
import { latinName, recipientOf, shownStatus, subjectOf } from "./certificate-text.ts";
import {
  useDecideCertificatesMutation,
  useDeleteCertificateMutation,
  useEstimateAcceptingQuery,
  useRevokeCertificateMutation,
} from "./certificates.api.ts";
import { CertificateNotes } from "./components/CertificateNotes.tsx";
import { useCertificateFacts } from "./use-certificate-facts.tsx";

export const CERTIFICATE_VIEW: RecordView<Certificate> = {
  declared: CERTIFICATE,
  texts: "certificates",
  paths: { correction: "/update_one_certificate", agents: "/certificationListsAgent" },
  nameOf: recipientOf,
  titleOf: subjectOf,
  chipOf: shownStatus,
  fileNameOf: ({ _id }) => `certificate-${formatReference(_id)}`,
  useFacts: useCertificateFacts,
  Notes: CertificateNotes,
  typedOf: (certificate) => ({ text: latinName(certificate), dir: "auto" }),
  reasonsFor: () => REVOCATION_REASONS,
  revoking: "revokingCertificate",
  // To accept one is to sign it.
  signing: {
    action: "accept",
    about: "certifying",
    useCost: (count) => useEstimateAcceptingQuery({ count: Math.max(1, count) }, { skip: count === 0 }),
  },
  useSign() {
    const [decide, state] = useDecideCertificatesMutation();
    return [
      async (targets) => {
        const reply = await decide({ ...targetsOf(targets, "certificatesIds"), decision: "accepted" }).unwrap();
        if (!("_id" in reply)) throw new TypeError("an acceptance replies its job");
        return reply;
      },
      state,
    ];
  },
  useDecide() {
    const [decide, state] = useDecideCertificatesMutation();
    return [
      async ({ decision, reason, ...targets }) => {
        const targeted = { ...targetsOf(targets, "certificatesIds"), decision, ...(reason && { reason }) };
        const reply = await decide(targeted).unwrap();
        if (!("updated" in reply)) throw new TypeError("a rejection was answered by a job");
        return reply;
      },
      state,
    ];
  },
  useDelete() {
    const [remove, state] = useDeleteCertificateMutation();
    return [(record) => remove(record).unwrap(), state];
  },
  useRevoke() {
    const [revoke, state] = useRevokeCertificateMutation();
    return [
      ({ reason, ...revocation }) => {
        const named = REVOCATION_REASONS.find((each) => each === reason) ?? "other";
        return revoke({ ...revocation, reason: named }).unwrap();
      },
      state,
    ];
  },
};
