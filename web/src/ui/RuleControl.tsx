/** The control of a field by its rule: a choice, a day, or a line of text. */
import type { Field as FieldRule } from "@ijaza/schema/fields";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../platform/i18n/use-language.ts";
import { Field, TextField } from "./Field.tsx";

type RuleControlProps = {
  rule: FieldRule;
  /** Without it the label of the rule, with a star where it is needed. */
  label?: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
};

export function RuleControl({ rule, label, value, error, onChange }: RuleControlProps) {
  const { t } = useTranslation("ui");
  const language = useLanguage();
  const name = label ?? (rule.required ? `${rule.label[language]} *` : rule.label[language]);
  if (rule.choices) {
    return (
      <Field label={name} error={error}>
        {(ties) => (
          <select {...ties} value={value} required={rule.required} onChange={(event) => onChange(event.target.value)}>
            <option value="">{t("noChoice")}</option>
            {rule.choices?.map((choice) => (
              <option key={choice.code} value={choice.code}>
                {choice.label[language]}
              </option>
            ))}
          </select>
        )}
      </Field>
    );
  }
  return (
    <TextField
      label={name}
      error={error}
      name={rule.name}
      type={rule.kind === "day" ? "date" : "text"}
      dir={rule.kind === "text" || rule.kind === "name" ? "auto" : "ltr"}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
