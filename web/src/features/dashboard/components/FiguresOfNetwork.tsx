/** The network in four figures. */
import { STATISTICS } from "@ijaza/schema/statistics/calls";
import { useTranslation } from "react-i18next";
import { type Figure, Figures } from "../../../ui/Figures.tsx";
import { Section } from "../../../ui/Section.tsx";
import { useGetAttentionQuery, useGetComparisonQuery, useStatistic } from "../dashboard.api.ts";
import { useRange } from "../range.ts";
import { RangeSwitch } from "./RangeSwitch.tsx";
import { TrendText } from "./TrendText.tsx";

const sumOf = (all: readonly { count: number }[]) => all.reduce((sum, { count }) => sum + count, 0);

export function FiguresOfNetwork() {
  const { t } = useTranslation("dashboard");
  const range = useRange();
  const countries = useStatistic(STATISTICS.universitiesByCountry);
  const compared = useGetComparisonQuery(range.narrowing);
  const attention = useGetAttentionQuery(range.narrowing);
  const revocations = attention.data?.revocations;
  const replaced = sumOf(revocations?.filter((each) => each.class === "superseded") ?? []);
  const figureOf = (name: "issued" | "verifications"): Figure => {
    const both = compared.data?.counts.find((each) => each.name === name);
    return {
      key: name,
      label: t(`figures.${name}`),
      value: both?.now ?? (compared.isError ? null : undefined),
      text: both && <TrendText counts={both} range={range.name} />,
    };
  };
  const inCountries = countries.data?.countries;
  return (
    <Section title={t("figures.title")} aside={<RangeSwitch chosen={range.name} onChoose={range.choose} />}>
      <Figures
        figures={[
          {
            key: "universities",
            label: t("figures.universities"),
            value: inCountries ? sumOf(inCountries) : countries.isError ? null : undefined,
            text: inCountries && t("figures.countries", { count: inCountries.length }),
            to: "/universities_list",
          },
          figureOf("issued"),
          figureOf("verifications"),
          {
            key: "revocations",
            label: t("figures.revocations"),
            value: revocations ? sumOf(revocations) : attention.isError ? null : undefined,
            text: replaced > 0 && t("figures.replaced", { count: replaced }),
          },
        ]}
      />
    </Section>
  );
}
