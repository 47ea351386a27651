/** The last step: what was imported, what existed already, what was refused, and the file of the refused rows. */
import { CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { NumberValue } from "../../../ui/Values.tsx";
import type { Summary } from "../wizard/import-state.ts";
import type { Import } from "../wizard/use-import.ts";
import { useDownload } from "./use-download.ts";
import { WithoutCode } from "./WithoutCode.tsx";
import "../wizard/steps.css";

/** Where the imported records are: the page of their cohort, or a list where they are none. */
export type Results = { label: string; to: string | ((importId: string) => string) };

export type DoneStepProps = { summary: Summary; work: Import; results: Results };

export function DoneStep({ summary, work, results }: DoneStepProps) {
  const { t } = useTranslation("imports");
  const download = useDownload(work);
  const { created, existing, refused, withoutCode, importId } = summary;
  return (
    <div className="stack">
      <Card className="import-done">
        <CircleCheck size={44} aria-hidden="true" strokeWidth={1.6} />
        <p>{t(refused > 0 ? "done.someRefused" : "done.allIn")}</p>
      </Card>
      <Card className="forecast" aria-label={t("done.summary")}>
        <div className="is-good">
          <b>
            <NumberValue value={created} />
          </b>
          <span>{t("done.created")}</span>
        </div>
        <div>
          <b>
            <NumberValue value={existing} />
          </b>
          <span>{t("done.existing")}</span>
        </div>
        <div className={refused > 0 ? "is-bad" : undefined}>
          <b>
            <NumberValue value={refused} />
          </b>
          <span>{t("done.refused")}</span>
        </div>
      </Card>
      {withoutCode.length > 0 && <WithoutCode students={withoutCode} />}
      <div className="import-actions import-actions--main">
        <Button onClick={work.restart}>{t("another")}</Button>
        {refused > 0 && (
          <>
            <Button onClick={() => download({ onlyBad: true })}>{t("done.download")}</Button>
            <Button onClick={work.correctRest}>{t("done.correct")}</Button>
          </>
        )}
        <ButtonLink kind="primary" to={typeof results.to === "string" ? results.to : results.to(importId)}>
          {results.label}
        </ButtonLink>
      </div>
    </div>
  );
}
