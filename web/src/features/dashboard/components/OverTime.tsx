/** A statistic over time: the last twelve months, or the last thirty days. */
import { STATISTICS } from "@ijaza/schema/statistics/calls";
import { useTranslation } from "react-i18next";
import { formatDayAndMonth } from "../../../platform/format/format.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { BarChart } from "../../../ui/BarChart.tsx";
import type { Bar } from "../../../ui/chart/chart.ts";
import { barsOfDays, barsOfMonths } from "../bars.ts";
import { useStatistic } from "../dashboard.api.ts";
import { useBars } from "../use-bars.ts";

const FILES = {
  issuedByMonth: "diplomas-signed-by-month",
  diplomasByMonth: "diplomas-submitted-by-month",
  verificationsByMonth: "verifications-by-month",
  verificationsByDay: "verifications-by-day",
  visitsByDay: "visits-by-day",
} as const;

type OfMonths = "issuedByMonth" | "diplomasByMonth" | "verificationsByMonth";
type OfDays = "verificationsByDay" | "visitsByDay";

const useTexts = (name: OfMonths | OfDays) => {
  const { t } = useTranslation("dashboard");
  const series = [{ key: "count", label: t(`units.${STATISTICS[name].unit}`) }] as const;
  return { title: t(`charts.${name}.title`), empty: t(`charts.${name}.empty`), series, file: FILES[name] };
};

export function ByMonth({ name }: { name: OfMonths }) {
  const { t } = useTranslation("dashboard");
  const language = useLanguage();
  const chart = useBars(useStatistic(STATISTICS[name]), (data) => barsOfMonths(data, { language, now: new Date() }));
  return <BarChart {...useTexts(name)} {...chart} layout="columns" of={t("charts.month")} note={t("charts.months")} />;
}

/** The first and the last day of the chart. */
const useDaysNote = (bars: readonly Bar[] | undefined): string | undefined => {
  const { t } = useTranslation("dashboard");
  const language = useLanguage();
  const [first, last] = [bars?.[0], bars?.at(-1)];
  if (!first || !last) return undefined;
  const dayOf = ({ key }: Bar) => formatDayAndMonth(key, language);
  return t("charts.days", { from: dayOf(first), to: dayOf(last) });
};

export function ByDay({ name }: { name: OfDays }) {
  const { t } = useTranslation("dashboard");
  const language = useLanguage();
  const chart = useBars(useStatistic(STATISTICS[name]), (data) => barsOfDays(data, { language, now: new Date() }));
  const note = useDaysNote(chart.bars);
  return <BarChart {...useTexts(name)} {...chart} layout="columns" of={t("charts.day")} note={note} />;
}
