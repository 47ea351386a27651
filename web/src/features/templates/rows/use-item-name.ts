/** The name of what can be chosen in a layout of rows: its kind, and what it says or shows. */
import { directionOf } from "@ijaza/schema/product";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { shortText } from "../model/printed-text.ts";
import { useFields } from "../settings/use-fields.ts";
import type { Item } from "./model/items.ts";
import { readableText } from "./model/readable-text.ts";
import { textsOfItem } from "./model/texts.ts";

export function useItemName(designer: Parameters<typeof useFields>[0]): (item: Item) => string {
  const { t } = useTranslation("templates/rows");
  const { t: shared } = useTranslation("templates/designing");
  const reader = useLanguage();
  const labels = new Map(useFields(designer).map(({ name, label }) => [name, label]));
  const labelOf = (name: string) => labels.get(name) ?? name;
  return (item) => {
    const { element, row } = item;
    const saying = () => {
      const written = textsOfItem(item).filter(({ text }) => text.trim() !== "");
      const { text = "", language = reader } = written.find((each) => each.language === reader) ?? written[0] ?? {};
      return text && isolate(shortText(readableText(text, labelOf)), directionOf(language));
    };
    if (row || element.kind === "row") {
      const text = saying();
      return text ? t("name.row", { text }) : t("name.emptyRow");
    }
    switch (element.kind) {
      case "stack":
        return t("name.stack", { top: element.top, bottom: element.bottom });
      case "picture":
        return shared(element.picture === "logo" ? "box.logo" : "box.picture");
      case "signatory":
        return element.slot === "holder" ? t("name.holder") : t("name.signatory", { slot: element.slot });
      case "lettering":
        return t("name.lettering", { text: saying() });
      case "facts":
        return t("name.facts", { text: saying() });
      default:
        return t(`name.${element.kind}`);
    }
  };
}
