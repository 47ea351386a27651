/** The language of the pages and of the user's mails; saving it reloads the page. */
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { LANGUAGE_NAMES, LANGUAGES, languageOf } from "../../../platform/i18n/languages.ts";
import { storeLanguage } from "../../../platform/i18n/stored-language.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { languageChanged } from "../../../platform/identity/user-state.ts";
import { leaveWork } from "../../../platform/unsaved-work.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Note } from "../../../ui/Note.tsx";
import { Section } from "../../../ui/Section.tsx";
import { useUpdatePreferencesMutation } from "../preferences.api.ts";

export function LanguageSection({ reload = () => globalThis.location.reload() }: { reload?: () => void }) {
  const { t } = useTranslation("profile");
  const messageOf = useFailureText();
  const dispatch = useDispatch();
  const [language, setLanguage] = useState(useLanguage());
  const [update, { isLoading, error }] = useUpdatePreferencesMutation();
  const change = () =>
    update({ language })
      .unwrap()
      .then(
        () => {
          storeLanguage(language);
          dispatch(languageChanged(language));
          reload();
        },
        () => {},
      );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    leaveWork(() => void change());
  };
  return (
    <Section title={t("language.title")}>
      <form className="stack" onSubmit={submit}>
        {error && !isLoading && <Note tone="bad">{messageOf(error)}</Note>}
        <Field label={t("language.label")} hint={t("language.hint")}>
          {(controlProps) => (
            <select
              {...controlProps}
              value={language}
              onChange={(event) => setLanguage(languageOf(event.target.value))}
            >
              {LANGUAGES.map((each) => (
                <option key={each} value={each} lang={each}>
                  {LANGUAGE_NAMES[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="settings__ways">
          <Button type="submit" busy={isLoading}>
            {t("save")}
          </Button>
        </div>
      </form>
    </Section>
  );
}
