/** The choice of the import mode: those of the university; those that are still to come say so. */
import type { Mode } from "@ijaza/schema/users";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/Card.tsx";

/** The other two take a PDF with each row, which comes later. */
export const READY_MODES = ["modeOne", "modeTwo"] as const;

type ModeChoiceProps = {
  title?: string;
  offered: readonly Mode[];
  ready: readonly Mode[];
  chosen: Mode | undefined;
  onChoose: (mode: Mode) => void;
};

export function ModeChoice({ title, offered, ready, chosen, onChoose }: ModeChoiceProps) {
  const { t } = useTranslation("diplomas");
  return (
    <Card title={title}>
      <fieldset className="choices mode-choice">
        <legend>{t("modes.legend")}</legend>
        {offered.map((mode) => (
          <label key={mode} className="choice">
            <input
              type="radio"
              name="mode"
              checked={mode === chosen}
              disabled={!ready.includes(mode)}
              onChange={() => onChoose(mode)}
            />
            <span>
              <b>{t(`modes.${mode}.name`)}</b>
              <small>{t(`modes.${mode}.text`)}</small>
              {!ready.includes(mode) && <small>{t("modes.later")}</small>}
            </span>
          </label>
        ))}
      </fieldset>
    </Card>
  );
}
