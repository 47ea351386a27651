/** The menu that adds rows and what stands beside them. */
import {
  AlignVerticalSpaceAround,
  BadgeAlert,
  Columns3,
  Image,
  type LucideIcon,
  Minus,
  PanelTop,
  PenTool,
  Plus,
  QrCode,
  Rows2,
  Signature,
  Sparkle,
  Stamp,
  TextCursorInput,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { Menu } from "../../../ui/Menu.tsx";
import { focusPanel } from "../designing/focus-box.ts";
import { mayAdd, NEW_ITEMS, type NewItem } from "./model/new-items.ts";
import type { RowDesigner } from "./use-row-designer.ts";

const ICONS: Record<NewItem, LucideIcon> = {
  stackRow: Rows2,
  row: TextCursorInput,
  stack: AlignVerticalSpaceAround,
  picture: Image,
  check: QrCode,
  seal: Stamp,
  signatory: Signature,
  lettering: PenTool,
  facts: Columns3,
  "head-piece": PanelTop,
  rule: Minus,
  ornament: Sparkle,
  specimen: BadgeAlert,
};

export function AddMenu({ designer }: { designer: RowDesigner }) {
  const { t } = useTranslation("templates/rows");
  const { layout } = designer.design;
  const items = NEW_ITEMS.filter((kind) => mayAdd(kind, { layout, chosen: designer.chosen })).map((kind) => ({
    key: kind,
    label: t(`add.${kind}`),
    icon: ICONS[kind],
    onChoose: () => {
      designer.open(designer.add(kind));
      focusPanel();
    },
  }));
  return <Menu labelled label={t("add.title")} icon={Plus} items={items} />;
}
