/** The menu that adds rows and what stands beside them. */
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Menu } from "../../../ui/Menu.tsx";
import { focusPanel } from "../designing/focus-box.ts";
import { ICONS } from "./item-icons.ts";
import { mayAdd, NEW_ITEMS } from "./model/new-items.ts";
import type { RowDesigner } from "./use-row-designer.ts";

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
