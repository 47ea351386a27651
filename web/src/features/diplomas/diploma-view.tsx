/** Diplomas as pages show them. */
import { type Diploma, REVOCATION_REASONS, SUPERSEDED } from "@ijaza/schema/diploma";
import { DIPLOMA } from "@ijaza/schema/records/diploma";
import { callOf, decisionOf, idsOf, type RecordView, same } from "../records/records.parts.tsx";
import { HandedIn } from "./components/HandedIn.tsx";
import { nameOf, titleOf } from "./diploma-text.ts";
import {
  useDecideDiplomasMutation,
  useDeleteDiplomaMutation,
  useEstimateSigningQuery,
  useRevokeDiplomaMutation,
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
  },
  nameOf: ({ student }, language) => nameOf(student, language),
  titleOf,
  chipOf: ({ status }) => status,
  fileNameOf: ({ diplomaNumber }) => `diploma-${diplomaNumber}`,
  useFacts: useDiplomaFacts,
  Notes: ({ record }) => <HandedIn diploma={record} />,
  typedOf: ({ diplomaNumber }) => ({ text: diplomaNumber, dir: "ltr" }),
  // The chain may have refused to revoke what a correction has taken the place of.
  reasonsFor: ({ supersededBy }) => (supersededBy ? [SUPERSEDED, ...REVOCATION_REASONS] : REVOCATION_REASONS),
  revoking: "revoking",
  signing: {
    action: "sign",
    about: "signing",
    useCost: (count) => useEstimateSigningQuery({ count: Math.max(1, count) }, { skip: count === 0 }),
  },
  useSign: callOf(useSignDiplomasMutation, {
    sent: (targets) => (targets.records.length > 0 ? { diplomasIds: idsOf(targets) } : { all: true as const }),
    reply: same,
  }),
  useDecide: callOf(useDecideDiplomasMutation, { sent: (input) => decisionOf(input, "diplomasIds"), reply: same }),
  useDelete: callOf(useDeleteDiplomaMutation, { sent: same, reply: same }),
  useRevoke: callOf(useRevokeDiplomaMutation, { sent: same, reply: same }),
};
