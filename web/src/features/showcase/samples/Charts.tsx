/** The charts over time and by kind: with withheld numbers, empty, failed and loading. */
import { useTranslation } from "react-i18next";
import { formatDate, formatMonth } from "../../../platform/format/format.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { BarChart } from "../../../ui/BarChart.tsx";
import { Sample } from "../components/Sample.tsx";

const SIGNED = [38, 61, 104, 42, 35, 88, 312, 946, 402, 173, 201, 79];
const VERIFIED = [33, 24, 20, 48, 57, 54, 62, 67, 31, 22, 52, 60, 68, 65, 73];

const monthOf = (at: number) => new Date(Date.UTC(2025, 11 + at)).toISOString().slice(0, 7);
const dayOf = (at: number) => new Date(Date.UTC(2026, 10, 8 + at)).toISOString().slice(0, 10);

export function Charts() {
  const { t } = useTranslation(["showcase", "ui"]);
  const language = useLanguage();
  const months = SIGNED.map((count, at) => ({
    key: monthOf(at),
    label: formatMonth(monthOf(at), language, "short"),
    name: formatMonth(monthOf(at), language),
    counts: [count],
    hatched: at === SIGNED.length - 1,
  }));
  const days = VERIFIED.map((count, at) => ({
    key: dayOf(at),
    label: String(8 + at),
    name: formatDate(dayOf(at), language),
    counts: [count],
    hatched: at === VERIFIED.length - 1,
  }));
  const sexes = [
    { key: "F", label: t("chart.women") },
    { key: "M", label: t("chart.men") },
  ];
  const levels = [
    { key: "licence", label: t("sample.first"), counts: [742, 498] },
    { key: "master", label: t("sample.second"), counts: [null, null] },
    { key: "others", label: t("chart.others"), counts: [188, 246], hatched: true },
  ];
  const ofMonths = {
    title: t("chart.chart"),
    of: t("chart.month"),
    empty: t("chart.nothing"),
    file: "signed-by-month",
  };
  const series = [{ key: "count", label: t("value.number") }] as const;
  const ofLevels = { title: t("chart.levels"), of: t("chart.level"), empty: t("chart.nothing"), file: "by-level" };
  return (
    <>
      <Sample name={t("chart.months")}>
        <BarChart {...ofMonths} note={t("chart.note")} layout="columns" series={series} bars={months} />
        <BarChart {...ofMonths} title={t("chart.days")} layout="columns" series={series} bars={days} />
      </Sample>
      <Sample name={t("chart.rows")}>
        <BarChart {...ofLevels} layout="rows" series={sexes} bars={levels} total={t("chart.all")} />
      </Sample>
      <Sample name={t("state.stale")}>
        <BarChart {...ofLevels} title={t("state.stale")} layout="rows" series={sexes} bars={levels} stale />
      </Sample>
      <Sample name={t("state.empty")}>
        <BarChart {...ofMonths} title={t("state.empty")} layout="columns" series={series} bars={[]} />
      </Sample>
      <Sample name={t("state.loading")}>
        <BarChart {...ofMonths} title={t("state.loading")} layout="columns" series={series} bars={undefined} />
      </Sample>
      <Sample name={t("state.error")}>
        <BarChart
          {...ofMonths}
          title={t("state.error")}
          layout="columns"
          series={series}
          bars={undefined}
          failure={{ text: t("ui:error.text"), onRetry: () => {} }}
        />
      </Sample>
    </>
  );
}
