/** The language menu: keeps the choice and loads the page anew, so that every text and every call speaks it. */
import { ChevronDown, Globe } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES, LANGUAGES, languageOf } from "../platform/i18n/languages.ts";
import { storeLanguage } from "../platform/i18n/stored-language.ts";
import { useLanguage } from "../platform/i18n/use-language.ts";
import "./LanguageSwitcher.css";

export function LanguageSwitcher({ reload = () => globalThis.location.reload() }: { reload?: () => void }) {
  const { t } = useTranslation("ui");
  const language = useLanguage();
  const choose = (value: string) => {
    storeLanguage(languageOf(value));
    reload();
  };
  return (
    <span className="language">
      <Globe size={18} aria-hidden="true" />
      <select aria-label={t("language")} value={language} onChange={(event) => choose(event.target.value)}>
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" className="language__arrow" />
    </span>
  );
}
