/** The settings of the place of somebody who signs: who, how it is aligned, in which languages. */
import { type LayoutElement, MOST_SIGNATORIES } from "@ijaza/schema/stack-layout";
import { useTranslation } from "react-i18next";
import { Choice } from "../../settings/Choice.tsx";
import { LanguagesField } from "./LanguagesField.tsx";
import { AlignChoice } from "./StyleChoices.tsx";

type Signatory = Extract<LayoutElement, { kind: "signatory" }>;

const SLOTS = Array.from({ length: MOST_SIGNATORIES }, (_, at) => at + 1);

export function SignatorySettings({ element, onPut }: { element: Signatory; onPut: (element: Signatory) => void }) {
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
      <AlignChoice value={element.align} onChoose={(align) => onPut({ ...element, align })} />
      <LanguagesField value={element.languages} onChoose={(languages) => onPut({ ...element, languages })} />
    </>
  );
}
