/** One job of this tab in a line: its subject, its state, and at the end a link to its results, if there are any. */
import type { Job } from "@ijaza/schema/jobs/calls";
import { Check, CircleAlert, Hourglass, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Spinner } from "../../../ui/Spinner.tsx";
import { isEnded } from "../follow-job.ts";
import type { TrackedJob } from "../tracked-jobs.ts";
import { JobState } from "./JobState.tsx";
import "./JobLine.css";

const RESULTS: Record<TrackedJob["about"], string> = {
  signing: "/diplomasList?tab=signed",
  revoking: "/diplomasList?tab=revoked",
  certifying: "/certificationsList?tab=signed",
  revokingCertificate: "/certificationsList?tab=revoked",
  ether: "/universities_list",
};

type JobLineProps = Omit<TrackedJob, "id"> & {
  /** Absent when its state could not be fetched. */
  job?: Job;
  onSeen: () => void;
};

export function JobLine({ about, count, cohortId, job, onSeen }: JobLineProps) {
  const { t } = useTranslation("jobs");
  const ended = !job || isEnded(job);
  const failed = !job || job.status === "failed";
  const waits = job?.status === "waiting";
  const Icon = failed ? CircleAlert : waits ? Hourglass : Check;
  return (
    <li className={`job job--${failed ? "bad" : ended ? "ok" : "busy"}`}>
      {ended || waits ? <Icon size={20} aria-hidden="true" /> : <Spinner size={20} />}
      <b>{t(`${about}.title`, { count })}</b>
      {job ? <JobState job={job} about={about} /> : <p>{t("unknown")}</p>}
      {ended && (
        <span className="job__end">
          {job?.status === "succeeded" && (
            <Link to={cohortId ? `/cohorts/${cohortId}` : RESULTS[about]} onClick={onSeen}>
              {t(cohortId ? "showCohort" : `${about}.show`)}
            </Link>
          )}
          <button type="button" onClick={onSeen} aria-label={t("dismiss")}>
            <X size={18} aria-hidden="true" />
          </button>
        </span>
      )}
    </li>
  );
}
