/** Accepting, which signs: those that are chosen, or all of an agent's that wait. */
import type { Certificate } from "@ijaza/schema/certificate";
import { useTranslation } from "react-i18next";
import { ConfirmSigning } from "../../records/records.parts.tsx";
import { useDecideCertificatesMutation, useEstimateAcceptingQuery } from "../certificates.api.ts";

type AcceptDialogProps = {
  certificates: readonly Certificate[];
  /** Instead of `certificates`: every one of this agent that waits, so many. */
  agentId?: string;
  /** Of them, what this import brought. */
  importId?: string;
  count?: number;
  onClose: () => void;
  onDone: () => void;
};

export function AcceptDialog({ certificates, agentId, importId, count = 0, onClose, onDone }: AcceptDialogProps) {
  const { t } = useTranslation("certificates");
  const total = agentId ? count : certificates.length;
  const cost = useEstimateAcceptingQuery({ count: Math.max(1, total) }, { skip: total === 0 });
  const [decide, { isLoading }] = useDecideCertificatesMutation();
  const sign = async () => {
    const which = agentId
      ? { agentId, ...(importId && { importId }), all: true as const }
      : { certificatesIds: certificates.map(({ _id }) => _id) };
    const reply = await decide({ ...which, decision: "accepted" }).unwrap();
    if (!("_id" in reply)) throw new TypeError("an acceptance replies its job");
    return reply;
  };
  return (
    <ConfirmSigning
      about="certifying"
      count={total}
      cost={cost}
      words={{ title: t("accept.title", { count: total }), text: t("accept.text"), action: t("accept.action") }}
      busy={isLoading}
      sign={sign}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
