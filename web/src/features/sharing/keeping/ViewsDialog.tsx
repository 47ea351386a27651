/** When a share was opened, by day in the reader's time zone; by whom is not recorded. */
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { formatDayOf, formatList, formatTime } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { useGetShareViewsQuery } from "../sharing.api.ts";

type View = { at: string; count: number };

/** Keeps the order of the views. */
const byDay = (views: readonly View[], dayOf: (moment: string) => string) =>
  views.reduce(
    (days, view) => days.set(dayOf(view.at), [...(days.get(dayOf(view.at)) ?? []), view]),
    new Map<string, View[]>(),
  );

export function ViewsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("sharing");
  const messageOf = useFailureText();
  const language = useLanguage();
  const { data, error, refetch } = useGetShareViewsQuery({ id });
  const days = [...byDay(data?.views ?? [], (moment) => formatDayOf(moment, language))];
  return (
    <Dialog open title={t("views.title")} onClose={onClose}>
      {!data && error && <ErrorState text={messageOf(error)} onRetry={refetch} />}
      {!data && !error && <Skeleton height="96px" />}
      {data && days.length === 0 && <p>{t("views.none")}</p>}
      <ul className="share-views">
        {days.map(([day, views]) => (
          <li key={day}>
            <span>{day}</span>
            <span>{t("views.count", { count: views.reduce((sum, { count }) => sum + count, 0) })}</span>
            <small>
              {formatList(
                views.map(({ at }) => isolate(formatTime(at, language))),
                language,
              )}
            </small>
          </li>
        ))}
      </ul>
      <p className="muted">{t("views.told")}</p>
    </Dialog>
  );
}
