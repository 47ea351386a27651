/**
 * The language menu: stores the choice and reloads the page, so that every text and call uses it. For a signed-in user
 * the account stores it too, for mails.
 */

import { updatePreferences } from "@ijaza/schema/profile/preferences";
import { ChevronDown, Globe } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCalls } from "../platform/api/use-calls.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language, languageOf } from "../platform/i18n/languages.ts";
import { storeLanguage } from "../platform/i18n/stored-language.ts";
import { useLanguage } from "../platform/i18n/use-language.ts";
import { leaveWork } from "../platform/unsaved-work.ts";
import { useVisitorRole } from "../platform/visitor.ts";
import "./LanguageSwitcher.css";

export function LanguageSwitcher({ reload = () => globalThis.location.reload() }: { reload?: () => void }) {
  const { t } = useTranslation("ui");
  const language = useLanguage();
  const isKnown = useVisitorRole() !== undefined;
  const calls = useCalls();
  const change = async (chosen: Language) => {
    storeLanguage(chosen);
    // A refusal costs the language of mails, not that of the page.
    if (isKnown) await calls.call(updatePreferences, { language: chosen }).catch(() => {});
    reload();
  };
  // Unsaved work would be lost: nothing is stored before its holder has agreed.
  const choose = (value: string) => leaveWork(() => void change(languageOf(value)));
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
