/**
 * The dashboard of a university: what waits, the figures of the period, its graduates, its verifications, its events.
 */
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { LatestEvents } from "../../audit/audit.parts.tsx";
import type { FirstStep } from "../dashboard.api.ts";
import { FirstSteps } from "../first-steps/LazyFirstSteps.tsx";
import { currentOf } from "../first-steps/step-order.ts";
import { useRange } from "../range.ts";
import type { QueueItem } from "../use-queue.ts";
import { Balances, NotEntered } from "./Balances.tsx";
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
export function OfUniversity({ queue, steps }: { queue: QueueItem[] | undefined; steps?: readonly FirstStep[] }) {
  const { t } = useTranslation("dashboard");
  const role = useRole();
  const { name, narrowing } = useRange();
  const note = t(`range.last.${name}`);
  const isAgent = role === "agent_uni";
  const works = isAgent || role === "resp_uni";
  const isFirstDay = steps !== undefined && steps.length > 0;
  const hasNext = isFirstDay && role !== undefined && currentOf(steps, role) !== undefined;
  const hasQueue = queue !== undefined && queue.length > 0;
  // Nothing is said to wait before it is known that nothing does.
  const top = (
    <>
      {works && <NotEntered />}
      {isFirstDay && role && <FirstSteps steps={steps} role={role} />}
      {(hasQueue || (works && !isFirstDay)) && <Queue items={steps && queue} isCalm={hasNext} />}
    </>
  );
  // An agent may be new where much is signed already; a university without a document has no figures.
  if (isFirstDay && !isAgent) return <div className="dashboard">{top}</div>;
  return (
    <div className="dashboard">
      {top}
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
