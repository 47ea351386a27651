/** One correction while it is written: the field, its recorded value, and the value it should have. */
import { CORRECTION_FIELDS, type CorrectionKind, HOLDER_FIELDS } from "@ijaza/schema/correction-requests/fields";
import type { Field as FieldRule } from "@ijaza/schema/fields/fields";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Field } from "../../../ui/Field.tsx";
import { fieldText } from "../../../ui/field-text.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { RuleControl } from "../../../ui/RuleControl.tsx";
import { ScriptWarnings } from "../../../ui/ScriptWarnings.tsx";
import { type Draft, freeFields } from "../draft-items.ts";

export type CurrentValues = Readonly<Record<string, unknown>>;

/** Whose fields a request may name. */
const OWNERS = { student: ["student"], diploma: ["diploma", "student"] } as const;
const ownerOf = (kind: CorrectionKind, field: FieldRule) => (HOLDER_FIELDS.includes(field) ? "student" : kind);

type ItemFieldsProps = {
  kind: CorrectionKind;
  draft: Draft;
  drafts: readonly Draft[];
  standing: CurrentValues;
  error?: string;
  onChange: (draft: Draft) => void;
  /** Undefined for the only item. */
  onRemove?: () => void;
};

export function ItemFields({ kind, draft, drafts, standing, error, onChange, onRemove }: ItemFieldsProps) {
  const { t } = useTranslation("correction-requests");
  const language = useLanguage();
  const rule = CORRECTION_FIELDS[kind].find(({ name }) => name === draft.field);
  const free = freeFields(kind, drafts, draft);
  const held = rule && standing[rule.name];
  const now = rule && (typeof held === "string" || typeof held === "number") ? fieldText(rule, held, language) : null;
  return (
    <fieldset className="asked">
      <legend className="sr-only">{rule?.label[language] ?? t("ask.item")}</legend>
      <Field label={t("ask.field")} error={rule ? undefined : error}>
        {(controlProps) => (
          <select
            {...controlProps}
            value={draft.field}
            onChange={(event) => onChange({ ...draft, field: event.target.value, value: "" })}
          >
            <option value="">{t("ask.choose")}</option>
            {OWNERS[kind].map((owner) => (
              <optgroup key={owner} label={t(`columns.${owner}`)}>
                {free
                  .filter((field) => ownerOf(kind, field) === owner)
                  .map(({ name, label }) => (
                    <option key={name} value={name}>
                      {label[language]}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      {rule && (
        <>
          <p className="asked__now">
            {t("item.old")}: <bdi>{now ?? t("nothing")}</bdi>
          </p>
          <RuleControl
            rule={rule}
            label={t("ask.value")}
            value={draft.value}
            error={error}
            onChange={(value) => onChange({ ...draft, value })}
          />
          <ScriptWarnings fields={CORRECTION_FIELDS[kind]} values={{ [rule.name]: draft.value }} only={rule.name} />
        </>
      )}
      {onRemove && (
        <IconButton className="asked__remove" label={t("ask.remove")} onClick={onRemove}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      )}
    </fieldset>
  );
}
