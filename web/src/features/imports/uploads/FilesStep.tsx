/**
 * The step of an import with documents: the files that its rows name are chosen; missing and surplus ones are named.
 */
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Note } from "../../../ui/Note.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { NumberValue } from "../../../ui/Values.tsx";
import type { ImportState } from "../wizard/import-state.ts";
import type { Import } from "../wizard/use-import.ts";
import { FilesDrop } from "./FilesDrop.tsx";
import type { FilesReport } from "./files-report.ts";
import "./FilesStep.css";
import "../wizard/steps.css";

type FilesState = Extract<ImportState, { step: "files" }>;

function Names({
  title,
  hint,
  count,
  children,
}: {
  title: string;
  hint: string;
  count: number;
  children: React.ReactNode;
}) {
  return (
    <details className="files-names" open>
      <summary>
        {title} <NumberValue value={count} />
      </summary>
      <p className="muted">{hint}</p>
      <ul>{children}</ul>
    </details>
  );
}

function Missing({ report }: { report: FilesReport }) {
  const { t } = useTranslation("imports");
  if (report.missingCount === 0) return null;
  return (
    <Names title={t("files.missing")} hint={t("files.missingHint")} count={report.missingCount}>
      {report.missing.map(({ row, name }) => (
        <li key={`${row} ${name}`}>
          <bdi>{name}</bdi>{" "}
          <span className="muted">
            {t("errors.row")} <NumberValue value={row} />
          </span>
        </li>
      ))}
      {report.missingCount > report.missing.length && <li>…</li>}
    </Names>
  );
}

function Surplus({ report }: { report: FilesReport }) {
  const { t } = useTranslation("imports");
  if (report.surplusCount === 0) return null;
  return (
    <Names title={t("files.surplus")} hint={t("files.surplusHint")} count={report.surplusCount}>
      {report.surplus.map((name) => (
        <li key={name}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {report.surplusCount > report.surplus.length && <li>…</li>}
    </Names>
  );
}

function Matched({ state, work }: { state: FilesState; work: Import }) {
  const { t } = useTranslation("imports");
  const { report, resumed } = state;
  const isWhole = report.missingCount === 0;
  return (
    <Card
      title={t("files.matched")}
      aside={
        <span className="import-aside">
          <Button size="dense" onClick={() => work.clearFiles(resumed)}>
            {t("files.clear")}
          </Button>
        </span>
      }
    >
      <div className="stack">
        <p role="status">
          <b>
            <NumberValue value={report.found} /> {t("of")} <NumberValue value={report.named} />
          </b>{" "}
          {t("files.found")}
        </p>
        {isWhole && <Note tone="info">{t("files.all")}</Note>}
        <Missing report={report} />
        <Surplus report={report} />
      </div>
    </Card>
  );
}

export type FilesStepProps = { state: FilesState; work: Import };

export function FilesStep({ state, work }: FilesStepProps) {
  const { t } = useTranslation("imports");
  const { report, busy, fault, resumed } = state;
  if (busy !== null) {
    return (
      <Card>
        <p className="import-busy" role="status">
          <Spinner size={28} />
          {t("files.reading")} <NumberValue value={busy} />
        </p>
      </Card>
    );
  }
  return (
    <div className="stack">
      {resumed && <Note tone="wait">{t("files.again")}</Note>}
      {fault && <Note tone="bad">{t(`faults.${fault}`)}</Note>}
      <FilesDrop onFiles={(files) => work.addFiles(files, resumed)} />
      <Matched state={state} work={work} />
      <div className="import-actions import-actions--main">
        <Button onClick={work.restart}>{t("otherFile")}</Button>
        <Button kind="primary" disabled={report.found === 0} onClick={resumed ? work.goOn : work.examine}>
          {t(resumed ? "goOn" : "columns.check")}
        </Button>
      </div>
    </div>
  );
}
