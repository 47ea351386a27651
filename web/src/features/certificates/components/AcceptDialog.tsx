/** Accepting, which signs: how many, what it costs, what remains; then the password if it is old, then the job. */
import type { Certificate } from "@ijaza/schema/certificate";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { canPay, SigningCost, useBegunJob } from "../../records/records.parts.tsx";
import { useDecideCertificatesMutation, useEstimateAcceptingQuery } from "../certificates.api.ts";

type AcceptDialogProps = {
  certificates: readonly Certificate[];
  /** Instead of `certificates`: every one of this agent that waits, so many. */
  agentId?: string;
  count?: number;
  onClose: () => void;
  onDone: () => void;
};

export function AcceptDialog({ certificates, agentId, count = 0, onClose, onDone }: AcceptDialogProps) {
  const { t } = useTranslation("certificates");
  const total = agentId ? count : certificates.length;
  const cost = useEstimateAcceptingQuery(
    { count: Math.max(1, total) },
    { skip: total === 0, refetchOnMountOrArgChange: true },
  );
  const [decide, { isLoading }] = useDecideCertificatesMutation();
  const { begin, failure, prompt } = useBegunJob({ about: "certifying", count: total, onDone });
  const send = () => {
    const which = agentId ? { agentId, all: true as const } : { certificatesIds: certificates.map(({ _id }) => _id) };
    return begin(async () => {
      const reply = await decide({ ...which, decision: "accepted" }).unwrap();
      if (!("_id" in reply)) throw new TypeError("an acceptance replies its job");
      return reply;
    });
  };
  return (
    <>
      <ConfirmDialog
        open
        title={t("accept.title", { count: total })}
        action={t("accept.action")}
        kind="primary"
        busy={isLoading}
        blocked={!cost.data || !canPay(cost.data)}
        failure={failure}
        onConfirm={send}
        onClose={onClose}
      >
        <p>{t("accept.text")}</p>
        <SigningCost cost={cost} />
      </ConfirmDialog>
      {prompt}
    </>
  );
}
