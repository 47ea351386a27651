/**
 * The dashboard of a university: what waits, the figures of the period, its graduates, its verifications, its events.
 */
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { LatestEvents } from "../../audit/audit.parts.tsx";
import { useRange } from "../range.ts";
import type { QueueItem } from "../use-queue.ts";
import { Balances, Refused } from "./Balances.tsx";
import { FiguresOfUniversity } from "./FiguresOfUniversity.tsx";
import { GraduatesByDomain, GraduatesByLevel } from "./Graduates.tsx";
import { HowCounted } from "./HowCounted.tsx";
import { LatestDiplomas } from "./LatestDiplomas.tsx";
import { ByDay, ByMonth } from "./OverTime.tsx";
import { Queue } from "./Queue.tsx";

/**
 * An empty queue is mentioned only to those who work on it, not to the university's administrator. Agents do not see
 * the log.
 */
export function OfUniversity({ queue }: { queue: QueueItem[] | undefined }) {
  const { t } = useTranslation("dashboard");
  const role = useRole();
  const { name, narrowing } = useRange();
  const note = t(`range.last.${name}`);
  const isAgent = role === "agent_uni";
  const works = isAgent || role === "resp_uni";
  return (
    <div className="dashboard">
      {works && <Refused />}
      {(works || (queue && queue.length > 0)) && <Queue items={queue} />}
      <FiguresOfUniversity />
      <div className="dashboard__two">
        <div className="dashboard__column">
          <ByMonth name={isAgent ? "diplomasByMonth" : "issuedByMonth"} />
          <ByDay name="verificationsByDay" />
          {isAgent ? <LatestDiplomas /> : <ByMonth name="verificationsByMonth" />}
        </div>
        <div className="dashboard__column">
          <GraduatesByLevel narrowing={narrowing} note={note} />
          <GraduatesByDomain narrowing={narrowing} note={note} />
          {isAgent ? <Balances /> : <LatestEvents />}
        </div>
      </div>
      <HowCounted />
    </div>
  );
}
