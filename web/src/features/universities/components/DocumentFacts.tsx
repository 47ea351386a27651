/**
 * The fields of what documents print of a university: its city in Arabic, lines of the state, legal basis, digits, calendar.
 * All of them may stay empty, so they are folded away where a university is founded.
 */
import { directionOf } from "@ijaza/schema/product";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "../../../platform/i18n/languages.ts";
import { Field, TextField } from "../../../ui/Field.tsx";
import type { PartProps } from "./Particulars.tsx";
import "./DocumentFacts.css";

const LINES = [
  { key: "countryLine", max: 120 },
  { key: "ministryLine", max: 200 },
] as const;
const LEGAL_MAX = 600;

type Text = "countryLine" | "ministryLine" | "legalText";

const FIELDS = /^(countryLine|ministryLine|legalText|cityAr|digits|calendar)/;

export function DocumentFacts({ draft, errors, onChange, folded }: PartProps & { folded: boolean }) {
  const { t } = useTranslation("universities");
  const [isOpen, setOpen] = useState(!folded);
  const isRefused = Object.keys(errors).some((path) => FIELDS.test(path));
  const write = (key: Text, language: (typeof LANGUAGES)[number]) => (value: string) =>
    onChange({ [key]: { ...draft[key], [language]: value } }, `${key}.${language}`);
  return (
    <details
      className="card document-facts"
      open={isOpen || isRefused}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{t("form.documents.title")}</h2>
        {folded && <span className="document-facts__later">{t("form.documents.later")}</span>}
        <ChevronDown size={20} aria-hidden="true" className="document-facts__sign" />
      </summary>
      <p className="university-form__why">{t("form.documents.text")}</p>
      <div className="university-form__fields">
        {LINES.flatMap(({ key, max }) =>
          LANGUAGES.map((language) => (
            <TextField
              key={`${key} ${language}`}
              label={t(`form.documents.${key}.${language}`)}
              lang={language}
              dir={directionOf(language)}
              maxLength={max}
              error={errors[`${key}.${language}`]}
              value={draft[key][language]}
              onChange={(event) => write(key, language)(event.target.value)}
            />
          )),
        )}
        {LANGUAGES.map((language) => (
          <Field
            key={language}
            label={t(`form.documents.legalText.${language}`)}
            error={errors[`legalText.${language}`]}
          >
            {(controlProps) => (
              <textarea
                {...controlProps}
                lang={language}
                dir={directionOf(language)}
                rows={3}
                maxLength={LEGAL_MAX}
                value={draft.legalText[language]}
                onChange={(event) => write("legalText", language)(event.target.value)}
              />
            )}
          </Field>
        ))}
        <TextField
          label={t("form.documents.cityAr")}
          lang="ar"
          dir="rtl"
          maxLength={120}
          error={errors.cityAr}
          value={draft.cityAr}
          onChange={(event) => onChange({ cityAr: event.target.value }, "cityAr")}
        />
        <Field label={t("form.documents.digits")} error={errors.digits}>
          {(controlProps) => (
            <select
              {...controlProps}
              value={draft.digits}
              onChange={({ target: { value } }) =>
                onChange({ digits: value === "eastern" ? "eastern" : "latin" }, "digits")
              }
            >
              <option value="latin">{t("form.documents.latin")}</option>
              <option value="eastern">{t("form.documents.eastern")}</option>
            </select>
          )}
        </Field>
        <Field label={t("form.documents.calendar")} hint={t("form.documents.calendarHint")} error={errors.calendar}>
          {(controlProps) => (
            <select
              {...controlProps}
              value={draft.calendar}
              onChange={({ target: { value } }) =>
                onChange({ calendar: value === "both" ? "both" : "gregorian" }, "calendar")
              }
            >
              <option value="gregorian">{t("form.documents.gregorian")}</option>
              <option value="both">{t("form.documents.both")}</option>
            </select>
          )}
        </Field>
      </div>
    </details>
  );
}
