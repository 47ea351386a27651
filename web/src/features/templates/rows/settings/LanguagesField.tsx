/** One or two languages, in their order. */
import { LANGUAGES, type Language } from "@ijaza/schema/product";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES } from "../../../../platform/i18n/languages.ts";
import { Choice } from "../../settings/Choice.tsx";

type LanguagesFieldProps = { value: readonly Language[]; onChoose: (languages: Language[]) => void };

export function LanguagesField({ value, onChoose }: LanguagesFieldProps) {
  const { t } = useTranslation("templates/rows");
  const [first = "fr", second] = value;
  const named = (languages: readonly Language[]) => languages.map((each) => [each, LANGUAGE_NAMES[each]] as const);
  return (
    <div className="two-columns">
      <Choice
        label={t("languages.first")}
        value={first}
        choices={named(LANGUAGES)}
        onChoose={(chosen) => onChoose(second && second !== chosen ? [chosen, second] : [chosen])}
      />
      <Choice
        label={t("languages.second")}
        value={second ?? "none"}
        choices={[["none", t("languages.none")] as const, ...named(LANGUAGES.filter((each) => each !== first))]}
        onChoose={(chosen) => onChoose(chosen === "none" ? [first] : [first, chosen])}
      />
    </div>
  );
}
