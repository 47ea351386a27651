/** Deleting certificates that nobody has accepted. */
import type { Certificate } from "@ijaza/schema/certificate";
import { useTranslation } from "react-i18next";
import { RemoveRecords } from "../../records/records.parts.tsx";
import { useDeleteCertificateMutation } from "../certificates.api.ts";

type RemoveDialogProps = { certificates: readonly Certificate[]; onClose: () => void; onDone: () => void };

export function RemoveDialog({ certificates, ...ends }: RemoveDialogProps) {
  const { t } = useTranslation("certificates");
  const [remove] = useDeleteCertificateMutation();
  const words = {
    title: t("remove.title", { count: certificates.length }),
    text: t("remove.text"),
    action: t("deeds.remove"),
    done: (count: number) => t("remove.done", { count }),
  };
  return <RemoveRecords records={certificates} remove={(record) => remove(record).unwrap()} words={words} {...ends} />;
}
