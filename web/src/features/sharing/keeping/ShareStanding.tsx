/** Until when a share can be opened, or why it cannot any more, and how often it was opened. */
import type { Share } from "@ijaza/schema/sharing/shares";
import { useTranslation } from "react-i18next";
import { formatDayOf } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Progress } from "../../../ui/Progress.tsx";
import { daysUntil } from "../making/share-end.ts";

export function ShareEnd({ share: { state, expiresAt, takenBackAt } }: { share: Share }) {
  const { t } = useTranslation("sharing");
  const language = useLanguage();
  const dayOf = (moment: string) => ({ date: isolate(formatDayOf(moment, language)) });
  if (state === "live" || state === "locked")
    return (
      <div className="share-row__end">
        <p>{t("standing.until", dayOf(expiresAt))}</p>
        <p className={state === "locked" ? "share-row__locked" : undefined}>
          {state === "locked" ? t("standing.locked") : t("standing.left", { count: daysUntil(expiresAt) })}
        </p>
      </div>
    );
  return (
    <div className="share-row__end">
      <p>{state === "used_up" ? t("standing.over") : t("standing.ended", dayOf(takenBackAt ?? expiresAt))}</p>
      <p>{t(`standing.${state}`)}</p>
    </div>
  );
}

export function ShareViews({ share: { views, viewsAllowed } }: { share: Share }) {
  const { t } = useTranslation("sharing");
  const label = t("standing.views", { count: viewsAllowed, views });
  return (
    <div className="share-row__views">
      <p>{label}</p>
      <Progress label={label} done={views} total={viewsAllowed} />
    </div>
  );
}
