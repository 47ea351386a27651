/** One bad cell: its column, an input to correct it in place, and the reason. */
import { CircleAlert, TriangleAlert } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";

type CellEditorProps = {
  /** The column's label in the reader's language. */
  label: string;
  rowNumber: number;
  /** Null when the file has no such column. */
  value: string | null;
  reason: string;
  /** It may stay as it is. */
  isWarning?: boolean;
  /** Called when the reader leaves the cell or presses Enter, and the value has changed. */
  onCommit: (value: string) => void;
};

export function CellEditor({ label, rowNumber, value, reason, isWarning = false, onCommit }: CellEditorProps) {
  const { t } = useTranslation("imports");
  const id = useId();
  const Icon = isWarning ? TriangleAlert : CircleAlert;
  const [text, setText] = useState(value ?? "");
  useEffect(() => setText(value ?? ""), [value]);
  const commit = () => {
    if (value !== null && text !== value) onCommit(text);
  };
  return (
    <div className={isWarning ? "cell-editor cell-editor--warning" : "cell-editor"}>
      <span className="cell-editor__name">{label}</span>
      {value === null ? (
        <span className="muted">{t("errors.noColumn")}</span>
      ) : (
        <input
          aria-label={t("errors.cell", { row: rowNumber, column: label })}
          aria-invalid={!isWarning}
          aria-describedby={id}
          dir="auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === "Enter" && commit()}
        />
      )}
      <span id={id} className="cell-editor__reason">
        <Icon size={16} aria-hidden="true" />
        {reason}
      </span>
    </div>
  );
}
