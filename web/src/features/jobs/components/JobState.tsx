/** A job in words and as a bar: what is being done, how far, what it waits for, how it ended. */

import { formatReference } from "@ijaza/schema/documents/reference";
import type { Job } from "@ijaza/schema/jobs/calls";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Note } from "../../../ui/Note.tsx";
import { Progress } from "../../../ui/Progress.tsx";
import { isEnded } from "../follow-job.ts";
import { useCallOffEtherMutation } from "../jobs.api.ts";
import type { TrackedJob } from "../tracked-jobs.ts";
import "./JobState.css";

/** How many records that the chain has refused are named; their rows say it, too. */
const MOST_NAMED = 3;

/** The records of a revocation that the chain has refused while it took others. */
const refusedIn = ({ result }: Job): string[] => (Array.isArray(result?.refused) ? result.refused.map(String) : []);

/** What it waits for. A payment waits for the platform's own ether, and can be called off. */
function Waiting({ job: { _id, waitingFor = "chain" }, about }: { job: Job; about: TrackedJob["about"] }) {
  const { t } = useTranslation("jobs");
  const failureText = useFailureText();
  const [callOff, { isLoading, error }] = useCallOffEtherMutation();
  if (about !== "ether") return <Note tone="wait">{t(`waiting.${waitingFor}`)}</Note>;
  return (
    <Note tone="wait">
      <p>{t(waitingFor === "ether" ? "waiting.platform" : `waiting.${waitingFor}`)}</p>
      {error && <p role="alert">{failureText(error)}</p>}
      <Button size="dense" busy={isLoading} onClick={() => void callOff(_id)}>
        {t("callOff")}
      </Button>
    </Note>
  );
}

export function JobState({ job, about }: { job: Job; about: TrackedJob["about"] }) {
  const { t } = useTranslation("jobs");
  if (job.status === "failed") {
    return <Note tone="bad">{job.error?.message ?? t(`${about}.failed`)}</Note>;
  }
  // A waiting job has no bar, and does not say what it would do.
  if (job.status === "waiting") return <Waiting job={job} about={about} />;
  const refused = isEnded(job) ? refusedIn(job) : [];
  const rest = refused.length > MOST_NAMED ? ["…"] : [];
  const references = [...refused.slice(0, MOST_NAMED).map(formatReference), ...rest].join(" · ");
  return (
    <div className="job-state">
      <p className="job-state__words" role="status">
        {t(`${about}.${job.status}`)}
      </p>
      {!isEnded(job) && (
        <Progress label={t(`${about}.${job.status}`)} done={job.done} total={job.done > 0 ? job.total : 0} />
      )}
      {refused.length > 0 && <Note tone="bad">{t("refused", { count: refused.length, references })}</Note>}
    </div>
  );
}
