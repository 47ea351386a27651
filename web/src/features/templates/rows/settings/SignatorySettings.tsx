/** The settings of the place of somebody who signs: who, how it is aligned, in which languages. */
import type { LayoutElement } from "@ijaza/schema/templates/stack-layout";
import { useTranslation } from "react-i18next";
import { Choice } from "../../settings/Choice.tsx";
import { SLOTS } from "../model/slots.ts";
import type { RowDesigner } from "../use-row-designer.ts";
import { LanguagesField } from "./LanguagesField.tsx";
import { SlotChoice } from "./SlotChoice.tsx";
import { AlignChoice } from "./StyleChoices.tsx";

type Signatory = Extract<LayoutElement, { kind: "signatory" }>;

type SignatorySettingsProps = { element: Signatory; designer: RowDesigner; onPut: (element: Signatory) => void };

export function SignatorySettings({ element, designer, onPut }: SignatorySettingsProps) {
  const { t } = useTranslation("templates/rows");
  return (
    <>
      <p className="muted">{t("about.signatory")}</p>
      <Choice
        label={t("signatory.slot")}
        value={String(element.slot)}
        choices={[
          ...SLOTS.map((slot) => [String(slot), t("name.signatory", { slot })] as const),
          ["holder", t("name.holder")] as const,
        ]}
        onChoose={(slot) => onPut({ ...element, slot: slot === "holder" ? slot : Number(slot) })}
      />
      {element.slot !== "holder" && (
        <SlotChoice slot={element.slot} designer={designer} label={t("signatories.title")} />
      )}
      <AlignChoice value={element.align} onChoose={(align) => onPut({ ...element, align })} />
      <LanguagesField value={element.languages} onChoose={(languages) => onPut({ ...element, languages })} />
    </>
  );
}
