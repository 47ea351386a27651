/** What the import will do: rows of the file, how many will be added, how many exist already, how many have errors. */
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/Card.tsx";
import { NumberValue } from "../../../ui/Values.tsx";
import type { Tally } from "../sheet/sheet-values.ts";

export function Forecast({ tally, existing }: { tally: Tally; existing: number | null }) {
  const { t } = useTranslation("imports");
  const good = tally.rows - tally.bad;
  const counts: { key: "rows" | "good" | "existing" | "bad"; value: number; look?: string }[] = [
    { key: "rows", value: tally.rows },
    { key: "good", value: Math.max(0, good - (existing ?? 0)), look: "is-good" },
    ...(existing === null ? [] : [{ key: "existing" as const, value: existing }]),
    { key: "bad", value: tally.bad, look: tally.bad > 0 ? "is-bad" : undefined },
  ];
  return (
    <Card className="forecast" aria-label={t("forecast.label")}>
      {counts.map((count) => (
        <div key={count.key} className={count.look}>
          <b>
            <NumberValue value={count.value} />
          </b>
          <span>{t(`forecast.${count.key}`)}</span>
        </div>
      ))}
    </Card>
  );
}
