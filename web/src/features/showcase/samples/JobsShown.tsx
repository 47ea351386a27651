/** The jobs of the staff area's header, in every state, and one whose state is unknown. */
import { JOB_STATUSES, type Job, WAITING_FOR } from "@ijaza/schema/jobs/calls";
import { useTranslation } from "react-i18next";
import { JobLine } from "../../jobs/jobs.parts.tsx";
import { Sample } from "../components/Sample.tsx";

const ignore = () => {};
const job = { _id: "00000000000000000000000000", kind: "sign", done: 340, total: 1000 };
const GOING = JOB_STATUSES.filter((status) => status !== "waiting");

export function JobsShown() {
  const { t } = useTranslation("showcase");
  const shown = (states: readonly Pick<Job, "status" | "waitingFor">[]) =>
    states.map((state) => (
      <JobLine
        key={state.waitingFor ?? state.status}
        about="signing"
        count={1000}
        job={{ ...job, ...state, done: state.status === "queued" ? 0 : job.done }}
        onSeen={ignore}
      />
    ));
  return (
    <>
      <Sample name={t("state.all")}>
        <ul className="sample__list">
          {shown(GOING.map((status) => ({ status })))}
          <JobLine about="signing" count={1000} onSeen={ignore} />
        </ul>
      </Sample>
      <Sample name={t("state.waiting")}>
        <ul className="sample__list">{shown(WAITING_FOR.map((waitingFor) => ({ status: "waiting", waitingFor })))}</ul>
      </Sample>
    </>
  );
}
