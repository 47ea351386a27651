/** Announces the position of the selected box to screen readers. */
import type { LayoutBox } from "@ijaza/schema/templates/box-layout";
import { useTranslation } from "react-i18next";

export function PlaceStatus({ chosen }: { chosen: readonly LayoutBox[] }) {
  const { t } = useTranslation("templates/designing");
  const [box] = chosen;
  const describe = () => {
    if (!box) return "";
    if (chosen.length > 1) return t("box.several", { count: chosen.length });
    const { x, y, width, height } = box;
    return t("place.told", { x, y, width, height });
  };
  return (
    <p role="status" className="sr-only">
      {describe()}
    </p>
  );
}
