/** The name of what can be chosen in a layout of rows: its kind, and what it says or shows. */
import type { StackLayout } from "@ijaza/schema/templates/stack-layout";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { LANGUAGE_NAMES } from "../../../platform/i18n/languages.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { shortText } from "../model/printed-text.ts";
import { useFields } from "../settings/use-fields.ts";
import { type Item, itemsOf } from "./model/items.ts";
import { readableText } from "./model/readable-text.ts";
import { textsOfItem } from "./model/texts.ts";

type Named = Parameters<typeof useFields>[0] & { design: { layout: StackLayout } };

const DIPLOMA = { kind: "diploma", design: { fieldsDefinition: [] } } as const;

export function useItemName(designer: Named): (item: Item) => string {
  const { t } = useTranslation("templates/rows");
  const { t: shared } = useTranslation("templates/designing");
  const reader = useLanguage();
  // A certificate may say a country’s word for what only diplomas have.
  const known = [...useFields(DIPLOMA), ...useFields(designer)];
  const labels = new Map(known.map(({ name, label }) => [name, label]));
  const labelOf = (name: string) => labels.get(name) ?? name;
  const nameOf = (item: Item) => {
    const { element, row } = item;
    const saying = () => {
      const written = textsOfItem(item).filter(({ text }) => text.trim() !== "");
      const { text = "" } = written.find((each) => each.language === reader) ?? written[0] ?? {};
      return text && isolate(shortText(readableText(text, labelOf)));
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
  const names = itemsOf(designer.design.layout).map(nameOf);
  return (item) => {
    const name = nameOf(item);
    const [first, ...others] = textsOfItem(item);
    const isAmbiguous = names.filter((each) => each === name).length > 1;
    // The same words in another language: a title in Arabic, and beneath it in French.
    return isAmbiguous && first && others.length === 0
      ? t("name.inLanguage", { name, language: isolate(LANGUAGE_NAMES[first.language]) })
      : name;
  };
}
