/** The choice of the import mode among those of the university. */
import type { Mode } from "@ijaza/schema/users";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/Card.tsx";

type ModeChoiceProps = {
  title?: string;
  offered: readonly Mode[];
  chosen: Mode | undefined;
  onChoose: (mode: Mode) => void;
};

export function ModeChoice({ title, offered, chosen, onChoose }: ModeChoiceProps) {
  const { t } = useTranslation("diplomas");
  return (
    <Card title={title}>
      <fieldset className="choices mode-choice">
        <legend>{t("modes.legend")}</legend>
        {offered.map((mode) => (
          <label key={mode} className="choice">
            <input type="radio" name="mode" checked={mode === chosen} onChange={() => onChoose(mode)} />
            <span>
              <b>{t(`modes.${mode}.name`)}</b>
              <small>{t(`modes.${mode}.text`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </Card>
  );
}
