/** The heading of a step, which takes the focus when the step begins, and the way of the import beside it. */
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { WayChoice } from "../fitting/WayChoice.tsx";
import type { Way } from "../fitting/ways.ts";
import type { Subject } from "../parsing/subject.ts";
import type { ImportState } from "./import-state.ts";
import { isChangeable } from "./steps.ts";
import type { Import } from "./use-import.ts";
import "./steps.css";

const titleOf = (state: ImportState) => (state.step === "done" && state.summary.created === 0 ? "nothing" : state.step);

export function StepHead({ work, subject, ways }: { work: Import; subject: Subject; ways: readonly Way[] }) {
  const { t } = useTranslation("imports");
  const heading = useRef<HTMLHeadingElement>(null);
  const { step } = work.state;
  /** The page's own heading has the focus when the page opens. */
  const former = useRef(step);
  useEffect(() => {
    if (former.current !== step) heading.current?.focus();
    former.current = step;
  }, [step]);
  return (
    <div className="import-head">
      <h2 ref={heading} tabIndex={-1}>
        {t(`heading.${titleOf(work.state)}`)}
      </h2>
      {ways.length > 1 && isChangeable(work) && <WayChoice ways={ways} subject={subject} onSwitch={work.switchTo} />}
    </div>
  );
}
