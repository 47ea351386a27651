/** The settings of a title in drawn Arabic letters: its text, face, size, ink and alignment. */
import type { LayoutElement } from "@ijaza/schema/templates/stack-layout";
import { LETTERINGS } from "@ijaza/schema/templates/stack-marks";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../../platform/format/isolate.ts";
import { LANGUAGE_NAMES } from "../../../../platform/i18n/languages.ts";
import { Choice } from "../../settings/Choice.tsx";
import { NumberField } from "../../settings/NumberField.tsx";
import { inSteps } from "../model/measures.ts";
import { notInLettering } from "../model/texts.ts";
import type { RowDesigner } from "../use-row-designer.ts";
import { AlignChoice, InkChoice } from "./StyleChoices.tsx";
import { WrittenText } from "./WrittenText.tsx";

type Lettering = Extract<LayoutElement, { kind: "lettering" }>;
type LetteringSettingsProps = {
  element: Lettering;
  designer: RowDesigner;
  onPut: (element: Lettering, as?: string) => void;
};

export function LetteringSettings({ element, designer, onPut }: LetteringSettingsProps) {
  const { t } = useTranslation("templates/rows");
  const { t: shared } = useTranslation("templates/designing");
  const refused = (text: string) => {
    const names = notInLettering(text).map((name) => isolate(`{${name}}`));
    return names.length > 0 ? t("lettering.refused", { names: names.join(" ") }) : undefined;
  };
  return (
    <>
      <p className="muted">{t("about.lettering")}</p>
      <WrittenText
        label={shared("text.in", { language: LANGUAGE_NAMES.ar })}
        only="ar"
        written={{ language: "ar", text: element.text }}
        designer={designer}
        refused={refused}
        onChange={({ text }, as) => onPut({ ...element, text }, as && `${as} ${element.id}`)}
      />
      <div className="two-columns">
        <Choice
          label={t("lettering.face")}
          value={element.face}
          choices={LETTERINGS.map((face) => [face, t(`lettering.faces.${face}`)] as const)}
          onChoose={(face) => onPut({ ...element, face })}
        />
        <NumberField
          label={shared("style.size")}
          step={0.5}
          min={10}
          max={72}
          value={element.size}
          onChange={(size) => onPut({ ...element, size: inSteps(size, 0.5) }, `points ${element.id}`)}
          onLeave={designer.settle}
        />
        <InkChoice value={element.ink} onChoose={(ink) => onPut({ ...element, ink })} />
        <AlignChoice value={element.align} onChoose={(align) => onPut({ ...element, align })} />
      </div>
    </>
  );
}
