/** Choices that several elements have: the ink, and where a text stands along its line. */
import type { Cell } from "@ijaza/schema/templates/stack-layout";
import { INKS, type Ink } from "@ijaza/schema/templates/stack-measures";
import { useTranslation } from "react-i18next";
import { Choice } from "../../settings/Choice.tsx";

export function InkChoice({ value, onChoose }: { value: Ink; onChoose: (ink: Ink) => void }) {
  const { t } = useTranslation("templates/rows");
  return (
    <Choice
      label={t("style.ink")}
      value={value}
      choices={INKS.map((ink) => [ink, t(`inks.${ink}`)] as const)}
      onChoose={onChoose}
    />
  );
}

const ALIGNS = ["start", "center", "end"] as const satisfies readonly Cell["align"][];

export function AlignChoice({ value, onChoose }: { value: Cell["align"]; onChoose: (align: Cell["align"]) => void }) {
  const { t: shared } = useTranslation("templates/designing");
  return (
    <Choice
      label={shared("style.align")}
      value={value}
      choices={ALIGNS.map((align) => [align, shared(`style.aligns.${align}`)] as const)}
      onChoose={onChoose}
    />
  );
}
