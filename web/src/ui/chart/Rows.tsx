/** Horizontal bars: a table with a row for each, the bar between its name and its numbers. */
import { LEAST_DISCLOSED } from "@ijaza/schema/statistics/statistic";
import { useTranslation } from "react-i18next";
import { NumberValue } from "../Values.tsx";
import { type Bar, type Count, type Series, shareOf, sumOf } from "./chart.ts";
import { useLength } from "./use-length.ts";

type RowsProps = {
  caption: string;
  /** What a bar stands for. */
  of: string;
  series: readonly Series[];
  bars: readonly Bar[];
  /** The name of the last row, with the sums of all others; no such row without it. */
  total?: string;
};

function CountCell({ count }: { count: Count }) {
  const { t } = useTranslation("ui");
  if (count !== null) return <NumberValue value={count} />;
  return <small className="rows__withheld">{t("chart.withheld", { count: LEAST_DISCLOSED })}</small>;
}

export function Rows({ caption, of, series, bars, total }: RowsProps) {
  const lengthOf = useLength();
  const most = Math.max(...bars.map(({ counts }) => sumOf(counts)));
  // The colours of several are told at their heads; that of one needs no telling.
  const isAlone = series.length === 1;
  return (
    <table className="rows">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{of}</span>
          </th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col">
              <span className={isAlone ? "sr-only" : "rows__series"}>{label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.key}>
            <th scope="row">
              <span className="rows__lead">
                <bdi>{bar.label}</bdi>
                <span className={bar.hatched ? "rows__bars is-hatched" : "rows__bars"} aria-hidden="true">
                  {series.map(({ key }, at) => (
                    <i key={key} style={lengthOf(shareOf(bar.counts[at] ?? 0, most))} />
                  ))}
                </span>
              </span>
            </th>
            {series.map(({ key }, at) => (
              <td key={key}>
                <CountCell count={bar.counts[at] ?? null} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total}</th>
            {series.map(({ key }, at) => (
              <td key={key}>
                <NumberValue value={sumOf(bars.map(({ counts }) => counts[at] ?? 0))} />
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
