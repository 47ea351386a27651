/** Accepting or rejecting diplomas: accepting freezes what they say. */
import type { Diploma } from "@ijaza/schema/diploma";
import { useTranslation } from "react-i18next";
import { DecideRecords } from "../../records/records.parts.tsx";
import { useDecideDiplomasMutation } from "../diplomas.api.ts";

type DecideDialogProps = {
  decision: "accepted" | "rejected";
  diplomas: readonly Diploma[];
  /** Instead of `diplomas`: every pending one of this agent. */
  agentId?: string;
  /** Of them, what this import brought. */
  importId?: string;
  count?: number;
  onClose: () => void;
  onDone: () => void;
};

export function DecideDialog({ decision, diplomas, agentId, importId, count = 0, onClose, onDone }: DecideDialogProps) {
  const { t } = useTranslation("diplomas");
  const [decide, { isLoading, error }] = useDecideDiplomasMutation();
  const rejecting = decision === "rejected";
  const which = agentId
    ? { agentId, ...(importId && { importId }), all: true as const }
    : { diplomasIds: diplomas.map(({ _id }) => _id) };
  return (
    <DecideRecords
      rejecting={rejecting}
      words={{
        title: t(`decide.${decision}.title`, { count: agentId ? count : diplomas.length }),
        text: t(`decide.${decision}.text`),
        action: t(rejecting ? "deeds.reject" : "deeds.accept"),
        done: (done) => t(`decide.${decision}.done`, { count: done }),
        conflicts: (conflicts) => t("decide.conflicts", { count: conflicts }),
      }}
      decide={(reason) => decide({ ...which, decision, ...(rejecting && { reason }) }).unwrap()}
      isBusy={isLoading}
      error={error}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
