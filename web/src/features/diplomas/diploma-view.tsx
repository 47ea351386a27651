/** Diplomas as pages show them. */
import { type Diploma, REVOCATION_REASONS, SUPERSEDED } from "@ijaza/schema/diploma";
import { DIPLOMA } from "@ijaza/schema/records/diploma";
import { idsOf, type RecordView, targetsOf } from "../records/records.parts.tsx";
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
  texts: "diplomas",
  paths: { correction: "/update_one_diploma", agents: "/listsAgent" },
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
  useSign() {
    const [sign, state] = useSignDiplomasMutation();
    return [
      (targets) => sign(targets.records.length > 0 ? { diplomasIds: idsOf(targets) } : { all: true as const }).unwrap(),
      state,
    ];
  },
  useDecide() {
    const [decide, state] = useDecideDiplomasMutation();
    return [
      ({ decision, reason, ...targets }) =>
        decide({ ...targetsOf(targets, "diplomasIds"), decision, ...(reason && { reason }) }).unwrap(),
      state,
    ];
  },
  useDelete() {
    const [remove, state] = useDeleteDiplomaMutation();
    return [(record) => remove(record).unwrap(), state];
  },
  useRevoke() {
    const [revoke, state] = useRevokeDiplomaMutation();
    return [(revocation) => revoke(revocation).unwrap(), state];
  },
};
