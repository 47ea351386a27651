/** What needs a network admin's attention: silent universities, and diplomas that wait too long. */
import { LONG_WAIT_DAYS, SILENT_DAYS } from "@ijaza/schema/statistics/overviews";
import { CirclePause, Hourglass, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { Section } from "../../../ui/Section.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { type Attention, useGetAttentionQuery } from "../dashboard.api.ts";
import { SILENT, WAITING } from "./UniversityLists.tsx";
import "./ToLookAt.css";

type LineProps = { icon: LucideIcon; text: string; more: string; href: string };

function Line({ icon: Icon, text, more, href }: LineProps) {
  const { t } = useTranslation("dashboard");
  return (
    <li className="to-look-at__one">
      <Icon size={20} aria-hidden="true" />
      <p>
        <b>{text}</b>
        <small>{more}</small>
      </p>
      <a href={href} aria-label={`${t("attention.see")}: ${text}`}>
        {t("attention.see")}
      </a>
    </li>
  );
}

function Lines({ attention: { silent, waiting } }: { attention: Attention }): ReactNode {
  const { t } = useTranslation("dashboard");
  const count = waiting.reduce((sum, university) => sum + university.count, 0);
  if (count === 0 && silent.length === 0)
    return <p className="to-look-at__none">{t("attention.none", { silent: SILENT_DAYS, waiting: LONG_WAIT_DAYS })}</p>;
  return (
    <ul className="to-look-at">
      {count > 0 && (
        <Line
          icon={Hourglass}
          text={t("attention.waiting", { count, days: LONG_WAIT_DAYS })}
          more={t("attention.universities", { count: waiting.length })}
          href={`#${WAITING}`}
        />
      )}
      {silent.length > 0 && (
        <Line
          icon={CirclePause}
          text={t("attention.silent", { count: silent.length, days: SILENT_DAYS })}
          more={t("attention.below")}
          href={`#${SILENT}`}
        />
      )}
    </ul>
  );
}

export function ToLookAt() {
  const { t } = useTranslation("dashboard");
  const messageOf = useFailureText();
  const { data, error, refetch } = useGetAttentionQuery();
  return (
    <Section title={t("attention.title")}>
      {data && <Lines attention={data} />}
      {!data && !error && <SkeletonRows rows={1} columns={2} />}
      {!data && error && <ErrorState text={messageOf(error)} onRetry={refetch} />}
    </Section>
  );
}
