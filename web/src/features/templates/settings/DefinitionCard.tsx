/** One field of a certificate: its name, its labels, its type. */
import { directionOf, LANGUAGES } from "@ijaza/schema/product";
import { DEFINITION_TYPES, type FieldDefinition } from "@ijaza/schema/templates/calls";
import { ChevronDown, ChevronUp, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { LANGUAGE_NAMES } from "../../../platform/i18n/languages.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { withType } from "../model/definitions.ts";
import { Choice } from "./Choice.tsx";
import { ChoicesField } from "./ChoicesField.tsx";

type DefinitionCardProps = {
  field: FieldDefinition;
  /** Its index, counted from 0. */
  at: number;
  isLast: boolean;
  errors: Readonly<Record<string, string>>;
  /** Consecutive changes with the same name `as` are undone together. */
  onChange: (field: FieldDefinition, as?: string) => void;
  onLeave: () => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
};

function Ways({ at, field, isLast, onMove, onRemove }: DefinitionCardProps) {
  const { t } = useTranslation("templates/designing");
  const name = isolate(field.name);
  return (
    <span className="definition__ways">
      <IconButton label={t("fields.earlier", { name })} disabled={at === 0} onClick={() => onMove(-1)}>
        <ChevronUp size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={t("fields.later", { name })} disabled={isLast} onClick={() => onMove(1)}>
        <ChevronDown size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={t("fields.remove", { name })} onClick={onRemove}>
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </span>
  );
}

export function DefinitionCard(props: DefinitionCardProps) {
  const { field, at, errors, onChange, onLeave } = props;
  const { t } = useTranslation("templates/designing");
  const reader = useLanguage();
  const errorOf = (path: string) => errors[`fieldsDefinition.${at}.${path}`];
  const choices = Object.entries(errors).find(([path]) => path.startsWith(`fieldsDefinition.${at}.choices`))?.[1];
  return (
    <li className="definition">
      <div className="definition__head">
        <h2>{isolate(field.label[reader].trim() || field.name) || t("fields.nameless", { place: at + 1 })}</h2>
        <Ways {...props} />
      </div>
      <TextField
        label={t("fields.name")}
        hint={t("fields.nameHint")}
        error={errorOf("name")}
        className="mono"
        maxLength={40}
        value={field.name}
        onBlur={onLeave}
        onChange={(event) => onChange({ ...field, name: event.target.value }, `name ${at}`)}
      />
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={t("fields.label", { language: LANGUAGE_NAMES[language] })}
          error={errorOf(`label.${language}`)}
          lang={language}
          dir={directionOf(language)}
          maxLength={120}
          value={field.label[language]}
          onBlur={onLeave}
          onChange={(event) =>
            onChange({ ...field, label: { ...field.label, [language]: event.target.value } }, `label ${language} ${at}`)
          }
        />
      ))}
      <Choice
        label={t("fields.type")}
        value={field.type}
        choices={DEFINITION_TYPES.map((type) => [type, t(`fields.types.${type}`)] as const)}
        onChoose={(type) => onChange(withType(field, type))}
      />
      {field.type === "choice" && (
        <ChoicesField
          choices={field.choices ?? []}
          error={choices}
          onChange={(choices) => onChange({ ...field, choices }, `choices ${at}`)}
          onLeave={onLeave}
        />
      )}
      <Checkbox
        labelled
        label={t("fields.required")}
        checked={field.required}
        onChange={(required) => onChange({ ...field, required })}
      />
    </li>
  );
}
