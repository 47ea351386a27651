/** Attestations of enrolment, a third kind of record that exists in tests only, as pages show them. */
import { CERTIFICATE_STATUSES } from "@ijaza/schema/certificates/certificate";
import { REVOCATION_REASONS } from "@ijaza/schema/diplomas/diploma";
import { ATTESTATION, type Attestation, CALLS } from "../../../schema/test/attestation.ts";
import {
  type ColumnOptions,
  callOf,
  countsIn,
  decisionOf,
  jobIn,
  listQueryOf,
  RecordList,
  type RecordListOptions,
  type RecordView,
  same,
  useRecordColumns,
} from "../features/records/records.parts.tsx";
import { api } from "../platform/api/api.ts";
import { taggedCalls } from "../platform/api/tagged-calls.ts";
import { useListState } from "../platform/list-state.ts";
import type { Column } from "../ui/DataTable.tsx";

const attestations = api.injectEndpoints({
  endpoints: (build) => {
    const call = taggedCalls(build, { shown: ["certificates"], changed: ["certificates"] });
    return {
      getAttestations: call.read(CALLS.listAll),
      estimateAttestations: call.price(CALLS.estimate),
      decideAttestations: call.change(CALLS.decide),
      deleteAttestation: call.change(CALLS.remove),
      revokeAttestation: call.change(CALLS.revoke),
      revokeAttestations: call.change(CALLS.revokeMany),
    };
  },
});

export const ATTESTATION_VIEW: RecordView<Attestation> = {
  declared: ATTESTATION,
  // Its own in a kind of the product.
  texts: "certificates",
  paths: {
    list: "/attestations",
    rejected: "/rejected-attestations",
    correction: "/update-attestation",
    agents: "/agents-of-attestations",
    review: "/attestations-not-confirmed/",
  },
  nameOf: ({ studentNumber }) => studentNumber,
  titleOf: ({ programme }) => programme,
  chipOf: ({ status }) => status,
  fileNameOf: ({ _id }) => `attestation-${_id}`,
  useFacts: (record) =>
    ATTESTATION.fields.map(({ name, label }) => {
      return { key: name, label: label.en, value: String(record[name as keyof Attestation]) };
    }),
  useWaiting(query) {
    const { data, isFetching, error, refetch } = attestations.useGetAttestationsQuery(query);
    return { data, records: data?.attestations, isFetching, error, refetch };
  },
  claimsOf: () => ({ fields: ATTESTATION.fields, groups: [] }),
  otherNameOf: () => null,
  typedOf: ({ studentNumber }) => ({ text: studentNumber, dir: "ltr" }),
  reasonsFor: () => REVOCATION_REASONS,
  revoking: "revokingCertificate",
  signing: {
    action: "accept",
    about: "certifying",
    useCost: (count) => attestations.useEstimateAttestationsQuery({ count: Math.max(1, count) }, { skip: count === 0 }),
  },
  useSign: callOf(attestations.useDecideAttestationsMutation, {
    sent: (targets) => decisionOf({ ...targets, decision: "accepted" }, "attestationsIds"),
    reply: jobIn,
  }),
  useDecide: callOf(attestations.useDecideAttestationsMutation, {
    sent: (input) => decisionOf(input, "attestationsIds"),
    reply: countsIn,
  }),
  useDelete: callOf(attestations.useDeleteAttestationMutation, { sent: same, reply: same }),
  useRevokeMany: callOf(attestations.useRevokeAttestationsMutation, { sent: same, reply: same }),
  useRevoke: callOf(attestations.useRevokeAttestationMutation, {
    sent: ({ reason, ...revocation }) => ({
      ...revocation,
      reason: REVOCATION_REASONS.find((each) => each === reason) ?? "other",
    }),
    reply: same,
  }),
};

const useColumns = (options: ColumnOptions<Attestation>): Column<Attestation>[] =>
  useRecordColumns(ATTESTATION_VIEW, options, {
    name: { key: "recipient", first: (row) => row.studentNumber, second: (row) => row.academicYear },
    title: { key: "certificate", first: (row) => row.programme, second: () => null },
    others: [],
  });

type AttestationListProps = RecordListOptions<Attestation> & { statuses?: readonly Attestation["status"][] };

export function AttestationList({ statuses = CERTIFICATE_STATUSES, agentId, ...options }: AttestationListProps) {
  const state = useListState();
  const query = attestations.useGetAttestationsQuery(listQueryOf(state, { agentId, statuses }));
  return (
    <RecordList
      {...options}
      view={ATTESTATION_VIEW}
      state={state}
      query={query}
      rows={query.data?.attestations}
      useColumns={useColumns}
      exported={{ call: CALLS.exportAll, query: {}, name: "attestations" }}
      isFiltered={false}
    />
  );
}
