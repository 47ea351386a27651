/** The graduates by level and sex, and by field of study, counted from the university's own signed diplomas. */

import { STATISTICS } from "@ijaza/schema/statistics/calls";
import type { StatisticFilter } from "@ijaza/schema/statistics/statistic";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { BarChart } from "../../../ui/BarChart.tsx";
import { barsOfLevels, barsOfNamed } from "../bars.ts";
import { useStatistic } from "../dashboard.api.ts";
import { useBars } from "../use-bars.ts";
import { useSexes } from "../use-sexes.ts";

type GraduatesProps = { narrowing: StatisticFilter; note: string };

export function GraduatesByLevel({ narrowing, note }: GraduatesProps) {
  const { t } = useTranslation("dashboard");
  const language = useLanguage();
  const query = useStatistic(STATISTICS.graduatesBySexAndLevel, narrowing);
  const chart = useBars(query, (data) => barsOfLevels(data, language));
  return (
    <BarChart
      {...chart}
      layout="rows"
      title={t("charts.levels.title")}
      note={note}
      of={t("charts.levels.of")}
      empty={t("charts.graduatesEmpty")}
      series={useSexes()}
      total={t("charts.all")}
      file="graduates-by-level"
    />
  );
}

export function GraduatesByDomain({ narrowing, note }: GraduatesProps) {
  const { t } = useTranslation("dashboard");
  const query = useStatistic(STATISTICS.graduatesByDomain, narrowing);
  const chart = useBars(query, ({ domains, others }) =>
    barsOfNamed(
      domains.map(({ domain, count }) => ({ name: domain ?? t("charts.domains.none"), count })),
      { others, label: t("charts.domains.others") },
    ),
  );
  return (
    <BarChart
      {...chart}
      layout="rows"
      title={t("charts.domains.title")}
      note={note}
      of={t("charts.domains.of")}
      empty={t("charts.graduatesEmpty")}
      series={[{ key: "count", label: t("units.graduates") }]}
      file="graduates-by-domain"
    />
  );
}
