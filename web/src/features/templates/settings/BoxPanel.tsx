/** The settings of the selected boxes: all settings of one, or the arrangement of several. */
import type { LayoutBox } from "@ijaza/schema/templates/box-layout";
import { useTranslation } from "react-i18next";
import { Note } from "../../../ui/Note.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { ArrangeBar } from "../designing/ArrangeBar.tsx";
import { useBoxName } from "../designing/use-box-name.ts";
import type { Designer } from "../designing/use-designer.ts";
import { ColourField } from "./ColourField.tsx";
import { FrameSettings } from "./FrameSettings.tsx";
import { PictureSettings } from "./PictureSettings.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import { TextSettings } from "./TextSettings.tsx";

type BoxPanelProps = { designer: Designer; overflowing: readonly string[] };

function Settings({ box, designer }: { box: LayoutBox; designer: Designer }) {
  const { t } = useTranslation("templates/designing");
  switch (box.kind) {
    case "text":
      return <TextSettings box={box} designer={designer} />;
    case "picture":
      return <PictureSettings box={box} designer={designer} />;
    case "frame":
      return <FrameSettings box={box} designer={designer} />;
    default:
      return (
        <>
          <p className="muted">{t(`box.about.${box.kind}`)}</p>
          <ColourField
            label={t("style.colour")}
            value={box.colour}
            onChange={(colour) => designer.put([{ ...box, colour }], `colour ${box.id}`)}
          />
        </>
      );
  }
}

export function BoxPanel({ designer, overflowing }: BoxPanelProps) {
  const { t } = useTranslation("templates/designing");
  const nameOf = useBoxName();
  const { chosen } = designer;
  const [box] = chosen;
  if (!box) return <EmptyState title={t("box.none.title")} text={t("box.none.text")} />;
  const several = chosen.length > 1;
  return (
    <>
      <h2 className="panel__title">{several ? t("box.several", { count: chosen.length }) : nameOf(box)}</h2>
      <ArrangeBar designer={designer} />
      {!several && overflowing.includes(box.id) && <Note tone="wait">{t("box.overflows")}</Note>}
      {!several && <Settings key={box.id} box={box} designer={designer} />}
      {!several && <PlaceFields key={`place ${box.id}`} box={box} designer={designer} />}
    </>
  );
}
