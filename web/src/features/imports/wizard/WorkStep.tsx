/**
 * The steps that take time, checking and sending: their progress, what they wait for, and how to go on after a refusal.
 */
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Note } from "../../../ui/Note.tsx";
import { Progress } from "../../../ui/Progress.tsx";
import { NumberValue } from "../../../ui/Values.tsx";
import type { ImportState } from "./import-state.ts";
import type { Import } from "./use-import.ts";
import "./steps.css";

type WorkState = Extract<ImportState, { step: "checking" | "sending" }>;

export function WorkStep({ state, work }: { state: WorkState; work: Import }) {
  const { t } = useTranslation("imports");
  const messageOf = useFailureText();
  const { step, at, failure } = state;
  return (
    <Card>
      <div className="stack">
        <Progress label={t(`work.${step}`)} done={at.done} total={at.total} />
        <p className="num" role="status">
          <NumberValue value={at.done} /> {t("of")} <NumberValue value={at.total} />
        </p>
        {at.waitMs > 0 && <Note tone="wait">{t("work.waiting", { seconds: Math.round(at.waitMs / 1000) })}</Note>}
        {failure ? <Note tone="bad">{messageOf(failure)}</Note> : <p className="muted">{t(`work.${step}Text`)}</p>}
        <div className="import-actions">
          <Button onClick={work.restart}>{t("stop")}</Button>
          {failure !== undefined && (
            <Button kind="primary" onClick={step === "sending" ? work.goOn : work.examine}>
              {t("goOn")}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
