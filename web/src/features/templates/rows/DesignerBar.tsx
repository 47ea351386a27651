/** On a narrow screen: what undoes, what saves, and the way from the page to the settings and back, always within reach. */
import { Eye, SlidersHorizontal } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { HistoryButtons } from "../designing/HistoryButtons.tsx";
import { SaveButton } from "../designing/SaveButton.tsx";
import type { DesignerSaving } from "../saving/use-designer-saving.ts";
import type { RowDesigner } from "./use-row-designer.ts";

/** The other half begins at its top, wherever the page was scrolled to. */
const goToTop = (): void => {
  requestAnimationFrame(() => document.querySelector(".designer")?.scrollIntoView({ block: "start" }));
};

export function DesignerBar({ designer, kept }: { designer: RowDesigner; kept: DesignerSaving }) {
  const { t } = useTranslation("templates/rows");
  const { t: shared } = useTranslation("templates/designing");
  const { half, turnTo } = designer;
  const [other, icon] = half === "page" ? (["settings", SlidersHorizontal] as const) : (["page", Eye] as const);
  return (
    <div className="designer-bar">
      <fieldset className="bar__group" aria-label={shared("history.title")}>
        <HistoryButtons {...designer} />
      </fieldset>
      <Button
        icon={icon}
        onClick={() => {
          turnTo(other);
          goToTop();
        }}
      >
        {t(`half.${other}`)}
      </Button>
      <SaveButton kept={kept} />
    </div>
  );
}
