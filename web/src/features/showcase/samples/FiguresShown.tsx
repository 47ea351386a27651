/** A row of figures: a number with words under it, one that loads, one that could not be had, and a day. */
import { useTranslation } from "react-i18next";
import { Figures } from "../../../ui/Figures.tsx";
import { DateValue } from "../../../ui/Values.tsx";
import { Sample } from "../components/Sample.tsx";

export function FiguresShown() {
  const { t } = useTranslation("showcase");
  return (
    <Sample name={t("state.rest")}>
      <Figures
        figures={[
          { key: "number", label: t("value.number"), value: 9412, text: t("chart.note") },
          { key: "loading", label: t("state.loading"), value: undefined },
          { key: "failed", label: t("state.error"), value: null },
          { key: "day", label: t("value.date"), value: null, words: <DateValue value="2026-11-22" /> },
        ]}
      />
    </Sample>
  );
}
