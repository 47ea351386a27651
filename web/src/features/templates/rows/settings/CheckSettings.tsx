/** The settings of the block that leads to the check: where its texts stand, and in which languages. */
import type { LayoutElement } from "@ijaza/schema/templates/stack-layout";
import { useTranslation } from "react-i18next";
import { Choice } from "../../settings/Choice.tsx";
import { LanguagesField } from "./LanguagesField.tsx";

type Check = Extract<LayoutElement, { kind: "check" }>;

const SIDES = ["left", "right"] as const;
const REFERENCES = ["beneath", "beside"] as const;

export function CheckSettings({ element, onPut }: { element: Check; onPut: (element: Check) => void }) {
  const { t } = useTranslation("templates/rows");
  return (
    <>
      <p className="muted">{t("about.check")}</p>
      <Choice
        label={t("check.side")}
        value={element.side}
        choices={SIDES.map((side) => [side, t(`check.sides.${side}`)] as const)}
        onChoose={(side) => onPut({ ...element, side })}
      />
      <Choice
        label={t("check.reference")}
        value={element.reference}
        choices={REFERENCES.map((reference) => [reference, t(`check.references.${reference}`)] as const)}
        onChoose={(reference) => onPut({ ...element, reference })}
      />
      <LanguagesField value={element.languages} onChoose={(languages) => onPut({ ...element, languages })} />
    </>
  );
}
