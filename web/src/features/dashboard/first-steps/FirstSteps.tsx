/** The checklist of the first day: what is left before the first document is signed. */
import type { Role } from "@ijaza/schema/users/roles";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/Button.tsx";
import { type Task, TaskList } from "../../../ui/TaskList.tsx";
import { CreditRequest } from "../../credits/credits.parts.tsx";
import { FirstDocument } from "../../templates/templates.parts.tsx";
import type { FirstStep } from "../dashboard.api.ts";
import "./FirstSteps.css";
import { currentOf, destinationOf } from "./step-order.ts";

type Words = FirstStep["name"] | "ownImport" | "ownDecision" | "ownSigning";

/** An agent's own steps have words of their own. */
const OF_AGENT: Partial<Record<FirstStep["name"], Words>> = {
  import: "ownImport",
  decision: "ownDecision",
  signing: "ownSigning",
};

/** What has words for while it waits, and for the link that leads to it. */
const WAITING = ["agent", "credits", "signing", "ownDecision", "ownSigning"] as const;
const LINKED = ["secondFactor", "signatory", "agent", "template", "emblem", "ownImport", "ownSigning"] as const;

const among = <Name extends string>(names: readonly Name[], sought: string): Name | undefined =>
  names.find((name) => name === sought);

type ActionProps = { words: Words; to: string; isCurrent: boolean };

function Action({ words, to, isCurrent }: ActionProps) {
  const { t } = useTranslation("dashboard");
  const kind = isCurrent ? "primary" : "secondary";
  const linked = among(LINKED, words);
  if (words === "credits") return <CreditRequest kind={kind} size="dense" />;
  if (!linked) return null;
  const label = t(`firstSteps.go.${linked}`);
  return (
    <ButtonLink kind={kind} size="dense" to={to} aria-label={`${label}: ${t(`firstSteps.title.${linked}`)}`}>
      {label}
    </ButtonLink>
  );
}

function useTasks(steps: readonly FirstStep[], role: Role, current: FirstStep | undefined): Task[] {
  const { t } = useTranslation("dashboard");
  const textOf = (words: Words, state: FirstStep["state"]): string => {
    if (state === "done") return t("firstSteps.done");
    const waiting = state === "waiting" && among(WAITING, words);
    return waiting ? t(`firstSteps.waiting.${waiting}`) : t(`firstSteps.open.${words}`);
  };
  return steps.map((step) => {
    const words = (role === "agent_uni" && OF_AGENT[step.name]) || step.name;
    const to = destinationOf(step, steps, role);
    return {
      key: step.name,
      state: step.state,
      title: t(`firstSteps.title.${words}`),
      text: textOf(words, step.state),
      action: to !== undefined && <Action words={words} to={to} isCurrent={step === current} />,
    };
  });
}

type FirstStepsProps = { steps: readonly FirstStep[]; role: Role };

export function FirstSteps({ steps, role }: FirstStepsProps) {
  const { t } = useTranslation("dashboard");
  const current = currentOf(steps, role);
  const tasks = useTasks(steps, role, current);
  const isAgent = role === "agent_uni";
  return (
    <div className={isAgent ? "first-steps first-steps--alone" : "first-steps"}>
      <TaskList label={t("firstSteps.label")} tasks={tasks} current={current?.name} />
      <div className="first-steps__paper">
        {!isAgent && <FirstDocument />}
        <p>{t("firstSteps.stays")}</p>
      </div>
    </div>
  );
}
