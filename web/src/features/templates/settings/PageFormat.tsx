/** The format of a page, its orientation, and the language of the documents. */

import { LANGUAGES } from "@ijaza/schema/product";
import type { AnyLayout } from "@ijaza/schema/templates/any-layout";
import type { PAGE_SIZES } from "@ijaza/schema/templates/page";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES } from "../../../platform/i18n/languages.ts";
import { Choice } from "./Choice.tsx";

const SIZES = ["A4", "A3", "A5", "Letter"] as const satisfies readonly (keyof typeof PAGE_SIZES)[];
const ORIENTATIONS = ["landscape", "portrait"] as const;

type Format = Pick<AnyLayout, "page" | "language">;
type PageFormatProps = { layout: Format; onChange: (changes: Partial<Format>) => void };

export function PageFormat({ layout: { page, language }, onChange }: PageFormatProps) {
  const { t } = useTranslation("templates/designing");
  return (
    <>
      <div className="two-columns">
        <Choice
          label={t("page.size")}
          value={page.size}
          choices={SIZES.map((size) => [size, t(`page.sizes.${size}`)] as const)}
          onChoose={(size) => onChange({ page: { ...page, size } })}
        />
        <Choice
          label={t("page.orientation")}
          value={page.orientation}
          choices={ORIENTATIONS.map((each) => [each, t(`page.orientations.${each}`)] as const)}
          onChoose={(orientation) => onChange({ page: { ...page, orientation } })}
        />
      </div>
      <Choice
        label={t("page.language")}
        hint={t("page.languageHint")}
        value={language}
        choices={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]] as const)}
        onChoose={(each) => onChange({ language: each })}
      />
    </>
  );
}
