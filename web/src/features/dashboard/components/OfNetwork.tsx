/** The dashboard above universities: what waits and what needs attention, then the network in figures. */
import { useRole } from "../../../platform/actor.ts";
import { LatestEvents } from "../../audit/audit.parts.tsx";
import type { QueueItem } from "../use-queue.ts";
import { FiguresOfNetwork } from "./FiguresOfNetwork.tsx";
import { HowCounted } from "./HowCounted.tsx";
import { ByDay, ByMonth } from "./OverTime.tsx";
import { Queue } from "./Queue.tsx";
import { DiplomasBySex, DiplomasByUniversity, RevocationsByClass } from "./Splits.tsx";
import { ToLookAt } from "./ToLookAt.tsx";
import { UniversitiesByCountry } from "./UniversitiesByCountry.tsx";
import { SilentUniversities, WaitingDiplomas } from "./UniversityLists.tsx";

/** Only the platform's own admin sees its log. */
export function OfNetwork({ queue }: { queue: QueueItem[] | undefined }) {
  const readsLog = useRole() === "admin_ijaza";
  return (
    <div className="dashboard">
      {(!queue || queue.length > 0) && <Queue items={queue} />}
      <ToLookAt />
      <FiguresOfNetwork />
      <UniversitiesByCountry />
      <ByMonth name="issuedByMonth" />
      <SilentUniversities />
      <WaitingDiplomas />
      <div className="dashboard__two">
        <div className="dashboard__column">
          <ByDay name="verificationsByDay" />
          <ByDay name="visitsByDay" />
        </div>
        <div className="dashboard__column">
          <RevocationsByClass />
          <DiplomasBySex />
        </div>
      </div>
      {readsLog && <LatestEvents />}
      <DiplomasByUniversity />
      <HowCounted />
    </div>
  );
}
