/** The name of what can be chosen in a layout of rows: its kind, and what it says or shows. */
import { directionOf } from "@ijaza/schema/product";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { shortText } from "../model/printed-text.ts";
import type { Item } from "./model/items.ts";
import { cellsOfItem } from "./model/texts.ts";

export function useItemName(): (item: Item) => string {
  const { t } = useTranslation("templates");
  const reader = useLanguage();
  return (item) => {
    const { element, row } = item;
    if (row || element.kind === "row") {
      const written = cellsOfItem(item).filter(({ text }) => text.trim() !== "");
      const cell = written.find(({ language }) => language === reader) ?? written[0];
      if (!cell) return t("rows.name.emptyRow");
      return t("rows.name.row", { text: isolate(shortText(cell.text), directionOf(cell.language)) });
    }
    switch (element.kind) {
      case "stack":
        return t("rows.name.stack", { top: element.top, bottom: element.bottom });
      case "picture":
        return t(element.picture === "logo" ? "box.logo" : "box.picture");
      case "signatory":
        return element.slot === "holder" ? t("rows.name.holder") : t("rows.name.signatory", { slot: element.slot });
      default:
        return t(`rows.name.${element.kind}`);
    }
  };
}
