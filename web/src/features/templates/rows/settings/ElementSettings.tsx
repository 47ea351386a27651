/** The settings of an element: what only its kind has, and its place. */
import type { LayoutElement } from "@ijaza/schema/stack-layout";
import { useTranslation } from "react-i18next";
import { CheckSettings } from "./CheckSettings.tsx";
import { MeasureFields } from "./MeasureFields.tsx";
import { RowPictureSettings } from "./RowPictureSettings.tsx";
import { SignatorySettings } from "./SignatorySettings.tsx";
import { AlignChoice, InkChoice } from "./StyleChoices.tsx";

type ElementSettingsProps = {
  element: LayoutElement;
  onPut: (element: LayoutElement, as?: string) => void;
  onLeave: () => void;
};

function OwnSettings({ element, onPut }: ElementSettingsProps) {
  const { t } = useTranslation("templates");
  switch (element.kind) {
    case "picture":
      return <RowPictureSettings element={element} onPut={onPut} />;
    case "check":
      return <CheckSettings element={element} onPut={onPut} />;
    case "signatory":
      return <SignatorySettings element={element} onPut={onPut} />;
    case "seal":
    case "rule":
      return <InkChoice value={element.ink} onChoose={(ink) => onPut({ ...element, ink })} />;
    case "specimen":
      return (
        <>
          <p className="muted">{t("rows.about.specimen")}</p>
          <AlignChoice value={element.align} onChoose={(align) => onPut({ ...element, align })} />
        </>
      );
    case "stack":
      return <p className="muted">{t("rows.about.stack")}</p>;
    default:
      return null;
  }
}

export function ElementSettings(props: ElementSettingsProps) {
  const { element, onPut, onLeave } = props;
  return (
    <>
      <OwnSettings {...props} />
      <MeasureFields
        measured={element}
        onMeasure={(measure, value) => onPut({ ...element, [measure]: value }, `${measure} ${element.id}`)}
        onLeave={onLeave}
      />
    </>
  );
}
