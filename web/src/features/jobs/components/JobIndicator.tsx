/** The jobs of this tab, at the top of every page of the staff area, until the user has seen their end. */
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useFollowJobQuery } from "../jobs.api.ts";
import { jobSeen, type TrackedJob, useTrackedJobs } from "../tracked-jobs.ts";
import { JobLine } from "./JobLine.tsx";
import "./JobIndicator.css";

function FollowedJob({ id, ...tracked }: TrackedJob) {
  const dispatch = useDispatch();
  const { data: job, isError } = useFollowJobQuery(id);
  if (!job && !isError) return null;
  return <JobLine {...tracked} job={isError ? undefined : job} onSeen={() => dispatch(jobSeen(id))} />;
}

export function JobIndicator() {
  const { t } = useTranslation("jobs");
  const jobs = useTrackedJobs();
  if (jobs.length === 0) return null;
  return (
    <aside className="job-indicator" aria-label={t("label")}>
      <ul>
        {jobs.map((tracked) => (
          <FollowedJob key={tracked.id} {...tracked} />
        ))}
      </ul>
    </aside>
  );
}
