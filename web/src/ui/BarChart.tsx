/** The chart of every statistic: a table with bars, which is read, printed, mirrored and downloaded as one. */
import { LEAST_DISCLOSED } from "@ijaza/schema/statistics/statistic";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { decimalSign } from "../platform/format/format.ts";
import { useLanguage } from "../platform/i18n/use-language.ts";
import { saveFile } from "../platform/save-file.ts";
import { Button } from "./Button.tsx";
import { Columns } from "./chart/Columns.tsx";
import { type Bar, isEmpty, type Series } from "./chart/chart.ts";
import { csvOf } from "./chart/csv.ts";
import { Rows } from "./chart/Rows.tsx";
import { IconButton } from "./IconButton.tsx";
import { Section } from "./Section.tsx";
import { Skeleton } from "./Skeleton.tsx";
import "./BarChart.css";

type BarChartProps = {
  title: string;
  /** Of when, and what the reader must know of the numbers. */
  note?: string;
  /** By which the reader narrows what is counted; the note is not shown beside it, for it says the same. */
  choice?: ReactNode;
  /** What a bar stands for, such as "Month". */
  of: string;
  /** Undefined while they are on their way. */
  bars: readonly Bar[] | undefined;
  /** What is said where nothing was counted. */
  empty: string;
  /** In the place of bars that could not be had. */
  failure?: { text: string; onRetry: () => void };
  /** Of an earlier choice, while those of the new one come. */
  stale?: boolean;
  /** The name of its file, without its ending. */
  file: string;
  /** Of its heading. */
  level?: 2 | 3 | 4;
} & (
  | { layout: "columns"; series: readonly [Series]; total?: undefined }
  | {
      layout: "rows";
      series: readonly Series[];
      /** The name of the last row, with the sums. */
      total?: string;
    }
);

function FileButton({ title, of, bars, series, layout, file }: BarChartProps & { bars: readonly Bar[] }) {
  const { t } = useTranslation("ui");
  const language = useLanguage();
  const save = () => {
    const withheld = t("chart.withheld", { count: LEAST_DISCLOSED });
    const lines = bars.map(({ key, label, counts }) => [
      layout === "columns" ? key : label,
      ...counts.map((count) => count ?? withheld),
    ]);
    const text = csvOf([[of, ...series.map(({ label }) => label)], ...lines], decimalSign(language));
    saveFile(new Blob([text], { type: "text/csv;charset=utf-8" }), `${file}.csv`);
  };
  return (
    <IconButton label={t("chart.download", { title })} onClick={save}>
      <Download size={17} aria-hidden="true" />
    </IconButton>
  );
}

function Body(props: BarChartProps) {
  const { t } = useTranslation("ui");
  const { title, note, bars, empty, failure, layout } = props;
  if (failure && !bars) {
    return (
      <p className="chart__words" role="alert">
        {failure.text}{" "}
        <Button size="dense" onClick={failure.onRetry}>
          {t("retry")}
        </Button>
      </p>
    );
  }
  if (!bars) return <Skeleton height={layout === "columns" ? "208px" : "184px"} />;
  if (isEmpty(bars)) return <p className="chart__words">{empty}</p>;
  const caption = note ? `${title}, ${note}` : title;
  if (layout === "columns") return <Columns caption={caption} bars={bars} />;
  return <Rows caption={caption} of={props.of} series={props.series} bars={bars} total={props.total} />;
}

export function BarChart(props: BarChartProps) {
  const { title, note, choice, bars, level, stale = false } = props;
  const file = bars && !isEmpty(bars) && <FileButton {...props} bars={bars} />;
  return (
    <Section
      title={title}
      note={choice ? undefined : note}
      level={level}
      className={stale ? "chart chart--stale" : "chart"}
      aside={
        (choice || file) && (
          <>
            {choice}
            {file}
          </>
        )
      }
    >
      <div aria-busy={stale}>
        <Body {...props} />
      </div>
    </Section>
  );
}
