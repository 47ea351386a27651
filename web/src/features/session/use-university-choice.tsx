/** Asks which university is meant when several match the identifier and the secret. */
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import { choicesOf, type UniversityChoice } from "./choices.ts";

/** `chosen` is sent with the next attempt; call `forget` when the identifier or the secret changes. */
export const useUniversityChoice = (error: unknown) => {
  const { t } = useTranslation("session");
  const language = useLanguage();
  const [choices, setChoices] = useState<UniversityChoice[]>([]);
  const [universityId, choose] = useState("");
  const offered = choicesOf(error);
  const shown = offered.length > 0 ? offered : choices;
  const question: ReactNode = shown.length > 0 && (
    <fieldset className="choices">
      <legend>{t("university.question")}</legend>
      {shown.map(({ _id, name }) => (
        <label key={_id} className="choice">
          <input type="radio" name="university" checked={_id === universityId} onChange={() => choose(_id)} />
          <span>{name[language]}</span>
        </label>
      ))}
    </fieldset>
  );
  return {
    question,
    isOpen: shown.length > 0 && !universityId,
    chosen: universityId ? { universityId } : {},
    /** Keeps the choices on the page during the next attempt. */
    keep: () => setChoices(shown),
    forget: () => {
      setChoices([]);
      choose("");
    },
  };
};
