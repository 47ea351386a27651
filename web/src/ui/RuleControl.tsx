/** The control of a field by its rule: a choice, a country, a day, or a line of text in the script of the field. */
import type { Field as FieldRule } from "@ijaza/schema/fields/fields";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { countriesIn } from "../platform/format/countries.ts";
import { useLanguage } from "../platform/i18n/use-language.ts";
import { DateField } from "./DateField.tsx";
import { Field, TextField } from "./Field.tsx";
import { isArabicField, isLatinField } from "./field-text.ts";

type RuleControlProps = {
  rule: FieldRule;
  /** Without it the label of the rule, with a star where it is needed. */
  label?: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
};

const TYPES: Partial<Record<FieldRule["kind"], string>> = { email: "email", phone: "tel" };

const scriptOf = (rule: FieldRule) => {
  if (isArabicField(rule)) return { dir: "rtl", lang: "ar" };
  return { dir: isLatinField(rule) || rule.kind === "dayOrYear" ? "ltr" : "auto" };
};

/** Undefined for what is written, not chosen. */
const useOptions = ({ choices, kind }: FieldRule): { code: string; name: string }[] | undefined => {
  const language = useLanguage();
  return useMemo(() => {
    if (choices) return choices.map(({ code, label }) => ({ code, name: label[language] }));
    return kind === "country" ? countriesIn(language) : undefined;
  }, [choices, kind, language]);
};

export function RuleControl({ rule, label, value, error, onChange }: RuleControlProps) {
  const { t } = useTranslation("ui");
  const language = useLanguage();
  const options = useOptions(rule);
  const name = label ?? (rule.required ? `${rule.label[language]} *` : rule.label[language]);
  if (options) {
    return (
      <Field label={name} error={error}>
        {(controlProps) => (
          <select
            {...controlProps}
            value={value}
            required={rule.required}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">{t("noChoice")}</option>
            {options.map((option) => (
              <option key={option.code} value={option.code}>
                {option.name}
              </option>
            ))}
          </select>
        )}
      </Field>
    );
  }
  const field = { label: name, error, name: rule.name, required: rule.required };
  if (rule.kind === "day") return <DateField {...field} value={value} onChange={onChange} />;
  return (
    <TextField
      {...field}
      hint={rule.kind === "dayOrYear" ? t("dayOrYear") : undefined}
      type={TYPES[rule.kind] ?? "text"}
      autoComplete="off"
      {...scriptOf(rule)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
