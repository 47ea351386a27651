/** The settings of the block that leads to the check: where its texts stand, and in which languages. */
import type { LayoutElement } from "@ijaza/schema/stack-layout";
import { useTranslation } from "react-i18next";
import { Choice } from "../../settings/Choice.tsx";
import { LanguagesField } from "./LanguagesField.tsx";

type Check = Extract<LayoutElement, { kind: "check" }>;

const SIDES = ["left", "right"] as const;

export function CheckSettings({ element, onPut }: { element: Check; onPut: (element: Check) => void }) {
  const { t } = useTranslation("templates");
  return (
    <>
      <p className="muted">{t("rows.about.check")}</p>
      <Choice
        label={t("rows.check.side")}
        value={element.side}
        choices={SIDES.map((side) => [side, t(`rows.check.sides.${side}`)] as const)}
        onChoose={(side) => onPut({ ...element, side })}
      />
      <LanguagesField value={element.languages} onChoose={(languages) => onPut({ ...element, languages })} />
    </>
  );
}
