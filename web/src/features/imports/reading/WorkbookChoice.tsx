/** The sheet of a workbook that is read, and what becomes of that which it hides. */
import { useTranslation } from "react-i18next";
import { Note } from "../../../ui/Note.tsx";
import { HIDDEN_ROWS } from "../parsing/hidden.ts";
import type { Reading } from "../parsing/read-file.ts";
import { Choice, type ReadingChange } from "./Choice.tsx";

type WorkbookChoiceProps = {
  reading: Extract<Reading, { kind: "xlsx" }>;
  header: readonly string[];
  onChange: ReadingChange;
};

export function WorkbookChoice({ reading: { sheet, sheets, hidden }, header, onChange }: WorkbookChoiceProps) {
  const { t } = useTranslation("imports");
  const columns = hidden.columns.map((column) => header[column] || "—").join(" · ");
  return (
    <>
      {sheets.length < 2 && <p className="muted">{t("reading.xlsx", { sheet })}</p>}
      <div className="reading-choice">
        {sheets.length > 1 && (
          <Choice
            label={t("reading.sheet")}
            value={sheet}
            options={sheets}
            nameOf={(each) => each}
            onChoose={(each) => onChange({ sheet: each })}
          />
        )}
        {hidden.rows > 0 && (
          <Choice
            label={t("reading.hiddenRows", { count: hidden.rows })}
            hint={t("reading.hiddenRowsHint")}
            value={hidden.choice}
            options={HIDDEN_ROWS}
            nameOf={(each) => t(`hiddenRows.${each}`)}
            onChoose={(each) => onChange({ hiddenRows: each })}
          />
        )}
      </div>
      {columns && (
        <Note tone="wait">
          {t("reading.hiddenColumns")} <bdi>{columns}</bdi>
        </Note>
      )}
    </>
  );
}
