/** The jobs of this tab, at the top of every page of the staff area, until their end has been seen. */
import { Check, CircleAlert, Hourglass, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { Link } from "react-router";
import { Spinner } from "../../../ui/Spinner.tsx";
import { isEnded } from "../follow-job.ts";
import { useFollowJobQuery } from "../jobs.api.ts";
import { jobSeen, type TrackedJob, useTrackedJobs } from "../tracked-jobs.ts";
import { JobState } from "./JobState.tsx";
import "./JobIndicator.css";

const RESULTS: Record<TrackedJob["about"], string> = {
  signing: "/diplomasList?tab=signed",
  revoking: "/diplomasList?tab=revoked",
  certifying: "/certificationsList?tab=signed",
  revokingCertificate: "/certificationsList?tab=revoked",
  ether: "/universities_list",
};

function OneJob({ tracked }: { tracked: TrackedJob }) {
  const { t } = useTranslation("jobs");
  const dispatch = useDispatch();
  const { data: job, isError } = useFollowJobQuery(tracked.id);
  const seen = () => dispatch(jobSeen(tracked.id));
  if (!job && !isError) return null;
  const ended = isError || (job !== undefined && isEnded(job));
  const failed = isError || job?.status === "failed";
  const waits = job?.status === "waiting";
  const Icon = failed ? CircleAlert : waits ? Hourglass : Check;
  return (
    <li className={`job job--${failed ? "bad" : ended ? "ok" : "busy"}`}>
      {ended || waits ? <Icon size={20} aria-hidden="true" /> : <Spinner size={20} />}
      <b>{t(`${tracked.about}.title`, { count: tracked.count })}</b>
      {isError && <p>{t("unknown")}</p>}
      {job && <JobState job={job} about={tracked.about} />}
      {ended && (
        <span className="job__end">
          {job?.status === "succeeded" && (
            <Link to={RESULTS[tracked.about]} onClick={seen}>
              {t(`${tracked.about}.show`)}
            </Link>
          )}
          <button type="button" onClick={seen} aria-label={t("dismiss")}>
            <X size={18} aria-hidden="true" />
          </button>
        </span>
      )}
    </li>
  );
}

export function JobIndicator() {
  const { t } = useTranslation("jobs");
  const jobs = useTrackedJobs();
  if (jobs.length === 0) return null;
  return (
    <aside className="job-indicator" aria-label={t("label")}>
      <ul>
        {jobs.map((tracked) => (
          <OneJob key={tracked.id} tracked={tracked} />
        ))}
      </ul>
    </aside>
  );
}
