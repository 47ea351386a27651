/** One column of a row: its text, how the text looks, and where the column stands. */
import type { Cell } from "@ijaza/schema/templates/stack-layout";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES } from "../../../../platform/i18n/languages.ts";
import { IconButton } from "../../../../ui/IconButton.tsx";
import type { RowDesigner } from "../use-row-designer.ts";
import { CellStyle } from "./CellStyle.tsx";
import { MeasureFields } from "./MeasureFields.tsx";
import { WrittenText } from "./WrittenText.tsx";

type CellSettingsProps = {
  cell: Cell;
  /** Counted from 1. */
  place: number;
  designer: RowDesigner;
  /** Consecutive changes with the same name `as` are undone together. */
  onChange: (cell: Cell, as?: string) => void;
  /** Absent for the only column. */
  onRemove?: () => void;
};

export function CellSettings({ cell, place, designer, onChange, onRemove }: CellSettingsProps) {
  const { t } = useTranslation("templates/rows");
  const { t: shared } = useTranslation("templates/designing");
  const title = t("cell.title", { place });
  return (
    <section className="cell-settings" aria-label={title}>
      <div className="cell-settings__head">
        <h3>{title}</h3>
        {onRemove && (
          <IconButton label={t("cell.remove", { place })} title={t("cell.remove", { place })} onClick={onRemove}>
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <WrittenText
        label={shared("text.in", { language: LANGUAGE_NAMES[cell.language] })}
        written={cell}
        designer={designer}
        onChange={onChange}
      />
      <details
        className="cell-look"
        open={designer.isLookOpen}
        onToggle={(event) => designer.openLook(event.currentTarget.open)}
      >
        <summary>{t("cell.look")}</summary>
        <div className="cell-settings">
          <CellStyle cell={cell} onChange={onChange} onLeave={designer.settle} />
          <MeasureFields
            measured={{ x: cell.x, width: cell.width }}
            onMeasure={(measure, value) => onChange({ ...cell, [measure]: value }, measure)}
            onLeave={designer.settle}
          />
        </div>
      </details>
    </section>
  );
}
