/** One sentence over the errors when nearly all rows fail for one cause, with the action that helps. */
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Note } from "../../../ui/Note.tsx";
import { type Way, wayWithStudents } from "../fitting/ways.ts";
import { fieldsOf, type Subject } from "../parsing/subject.ts";
import type { CommonCause } from "../sheet/sheet-values.ts";
import type { Import } from "../wizard/use-import.ts";
import { reasonOf } from "./reason-of.ts";

export type CauseNoteProps = {
  common: CommonCause;
  rows: number;
  work: Import;
  subject: Subject;
  ways: readonly Way[];
};

function UnknownStudents({ common, rows, work, subject, ways }: CauseNoteProps) {
  const { t } = useTranslation("imports");
  const way = wayWithStudents(subject, ways);
  return (
    <>
      <p>
        <b>{t(common.rows === rows ? "cause.noStudent" : "cause.fewStudents")}</b>{" "}
        {way ? t("cause.studentsOrWay", { way: way.label }) : t("cause.studentsFirst")}
      </p>
      <div className="import-remedies">
        <ButtonLink size="dense" to="/add_Student">
          {t("cause.importStudents")}
        </ButtonLink>
        {way && (
          <Button size="dense" onClick={() => work.switchTo(way)}>
            {t("way.switchTo", { way: way.label })}
          </Button>
        )}
      </div>
    </>
  );
}

function OtherCause({ common, rows, work, subject }: CauseNoteProps) {
  const { t } = useTranslation("imports");
  const language = useLanguage();
  const { path } = common.fault;
  const column = fieldsOf(subject).find(({ name }) => name === path)?.label[language] ?? path;
  const reason = reasonOf(common.fault, language);
  return (
    <>
      <p>
        <b>{t(common.rows === rows ? "cause.all" : "cause.nearlyAll")}</b> {t("cause.inColumn", { column, reason })}
      </p>
      <div className="import-remedies">
        <Button size="dense" onClick={work.backToColumns}>
          {t("cause.columns")}
        </Button>
      </div>
    </>
  );
}

export function CauseNote(props: CauseNoteProps) {
  const isUnknown = props.common.fault.error === "student_unknown";
  return <Note tone="bad">{isUnknown ? <UnknownStudents {...props} /> : <OtherCause {...props} />}</Note>;
}
