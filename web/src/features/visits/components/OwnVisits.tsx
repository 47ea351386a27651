/** How often one's own document was verified, in a sentence, with its weeks in a collapsed section. */
import { useTranslation } from "react-i18next";
import { formatDate, formatDayAndMonth } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { BarChart } from "../../../ui/BarChart.tsx";
import { type OwnWeek, useGetOwnVisitsQuery } from "../visits.api.ts";
import "./OwnVisits.css";

/** The Monday of this week, UTC. */
const thisWeek = (now: Date): string => {
  const back = (now.getUTCDay() + 6) % 7;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - back))
    .toISOString()
    .slice(0, 10);
};

function Weeks({ weeks }: { weeks: readonly OwnWeek[] }) {
  const { t } = useTranslation("visits");
  const language = useLanguage();
  const current = thisWeek(new Date());
  return (
    <BarChart
      layout="columns"
      level={4}
      title={t("weeks.title")}
      note={t("weeks.note")}
      of={t("weeks.of")}
      empty={t("weeks.empty")}
      series={[{ key: "count", label: t("weeks.count") }]}
      bars={weeks.map(({ week, verifications }) => ({
        key: week,
        label: formatDayAndMonth(week, language, "short"),
        name: t("weeks.name", { day: formatDate(week, language) }),
        counts: [verifications],
        hatched: week === current,
      }))}
      file="verifications-by-week"
    />
  );
}

/** `verifications` counts from the beginning, as the record does; the weeks are the last twelve. */
export function OwnVisits({ recordId, verifications: count }: { recordId: string; verifications: number }) {
  const { t } = useTranslation("visits");
  const language = useLanguage();
  const { data } = useGetOwnVisitsQuery(undefined, { skip: count === 0 });
  if (count === 0) return <p className="own-visits">{t("own.never")}</p>;
  const times = t("own.times", { count });
  const weeks = data?.documents.find(({ documentId }) => documentId === recordId)?.weeks;
  if (!weeks) return <p className="own-visits">{t("own.all", { times })}</p>;
  const last = weeks.findLast(({ verifications }) => verifications > 0);
  const day = last && isolate(formatDayAndMonth(last.week, language));
  return (
    <details className="own-visits">
      <summary>{day ? t("own.last", { times, day }) : t("own.notLately", { times, weeks: weeks.length })}</summary>
      <Weeks weeks={weeks} />
    </details>
  );
}
