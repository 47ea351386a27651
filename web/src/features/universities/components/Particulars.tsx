/** The fields of a university: its names, its place, its contacts. */
import { directionOf } from "@ijaza/schema/product";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { countriesIn } from "../../../platform/format/countries.ts";
import { LANGUAGE_NAMES, LANGUAGES, languageOf } from "../../../platform/i18n/languages.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Card } from "../../../ui/Card.tsx";
import { Field, TextField } from "../../../ui/Field.tsx";
import type { Draft } from "../university-draft.ts";

export type PartProps = {
  draft: Draft;
  /** Error messages by path. */
  errors: Partial<Record<string, string>>;
  /** `path` names the changed field, whose error is then removed. */
  onChange: (change: Partial<Draft>, path: string) => void;
};

const NAMES = ["en", "fr", "ar"] as const;

/** The English name of a registered university stands in the registry and cannot be changed. */
export function Names({ draft, errors, onChange, registered }: PartProps & { registered: boolean }) {
  const { t } = useTranslation("universities");
  return (
    <Card title={t("form.names")}>
      <div className="university-form__fields">
        {NAMES.map((language) => (
          <TextField
            key={language}
            label={`${t(`form.name.${language}`)} *`}
            lang={language}
            dir={directionOf(language)}
            maxLength={200}
            readOnly={registered && language === "en"}
            hint={language === "en" ? t(registered ? "form.nameStays" : "form.nameHint") : undefined}
            error={errors[`name.${language}`]}
            value={draft.name[language]}
            onChange={(event) =>
              onChange({ name: { ...draft.name, [language]: event.target.value } }, `name.${language}`)
            }
          />
        ))}
      </div>
    </Card>
  );
}

const LINES = [
  { key: "city", max: 120, dir: "auto" },
  { key: "address", max: 300, dir: "auto" },
  { key: "website", max: 300, dir: "ltr", type: "url" },
  { key: "email", max: 254, dir: "ltr", type: "email" },
  { key: "numero", max: 40, dir: "ltr", type: "tel" },
] as const;

export function Address({ draft, errors, onChange, domain }: PartProps & { domain?: string }) {
  const { t } = useTranslation("universities");
  const language = useLanguage();
  const countries = useMemo(() => countriesIn(language), [language]);
  const hintOf = (key: string) => {
    if (key !== "website") return undefined;
    return domain ? t("form.domainStays", { domain }) : t("form.websiteHint");
  };
  return (
    <Card title={t("form.reach")}>
      <div className="university-form__fields">
        <Field label={`${t("form.country")} *`} error={errors.country}>
          {(controlProps) => (
            <select
              {...controlProps}
              required
              value={draft.country}
              onChange={(event) => onChange({ country: event.target.value }, "country")}
            >
              <option value="">{t("form.noCountry")}</option>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        {LINES.map(({ key, max, dir, ...rest }) => (
          <TextField
            key={key}
            label={t(`form.${key}`)}
            {...rest}
            dir={dir}
            maxLength={max}
            hint={hintOf(key)}
            error={errors[key]}
            value={draft[key]}
            onChange={(event) => onChange({ [key]: event.target.value }, key)}
          />
        ))}
        <Field label={t("form.language")} hint={t("form.languageHint")} error={errors.language}>
          {(controlProps) => (
            <select
              {...controlProps}
              value={draft.language}
              onChange={({ target: { value } }) =>
                onChange({ language: value === "" ? "" : languageOf(value) }, "language")
              }
            >
              <option value="">{t("form.bothLanguages")}</option>
              {LANGUAGES.map((each) => (
                <option key={each} value={each} lang={each}>
                  {LANGUAGE_NAMES[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </Card>
  );
}
