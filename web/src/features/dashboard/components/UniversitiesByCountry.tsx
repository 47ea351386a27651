/** The universities by country: a map of tiles, and a table with the same numbers. */
import { STATISTICS } from "@ijaza/schema/statistics/calls";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { BarChart } from "../../../ui/BarChart.tsx";
import { NumberValue } from "../../../ui/Values.tsx";
import { barsOfNamed, namedCountries } from "../bars.ts";
import { useStatistic } from "../dashboard.api.ts";
import { STEPS, stepOf, TILES } from "../tile-map.ts";
import { useBars } from "../use-bars.ts";
import "./UniversitiesByCountry.css";

/** Hidden from screen readers, which have the table; not mirrored in Arabic, since it is a map. */
function TileMap({ counts }: { counts: ReadonlyMap<string, number> }) {
  const { t } = useTranslation("dashboard");
  return (
    <div className="tile-map" aria-hidden="true">
      <div className="tile-map__tiles" dir="ltr">
        {Object.entries(TILES).map(([country, [column, row]]) => {
          const count = counts.get(country) ?? 0;
          return (
            <span key={country} className={`tile tile--${stepOf(count)}`} style={{ gridColumn: column, gridRow: row }}>
              <b>{count === 0 ? "–" : <NumberValue value={count} />}</b>
              <small>{country}</small>
            </span>
          );
        })}
      </div>
      <ul className="tile-map__legend">
        {STEPS.map(({ key }) => (
          <li key={key}>
            <span className={`tile tile--${key}`} />
            {t(`countries.${key}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function UniversitiesByCountry() {
  const { t } = useTranslation("dashboard");
  const language = useLanguage();
  const query = useStatistic(STATISTICS.universitiesByCountry);
  const chart = useBars(query, (data) => barsOfNamed(namedCountries(data, language), { label: t("countries.others") }));
  const counts = new Map(query.data?.countries.map(({ country, count }) => [country, count]));
  return (
    <div className="by-country">
      <BarChart
        {...chart}
        layout="rows"
        title={t("countries.title")}
        of={t("countries.of")}
        empty={t("countries.empty")}
        series={[{ key: "count", label: t("units.universities") }]}
        file="universities-by-country"
      />
      <TileMap counts={counts} />
    </div>
  );
}
