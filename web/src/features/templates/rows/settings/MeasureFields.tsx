/** The numbers of an element, a row or a column, in millimetres. */
import { useTranslation } from "react-i18next";
import { NumberField } from "../../settings/NumberField.tsx";
import { type Measure, measuresOf, rangeOf, shownOf } from "../model/measures.ts";

type MeasureFieldsProps = {
  /** What is measured, where it is not the place of the whole. */
  title?: string;
  measured: Partial<Record<Measure, number>>;
  onMeasure: (measure: Measure, value: number) => void;
  /** A field lost the focus: the next change is a separate one. */
  onLeave: () => void;
};

export function MeasureFields({ title, measured, onMeasure, onLeave }: MeasureFieldsProps) {
  const { t } = useTranslation("templates/rows");
  const { t: shared } = useTranslation("templates/designing");
  return (
    <fieldset className="settings-group">
      <legend>{title ?? shared("place.title")}</legend>
      <div className="two-columns">
        {measuresOf(measured).map(([measure, value]) => {
          const { range, shown, typed } = shownOf(rangeOf(measure));
          return (
            <NumberField
              key={measure}
              label={t(`measures.${measure}`)}
              {...range}
              value={shown(value)}
              onChange={(number) => onMeasure(measure, typed(number))}
              onLeave={onLeave}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
