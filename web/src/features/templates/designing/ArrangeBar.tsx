/** Aligns, distributes, copies and deletes the chosen boxes. */
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  Copy,
  type LucideIcon,
  Trash2,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/IconButton.tsx";
import { alignBoxes, boundsOf, distributeBoxes, EDGES, type Edge } from "../model/geometry.ts";
import type { Designer } from "./use-designer.ts";

const ICONS: Record<Edge, LucideIcon> = {
  left: AlignStartVertical,
  centre: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
};

type WayProps = { icon: LucideIcon; label: string; disabled?: boolean; onClick: () => void };

const Way = ({ icon: Icon, label, ...rest }: WayProps) => (
  <IconButton label={label} title={label} {...rest}>
    <Icon size={18} aria-hidden="true" />
  </IconButton>
);

export function ArrangeBar({ designer }: { designer: Designer }) {
  const { t } = useTranslation("templates/designing");
  const { chosen, page, put } = designer;
  const ground = chosen.length > 1 ? boundsOf(chosen) : { x: 0, y: 0, ...page };
  const to = chosen.length > 1 ? "each" : "page";
  return (
    <fieldset className="arrange" aria-label={t("arrange.title")}>
      {EDGES.map((edge) => (
        <Way
          key={edge}
          icon={ICONS[edge]}
          label={t(`arrange.${to}.${edge}`)}
          onClick={() => put(alignBoxes(chosen, edge, ground))}
        />
      ))}
      {chosen.length > 2 && (
        <>
          <Way
            icon={AlignHorizontalDistributeCenter}
            label={t("arrange.across")}
            onClick={() => put(distributeBoxes(chosen, "x"))}
          />
          <Way
            icon={AlignVerticalDistributeCenter}
            label={t("arrange.down")}
            onClick={() => put(distributeBoxes(chosen, "y"))}
          />
        </>
      )}
      <Way icon={Copy} label={t("arrange.duplicate")} onClick={() => designer.duplicate()} />
      <Way icon={Trash2} label={t("arrange.remove")} onClick={() => designer.remove()} />
    </fieldset>
  );
}
