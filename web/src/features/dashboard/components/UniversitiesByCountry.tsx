/** How the universities divide among countries: a bar for each, the most first. */
import type { ListedUniversity } from "@ijaza/schema/universities";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Card } from "../../../ui/Card.tsx";
import { NumberValue } from "../../../ui/Values.tsx";
import "./UniversitiesByCountry.css";

const countsOf = (universities: readonly ListedUniversity[]): [string, number][] => {
  const counts = new Map<string, number>();
  for (const { country } of universities) counts.set(country, (counts.get(country) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1]);
};

export function UniversitiesByCountry({ universities }: { universities: readonly ListedUniversity[] }) {
  const { t } = useTranslation("dashboard");
  const names = new Intl.DisplayNames(useLanguage(), { type: "region" });
  const counts = countsOf(universities);
  const most = counts[0]?.[1] ?? 1;
  return (
    <Card title={t("network.byCountry")}>
      <ul className="by-country">
        {counts.map(([country, count]) => (
          <li key={country}>
            <span>{names.of(country) ?? country}</span>
            <span className="by-country__bar" aria-hidden="true">
              <span style={{ inlineSize: `${(count / most) * 100}%` }} />
            </span>
            <b>
              <NumberValue value={count} />
            </b>
          </li>
        ))}
      </ul>
    </Card>
  );
}
