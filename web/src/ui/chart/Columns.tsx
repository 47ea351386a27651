/** Vertical bars, for charts over time: a table of one row, whose headers are below the bars. */
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../platform/format/format.ts";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import { type Bar, MANY, type Room, roomOfLabel, roomOfNumber, shareOf } from "./chart.ts";
import { useLength } from "./use-length.ts";

const ROOMS: Record<Room, string | undefined> = { always: undefined, wide: "is-wide", never: "sr-only" };

export function Columns({ caption, bars }: { caption: string; bars: readonly Bar[] }) {
  const lengthOf = useLength();
  const { t } = useTranslation("ui");
  const language = useLanguage();
  const counts = bars.map(({ counts: [count] }) => count ?? 0);
  const most = Math.max(...counts);
  const nameOf = ({ name, label }: Bar) => name ?? label;
  return (
    <table className={bars.length > MANY ? "columns columns--low" : "columns"}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {bars.map((bar, at) => (
            <th
              key={bar.key}
              scope="col"
              aria-label={bar.hatched ? t("chart.soFar", { name: nameOf(bar) }) : nameOf(bar)}
              className={bar.hatched ? "is-hatched" : undefined}
            >
              <span className={ROOMS[roomOfLabel(at, bars.length)]}>{bar.label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {bars.map((bar, at) => {
            const number = formatNumber(counts[at] ?? 0, language);
            return (
              <td
                key={bar.key}
                title={`${nameOf(bar)}: ${number}`}
                className={bar.hatched ? "is-hatched" : undefined}
                style={lengthOf(shareOf(counts[at] ?? 0, most))}
              >
                <span className={ROOMS[roomOfNumber(at, counts)]}>{number}</span>
              </td>
            );
          })}
        </tr>
      </tbody>
    </table>
  );
}
