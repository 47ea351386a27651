/** Rejecting certificates; to accept them is to sign them, and asked about elsewhere. */
import type { Certificate } from "@ijaza/schema/certificate";
import { useTranslation } from "react-i18next";
import { DecideRecords } from "../../records/records.parts.tsx";
import { useDecideCertificatesMutation } from "../certificates.api.ts";

type RejectDialogProps = {
  certificates: readonly Certificate[];
  /** Instead of `certificates`: every pending one of this agent. */
  agentId?: string;
  /** Of them, what this import brought. */
  importId?: string;
  count?: number;
  onClose: () => void;
  onDone: () => void;
};

export function RejectDialog({ certificates, agentId, importId, count = 0, onClose, onDone }: RejectDialogProps) {
  const { t } = useTranslation("certificates");
  const [decide, { isLoading, error }] = useDecideCertificatesMutation();
  const which = agentId
    ? { agentId, ...(importId && { importId }), all: true as const }
    : { certificatesIds: certificates.map(({ _id }) => _id) };
  const reject = async (reason: string) => {
    const reply = await decide({ ...which, decision: "rejected", reason }).unwrap();
    if (!("updated" in reply)) throw new Error("a rejection was answered by a job");
    return reply;
  };
  return (
    <DecideRecords
      rejecting
      words={{
        title: t("reject.title", { count: agentId ? count : certificates.length }),
        text: t("reject.text"),
        action: t("deeds.reject"),
        done: (done) => t("reject.done", { count: done }),
        conflicts: (conflicts) => t("reject.conflicts", { count: conflicts }),
      }}
      decide={reject}
      isBusy={isLoading}
      error={error}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
