/** Signed diplomas by the year of their decision: a chart that is a table. */
import { useTranslation } from "react-i18next";
import { BarChart } from "../../../ui/BarChart.tsx";
import type { UniversityPage } from "../university-pages.api.ts";
import { barsOf } from "../years.ts";

type DiplomasByYearProps = { slug: string; years: UniversityPage["figures"]["years"] };

export function DiplomasByYear({ slug, years }: DiplomasByYearProps) {
  const { t } = useTranslation("university-pages");
  const now = new Date().getUTCFullYear();
  const bars = barsOf(years, { now, nameEarlier: (year) => t("years.before", { year: String(year) }) });
  return (
    <BarChart
      title={t("years.title")}
      note={t("years.note")}
      of={t("years.year")}
      layout="columns"
      series={[{ key: "count", label: t("figures.diplomas") }]}
      bars={bars}
      empty={t("years.none")}
      file={`${slug}-diplomas-by-year`}
    />
  );
}
