/** How the text of a column looks: its role, weight, ink, alignment, size and lines. */
import { type Cell, ROLES } from "@ijaza/schema/templates/stack-layout";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../../ui/Checkbox.tsx";
import { Choice } from "../../settings/Choice.tsx";
import { NumberField } from "../../settings/NumberField.tsx";
import { inSteps } from "../model/measures.ts";
import { AlignChoice, InkChoice } from "./StyleChoices.tsx";

type CellStyleProps = { cell: Cell; onChange: (cell: Cell, as?: string) => void; onLeave: () => void };

const WEIGHTS = [300, 400, 500, 600, 700] as const satisfies readonly Cell["weight"][];
/** What a text begins with when it no longer has the size of its role, in points. */
const START_SIZE = 12;

export function CellStyle({ cell, onChange, onLeave }: CellStyleProps) {
  const { t } = useTranslation("templates/rows");
  const { t: shared } = useTranslation("templates/designing");
  const { size, ...ofRole } = cell;
  return (
    <fieldset className="settings-group">
      <legend>{shared("style.title")}</legend>
      <div className="two-columns">
        <Choice
          label={t("style.role")}
          value={cell.role}
          choices={ROLES.map((role) => [role, t(`roles.${role}`)] as const)}
          onChoose={(role) => onChange({ ...cell, role })}
        />
        <Choice
          label={t("style.weight")}
          value={String(cell.weight)}
          choices={WEIGHTS.map((weight) => [String(weight), t(`weights.${weight}`)] as const)}
          onChoose={(chosen) => onChange({ ...cell, weight: WEIGHTS.find((each) => String(each) === chosen) ?? 400 })}
        />
        <InkChoice value={cell.ink} onChoose={(ink) => onChange({ ...cell, ink })} />
        <AlignChoice value={cell.align} onChoose={(align) => onChange({ ...cell, align })} />
        <NumberField
          label={t("style.lines")}
          step={1}
          min={1}
          max={6}
          value={cell.lines}
          onChange={(lines) => onChange({ ...cell, lines: inSteps(lines, 1) }, "lines")}
          onLeave={onLeave}
        />
        {/* Arabic letters join, and are never spaced. */}
        {cell.language !== "ar" && (
          <NumberField
            label={t("style.tracking")}
            step={1}
            min={0}
            max={30}
            value={inSteps(cell.tracking * 100, 1)}
            onChange={(percent) => onChange({ ...cell, tracking: inSteps(percent / 100, 0.01) }, "tracking")}
            onLeave={onLeave}
          />
        )}
        {size !== undefined && (
          <NumberField
            label={shared("style.size")}
            step={0.5}
            min={6}
            max={72}
            value={size}
            onChange={(points) => onChange({ ...cell, size: inSteps(points, 0.5) }, "size")}
            onLeave={onLeave}
          />
        )}
      </div>
      <Checkbox
        labelled
        label={t("style.ofRole")}
        checked={size === undefined}
        onChange={(isOfRole) => onChange(isOfRole ? ofRole : { ...cell, size: START_SIZE })}
      />
      <Checkbox
        labelled
        label={shared("style.italic")}
        checked={cell.isItalic}
        onChange={(isItalic) => onChange({ ...cell, isItalic })}
      />
    </fieldset>
  );
}
