/** Diplomas as pages show them. */
import { type Diploma, REVOCATION_REASONS, SUPERSEDED } from "@ijaza/schema/diplomas/diploma";
import { DIPLOMA } from "@ijaza/schema/diplomas/record";
import { callOf, decisionOf, idsOf, type RecordView, same } from "../records/records.parts.tsx";
import { EraseHolder } from "./components/EraseHolder.tsx";
import { HandedIn } from "./components/HandedIn.tsx";
import { DIPLOMA_CLAIMS } from "./diploma-claims.ts";
import { nameOf, otherNameOf, titleOf } from "./diploma-text.ts";
import {
  useDecideDiplomasMutation,
  useDeleteDiplomaMutation,
  useEstimateSigningQuery,
  useGetAllDiplomasQuery,
  useRevokeDiplomaMutation,
  useRevokeDiplomasMutation,
  useSignDiplomasMutation,
} from "./diplomas.api.ts";
import { useDiplomaFacts } from "./use-diploma-facts.tsx";

export const DIPLOMA_VIEW: RecordView<Diploma> = {
  declared: DIPLOMA,
  document: "diploma",
  texts: "diplomas",
  paths: {
    list: "/diplomasList",
    rejected: "/diplomasRejected",
    correction: "/update_one_diploma",
    agents: "/listsAgent",
    review: "/diplomas_not_confirm/",
  },
  nameOf: ({ student }, language) => nameOf(student, language),
  titleOf,
  chipOf: ({ status }) => status,
  fileNameOf: ({ diplomaNumber }) => `diploma-${diplomaNumber}`,
  useFacts: useDiplomaFacts,
  useWaiting(query) {
    const { data, isFetching, error, refetch } = useGetAllDiplomasQuery(query);
    return { data, records: data?.diplomas, isFetching, error, refetch };
  },
  claimsOf: () => DIPLOMA_CLAIMS,
  otherNameOf: ({ student }, language) => otherNameOf(student, language),
  Notes: ({ record }) => <HandedIn diploma={record} />,
  // Of a student who was deleted nothing else is left to begin with.
  erasing: { may: ({ status, student }) => status === "revoked" && student._id !== null, Dialog: EraseHolder },
  typedOf: ({ diplomaNumber }) => ({ text: diplomaNumber, dir: "ltr" }),
  // The chain may have refused to revoke what a correction has taken the place of.
  reasonsFor: ({ supersededBy }) => (supersededBy ? [SUPERSEDED, ...REVOCATION_REASONS] : REVOCATION_REASONS),
  revoking: "revoking",
  signing: {
    action: "sign",
    about: "signing",
    hasRequests: true,
    useCost: (count) => useEstimateSigningQuery({ count: Math.max(1, count) }, { skip: count === 0 }),
  },
  useSign: callOf(useSignDiplomasMutation, {
    sent: ({ importId, except, ...targets }) =>
      targets.records.length > 0
        ? { diplomasIds: idsOf(targets) }
        : { all: true as const, ...(importId && { importId }), ...(except && { except: [...except] }) },
    reply: same,
  }),
  useDecide: callOf(useDecideDiplomasMutation, { sent: (input) => decisionOf(input, "diplomasIds"), reply: same }),
  useDelete: callOf(useDeleteDiplomaMutation, { sent: same, reply: same }),
  useRevoke: callOf(useRevokeDiplomaMutation, { sent: same, reply: same }),
  useRevokeMany: callOf(useRevokeDiplomasMutation, { sent: same, reply: same }),
};
