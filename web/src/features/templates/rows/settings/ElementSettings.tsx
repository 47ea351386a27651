/** The settings of an element: what only its kind has, and its place. */
import type { LayoutElement } from "@ijaza/schema/templates/stack-layout";
import { useTranslation } from "react-i18next";
import type { RowDesigner } from "../use-row-designer.ts";
import { CheckSettings } from "./CheckSettings.tsx";
import { FactsSettings } from "./FactsSettings.tsx";
import { LetteringSettings } from "./LetteringSettings.tsx";
import { MeasureFields } from "./MeasureFields.tsx";
import { RowPictureSettings } from "./RowPictureSettings.tsx";
import { SignatorySettings } from "./SignatorySettings.tsx";
import { StackSettings } from "./StackSettings.tsx";
import { AlignChoice, InkChoice } from "./StyleChoices.tsx";

type ElementSettingsProps = {
  element: LayoutElement;
  designer: RowDesigner;
  onPut: (element: LayoutElement, as?: string) => void;
  onLeave: () => void;
};

function OwnSettings({ element, designer, onPut, onLeave }: ElementSettingsProps) {
  const { t } = useTranslation("templates/rows");
  switch (element.kind) {
    case "picture":
      return <RowPictureSettings element={element} onPut={onPut} />;
    case "check":
      return <CheckSettings element={element} onPut={onPut} />;
    case "signatory":
      return <SignatorySettings element={element} designer={designer} onPut={onPut} />;
    case "seal":
    case "rule":
      return <InkChoice value={element.ink} onChoose={(ink) => onPut({ ...element, ink })} />;
    case "specimen":
      return (
        <>
          <p className="muted">{t("about.specimen")}</p>
          <AlignChoice value={element.align} onChoose={(align) => onPut({ ...element, align })} />
        </>
      );
    case "stack":
      return <StackSettings element={element} onPut={onPut} onLeave={onLeave} />;
    case "lettering":
      return <LetteringSettings element={element} designer={designer} onPut={onPut} />;
    case "facts":
      return <FactsSettings element={element} designer={designer} onPut={onPut} />;
    case "head-piece":
      return <p className="muted">{t("about.headPiece")}</p>;
    default:
      return null;
  }
}

/** The size of drawn letters is in points, and stands with their style. */
const measuredIn = (element: LayoutElement) =>
  element.kind === "lettering" ? { ...element, size: undefined } : element;

export function ElementSettings(props: ElementSettingsProps) {
  const { element, onPut, onLeave } = props;
  return (
    <>
      <OwnSettings {...props} />
      <MeasureFields
        measured={measuredIn(element)}
        onMeasure={(measure, value) => onPut({ ...element, [measure]: value }, `${measure} ${element.id}`)}
        onLeave={onLeave}
      />
    </>
  );
}
