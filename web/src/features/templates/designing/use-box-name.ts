/** The name of a box: its kind, and what it says or shows. */
import { directionOf } from "@ijaza/schema/product";
import type { LayoutBox } from "@ijaza/schema/templates/box-layout";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { gistOf, shortText } from "../model/printed-text.ts";

export const isLine = (box: LayoutBox): boolean => box.kind === "frame" && (box.width === 0 || box.height === 0);

export function useBoxName(): (box: LayoutBox) => string {
  const { t } = useTranslation("templates/designing");
  const reader = useLanguage();
  return (box) => {
    if (box.kind === "text") {
      const { text, language } = gistOf(box, reader);
      return text ? t("box.textOf", { text: isolate(shortText(text), directionOf(language)) }) : t("box.emptyText");
    }
    if (box.kind === "picture")
      return t(box.picture === "logo" || box.picture === "signature" ? `box.${box.picture}` : "box.picture");
    return t(isLine(box) ? "box.line" : `box.${box.kind}`);
  };
}
