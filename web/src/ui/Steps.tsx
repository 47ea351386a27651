/** The steps of a process: completed ones are ticked, and the present one is named. */
import { Check } from "lucide-react";
import { NumberValue } from "./Values.tsx";
import "./Steps.css";

export function Steps({ label, steps, current }: { label: string; steps: readonly string[]; current: number }) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, at) => (
        <li
          key={step}
          className={at < current ? "is-behind" : at === current ? "is-here" : undefined}
          aria-current={at === current ? "step" : undefined}
        >
          <span className="steps__number">
            {at < current ? <Check size={16} aria-hidden="true" /> : <NumberValue value={at + 1} />}
          </span>
          <span className="steps__name">{step}</span>
        </li>
      ))}
    </ol>
  );
}
