/** The menu of a row: arrow keys move in it, Escape closes it. */
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ExportMenu } from "../../../ui/ExportMenu.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import { Sample } from "../components/Sample.tsx";

const ignore = () => {};

export function Menus() {
  const { t } = useTranslation("showcase");
  const items = [
    { key: "edit", label: t("sample.edit"), icon: Pencil, onChoose: ignore },
    { key: "remove", label: t("sample.remove"), icon: Trash2, danger: true, onChoose: ignore },
  ];
  return (
    <>
      <Sample name={t("state.rest")}>
        <Menu label={t("sample.menu")} items={items} />
        <Menu labelled label={t("sample.action")} icon={Plus} items={items} />
        <ExportMenu received={null} onExport={ignore} onStop={ignore} />
      </Sample>
      <Sample name={t("state.busy")}>
        <ExportMenu received={3_200_000} onExport={ignore} onStop={ignore} />
      </Sample>
    </>
  );
}
