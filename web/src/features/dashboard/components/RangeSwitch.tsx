/** Chooses the period of the figures. */
import { useTranslation } from "react-i18next";
import { RANGE_NAMES, type RangeName } from "../range.ts";
import "./RangeSwitch.css";

export function RangeSwitch({ chosen, onChoose }: { chosen: RangeName; onChoose: (name: RangeName) => void }) {
  const { t } = useTranslation("dashboard");
  return (
    <fieldset className="range-switch">
      <legend className="sr-only">{t("range.label")}</legend>
      {RANGE_NAMES.map((name) => (
        <label key={name}>
          <input type="radio" name="range" checked={name === chosen} onChange={() => onChoose(name)} />
          <span>{t(`range.names.${name}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
