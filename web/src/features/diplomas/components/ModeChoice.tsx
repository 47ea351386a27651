/** The choice of the import mode: those of the university; those that are still to come say so. */
import type { Mode } from "@ijaza/schema/users";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/Card.tsx";

type ModeChoiceProps = {
  offered: readonly Mode[];
  ready: readonly Mode[];
  chosen: Mode | undefined;
  onChoose: (mode: Mode) => void;
};

export function ModeChoice({ offered, ready, chosen, onChoose }: ModeChoiceProps) {
  const { t } = useTranslation("diplomas");
  return (
    <Card>
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
