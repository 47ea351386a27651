/** The latest events of the log in words, for a dashboard. */
import type { AuditEventShown } from "@ijaza/schema/audit/calls";
import {
  ArrowRight,
  Ban,
  CircleCheck,
  CircleX,
  History,
  type LucideIcon,
  PenLine,
  Plus,
  TriangleAlert,
  UserPen,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Section } from "../../../ui/Section.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { MomentValue } from "../../../ui/Values.tsx";
import { useGetAuditQuery } from "../audit.api.ts";
import { type EventGroup, groupEvents } from "../event-groups.ts";
import { ActorName, KindLabel } from "./EventLabels.tsx";
import "../../../ui/Chip.css";
import "./LatestEvents.css";

const SHOWN = 5;
/** How many events are fetched, since many may form one group. */
const READ = 100;

type Look = { icon: LucideIcon; tone: "ok" | "info" | "wait" | "bad" | "void" | "neutral" };

const NEUTRAL: Look = { icon: History, tone: "neutral" };
/** The look of an event, by the last part of its kind. */
const LOOKS: Readonly<Record<string, Look>> = {
  signed: { icon: PenLine, tone: "ok" },
  accepted: { icon: CircleCheck, tone: "info" },
  granted: { icon: CircleCheck, tone: "ok" },
  submitted: { icon: Plus, tone: "info" },
  added: { icon: Plus, tone: "info" },
  created: { icon: Plus, tone: "info" },
  opened: { icon: UserPen, tone: "info" },
  corrected: { icon: UserPen, tone: "info" },
  rejected: { icon: CircleX, tone: "bad" },
  blocked: { icon: CircleX, tone: "bad" },
  error: { icon: TriangleAlert, tone: "wait" },
  revoking: { icon: Ban, tone: "void" },
  revoked: { icon: Ban, tone: "void" },
  superseded: { icon: Ban, tone: "void" },
  suspended: { icon: Ban, tone: "void" },
};

const lookOf = ({ kind }: AuditEventShown): Look => LOOKS[kind.split(".")[1] ?? ""] ?? NEUTRAL;

function Group({ group: { latest, count } }: { group: EventGroup }) {
  const { t } = useTranslation("audit");
  const { icon: Icon, tone } = lookOf(latest);
  return (
    <li>
      <span className={`latest-events__icon chip--${tone}`}>
        <Icon size={16} aria-hidden="true" />
      </span>
      <span className="two-lines">
        <span>
          <KindLabel kind={latest.kind} />
          {count > 1 && ` ${t("latest.times", { count })}`}
        </span>
        <small>
          <ActorName actor={latest.actor} /> · <MomentValue value={latest.at} />
        </small>
      </span>
    </li>
  );
}

export function LatestEvents() {
  const { t } = useTranslation("audit");
  const messageOf = useFailureText();
  const { data, error, refetch } = useGetAuditQuery({ pageSize: READ });
  const groups = data && groupEvents(data.events, SHOWN);
  return (
    <Section title={t("latest.title")}>
      {!groups && !error && <SkeletonRows rows={SHOWN} columns={1} />}
      {!groups && error && <ErrorState text={messageOf(error)} onRetry={refetch} />}
      {groups?.length === 0 && <p className="latest-events__none">{t("latest.none")}</p>}
      {groups && (
        <>
          <ul className="latest-events">
            {groups.map((group) => (
              <Group key={`${group.latest.log}-${group.latest.seq}`} group={group} />
            ))}
          </ul>
          <ButtonLink size="dense" kind="ghost" arrow={ArrowRight} to="/audit">
            {t("latest.all")}
          </ButtonLink>
        </>
      )}
    </Section>
  );
}
