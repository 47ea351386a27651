/** The steps of a process: completed ones are ticked, and the present one is named. */
import { Check } from "lucide-react";
import { NumberValue } from "./Values.tsx";
import "./Steps.css";

type StepsProps = {
  label: string;
  steps: readonly string[];
  current: number;
  /** What returns to a completed step; undefined where nothing does. */
  onGo?: (at: number) => (() => void) | undefined;
};

function Name({ step, onGo }: { step: string; onGo?: () => void }) {
  if (!onGo) return <span className="steps__name">{step}</span>;
  return (
    <button type="button" className="steps__name steps__back" onClick={onGo}>
      {step}
    </button>
  );
}

export function Steps({ label, steps, current, onGo }: StepsProps) {
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
          <Name step={step} onGo={at < current ? onGo?.(at) : undefined} />
        </li>
      ))}
    </ol>
  );
}
