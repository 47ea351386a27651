/** The choice of the import mode among those of the university. */
import type { Mode } from "@ijaza/schema/users/calls";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/Card.tsx";
import "./ModeChoice.css";

type ModeChoiceProps = {
  title?: string;
  /** For one diploma that is entered by hand; of a file of them otherwise. */
  single?: boolean;
  offered: readonly Mode[];
  chosen: Mode | undefined;
  onChoose: (mode: Mode) => void;
};

export function ModeChoice({ title, single = false, offered, chosen, onChoose }: ModeChoiceProps) {
  const { t } = useTranslation("diplomas");
  const context = single ? ("single" as const) : undefined;
  return (
    <Card title={title}>
      <fieldset className="choices mode-choice">
        <legend>{t("modes.legend", { context })}</legend>
        {offered.map((mode) => (
          <label key={mode} className="choice">
            <input type="radio" name="mode" checked={mode === chosen} onChange={() => onChoose(mode)} />
            <span>
              <b>{t(`modes.${mode}.name`, { context })}</b>
              <small>{t(`modes.${mode}.text`, { context })}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </Card>
  );
}
