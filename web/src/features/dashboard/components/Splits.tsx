/** Figures of the network that split people or records; the server withholds small numbers of people. */
import { STATISTICS } from "@ijaza/schema/statistics/calls";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { BarChart } from "../../../ui/BarChart.tsx";
import { Filter } from "../../../ui/ListTools.tsx";
import { useGetAttentionQuery, useStatistic } from "../dashboard.api.ts";
import { useRange } from "../range.ts";
import { useBars } from "../use-bars.ts";

/** Of all years or of one: a shorter range would concern too few people. */
export function DiplomasBySex() {
  const { t } = useTranslation("dashboard");
  const [academicYear, chooseYear] = useState("");
  const { years = [] } = useStatistic(STATISTICS.diplomasByAcademicYear).data ?? {};
  const narrowing = academicYear ? { academicYear } : {};
  const chart = useBars(useStatistic(STATISTICS.diplomasBySex, narrowing), ({ bySex }) =>
    bySex.map(({ sex, count }) => ({ key: sex, label: t(`sexes.${sex}`), counts: [count] })),
  );
  return (
    <BarChart
      {...chart}
      layout="rows"
      title={t("charts.bySex.title")}
      note={academicYear || t("charts.allYears")}
      choice={
        <Filter
          label={t("charts.academicYear")}
          all={t("charts.allYears")}
          value={academicYear}
          options={years.map((year) => ({ value: year.academicYear, label: year.academicYear }))}
          onChoose={chooseYear}
        />
      }
      of={t("charts.bySex.of")}
      empty={t("charts.bySex.empty")}
      series={[{ key: "count", label: t("units.diplomas") }]}
      file="diplomas-by-sex"
    />
  );
}

export function RevocationsByClass() {
  const { t } = useTranslation("dashboard");
  const { name, narrowing } = useRange();
  const chart = useBars(useGetAttentionQuery(narrowing), ({ revocations }) =>
    revocations.map((each) => ({ key: each.class, label: t(`revocations.${each.class}`), counts: [each.count] })),
  );
  return (
    <BarChart
      {...chart}
      layout="rows"
      title={t("revocations.title")}
      note={t(`range.last.${name}`)}
      of={t("revocations.of")}
      empty={t("revocations.empty")}
      series={[{ key: "count", label: t("units.diplomas") }]}
      file="revocations-by-class"
    />
  );
}

/** By name and collapsed: a list for reference, not a ranking. */
export function DiplomasByUniversity() {
  const { t } = useTranslation("dashboard");
  const language = useLanguage();
  const chart = useBars(useStatistic(STATISTICS.diplomasByUniversity), ({ universities }) =>
    universities.map(({ universityId, name, count }) => ({
      key: universityId,
      label: name[language],
      counts: [count],
    })),
  );
  return (
    <details className="dashboard__fold">
      <summary>
        {t("charts.byUniversity.fold")}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <BarChart
        {...chart}
        layout="rows"
        title={t("charts.byUniversity.title")}
        note={t("charts.byUniversity.note")}
        of={t("university")}
        empty={t("charts.byUniversity.empty")}
        series={[{ key: "count", label: t("units.diplomas") }]}
        file="diplomas-by-university"
      />
    </details>
  );
}
