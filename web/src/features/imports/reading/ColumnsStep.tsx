/**
 * The second step: how the file was read, its first rows, and which column is which field; all of it can be changed.
 */
import type { Field } from "@ijaza/schema/fields/fields";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Note } from "../../../ui/Note.tsx";
import { NumberValue } from "../../../ui/Values.tsx";
import { FitNote } from "../fitting/WayChoice.tsx";
import { betterWay, type Way } from "../fitting/ways.ts";
import { missingFields } from "../parsing/columns.ts";
import { fieldsOf, hasUploads, type Subject } from "../parsing/subject.ts";
import type { Overview } from "../sheet/sheet-values.ts";
import type { Import } from "../wizard/use-import.ts";
import { namesOf } from "./names-of.ts";
import { PreviewTable } from "./PreviewTable.tsx";
import { ReadingChoice } from "./ReadingChoice.tsx";
import "../wizard/steps.css";

function Missing({ fields }: { fields: readonly Field[] }) {
  const { t } = useTranslation("imports");
  const language = useLanguage();
  if (fields.length === 0) return null;
  return (
    <Note tone="bad">
      {t("columns.missing")} <b>{namesOf(fields, language)}</b>
    </Note>
  );
}

type ColumnsStepProps = { overview: Overview; work: Import; subject: Subject; ways: readonly Way[] };

export function ColumnsStep({ overview, work, subject, ways }: ColumnsStepProps) {
  const { t } = useTranslation("imports");
  const fields = fieldsOf(subject);
  const missing = missingFields(overview.mapping, fields);
  const better = betterWay({ header: overview.header, mapping: overview.mapping, subject, ways });
  const needsFiles = hasUploads(subject);
  const known = overview.mapping.filter((name) => name !== null).length;
  return (
    <div className="stack">
      <Card
        title={<bdi>{work.fileName}</bdi>}
        aside={
          <Chip tone="neutral">
            <NumberValue value={overview.rowCount} /> {t("columns.rows")}
          </Chip>
        }
      >
        <div className="stack">
          {better && <FitNote way={better} onSwitch={() => work.switchTo(better)} />}
          <ReadingChoice overview={overview} onChange={work.reread} />
          <Missing fields={missing} />
          <p>
            {t("columns.known")}{" "}
            <b>
              <NumberValue value={known} /> {t("of")} <NumberValue value={overview.header.length} />
            </b>
            {known < overview.header.length && <span className="muted"> · {t("columns.leftOut")}</span>}
          </p>
        </div>
      </Card>
      <div className="import-actions import-actions--main">
        <Button onClick={work.restart}>{t("otherFile")}</Button>
        <Button
          kind="primary"
          disabled={missing.length > 0}
          onClick={needsFiles ? () => work.askForFiles() : work.examine}
        >
          {t(needsFiles ? "columns.files" : "columns.check")}
        </Button>
      </div>
      <Card title={t("columns.preview")}>
        <PreviewTable overview={overview} fields={fields} onMap={work.mapColumn} />
      </Card>
    </div>
  );
}
