/** Deleting diplomas that nobody has accepted. */
import type { Diploma } from "@ijaza/schema/diploma";
import { useTranslation } from "react-i18next";
import { RemoveRecords } from "../../records/records.parts.tsx";
import { useDeleteDiplomaMutation } from "../diplomas.api.ts";

type RemoveDialogProps = { diplomas: readonly Diploma[]; onClose: () => void; onDone: () => void };

export function RemoveDialog({ diplomas, ...ends }: RemoveDialogProps) {
  const { t } = useTranslation("diplomas");
  const [remove] = useDeleteDiplomaMutation();
  const words = {
    title: t("remove.title", { count: diplomas.length }),
    text: t("remove.text"),
    action: t("deeds.remove"),
    done: (count: number) => t("remove.done", { count }),
  };
  return <RemoveRecords records={diplomas} remove={(record) => remove(record).unwrap()} words={words} {...ends} />;
}
