/** The page as the server draws it, with undo and redo above it and whose values it shows beneath. */
import { pageDimensions } from "@ijaza/schema/templates/page";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/Card.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { HistoryButtons } from "../designing/HistoryButtons.tsx";
import { useScale } from "../designing/use-scale.ts";
import { pagesOf } from "../model/pages.ts";
import { PreviewBar, type Sample } from "../previewing/PreviewBar.tsx";
import type { usePreview } from "../previewing/use-preview.ts";
import { useSvgAddress } from "../previewing/use-svg-address.ts";
import { AddMenu } from "./AddMenu.tsx";
import { PlaceAreas } from "./PlaceAreas.tsx";
import { type Holder, PreviewSwitches } from "./PreviewSwitches.tsx";
import type { RowDesigner } from "./use-row-designer.ts";
import "../designing/Bars.css";
import "../designing/Canvas.css";

export type ShownValues = Holder & { sample: Sample };

type RowPreviewProps = {
  designer: RowDesigner;
  drawn: ReturnType<typeof usePreview>;
  /** Whose values are drawn. */
  shown: ShownValues;
  onShow: (shown: ShownValues) => void;
  /** Whether undo and redo stand above it. */
  hasHistory: boolean;
  isHidden: boolean;
};

export function RowPreview({ designer, drawn, shown, onShow, hasHistory, isHidden }: RowPreviewProps) {
  const { t } = useTranslation("templates/rows");
  const { t: shared } = useTranslation("templates/designing");
  const { layout } = designer.design;
  const page = pageDimensions(layout.page);
  const scale = useScale(page);
  const drawing = useSvgAddress(drawn.svg);
  const size = { inlineSize: page.width * scale.scale, blockSize: page.height * scale.scale };
  const count = pagesOf(drawn.svg, page);
  const pages = Array.from({ length: count }, (_, at) => at + 1);
  return (
    <Card className="designer__desk" hidden={isHidden}>
      <div className="bar">
        <AddMenu designer={designer} />
        {hasHistory && (
          <fieldset className="bar__group" aria-label={shared("history.title")}>
            <HistoryButtons {...designer} />
          </fieldset>
        )}
      </div>
      <div className="canvas" ref={scale.place} dir="ltr">
        {pages.map((place) => (
          <div key={place} className="canvas__page row-page" style={size}>
            {drawing && (
              <img
                className="canvas__drawing"
                src={drawing}
                alt={count > 1 ? t("preview.page", { place, count }) : shared("canvas.drawing")}
                style={{ blockSize: `${count * 100}%`, marginBlockStart: (1 - place) * size.blockSize }}
                draggable={false}
              />
            )}
            {!drawing && drawn.state === "behind" && <Skeleton height="100%" />}
            {drawing && <PlaceAreas designer={designer} places={drawn.places} page={place - 1} scale={scale.scale} />}
          </div>
        ))}
      </div>
      <PreviewBar
        hasLanguages
        shown={{ language: layout.language, sample: shown.sample }}
        scale={scale}
        drawn={drawn}
        onShow={({ sample }) => onShow({ ...shown, sample })}
      >
        <PreviewSwitches kind={designer.kind} holder={shown} onChange={(holder) => onShow({ ...shown, ...holder })} />
      </PreviewBar>
    </Card>
  );
}
