/** What is to be done in some order: done tasks are ticked, the current one stands out with its button. */
import { Check, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import "./TaskList.css";
import { NumberValue } from "./Values.tsx";

export type Task = {
  key: string;
  title: string;
  text: string;
  /** `waiting`: begun, and it is somebody else's turn. */
  state: "open" | "waiting" | "done";
  /** The button that does it. */
  action?: ReactNode;
};

type TaskListProps = {
  label: string;
  tasks: readonly Task[];
  /** The key of the task that is next. */
  current?: string;
};

function Mark({ state, number }: { state: Task["state"]; number: number }) {
  const { t } = useTranslation("ui");
  if (state === "open")
    return (
      <span className="task__mark" aria-hidden="true">
        <NumberValue value={number} />
      </span>
    );
  const Icon = state === "done" ? Check : Clock;
  return (
    <span className={`task__mark task__mark--${state}`}>
      <Icon size={18} aria-hidden="true" />
      <span className="sr-only">{t(`task.${state}`)}</span>
    </span>
  );
}

export function TaskList({ label, tasks, current }: TaskListProps) {
  return (
    <ol className="tasks" aria-label={label}>
      {tasks.map(({ key, title, text, state, action }, at) => (
        <li
          key={key}
          className={key === current ? "task task--current" : "task"}
          aria-current={key === current ? "step" : undefined}
        >
          <Mark state={state} number={at + 1} />
          <p className="task__words">
            <b>{title}</b>
            <small>{text}</small>
          </p>
          {action}
        </li>
      ))}
    </ol>
  );
}
