/** The status of a record: colour, sign and word. */
import { useTranslation } from "react-i18next";
import { CHIP_STATUSES, StatusChip } from "../../../ui/Chip.tsx";
import { Sample } from "../components/Sample.tsx";

export function Chips() {
  const { t } = useTranslation("showcase");
  return (
    <Sample name={t("state.all")}>
      {CHIP_STATUSES.map((status) => (
        <StatusChip key={status} status={status} />
      ))}
    </Sample>
  );
}
