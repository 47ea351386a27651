/** Inserts a field into the text, and explains how placeholders are filled in. */
import { CornerDownLeft } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import type { PrintableField } from "./use-fields.ts";

type FieldPickerProps = {
  fields: readonly PrintableField[];
  /** The language of the text into which it is inserted. */
  into: string;
  onInsert: (name: string) => void;
  /** How texts are filled in, in sentences. */
  children: ReactNode;
};

export function FieldPicker({ fields, into, onInsert, children }: FieldPickerProps) {
  const { t } = useTranslation("templates/designing");
  const [name, setName] = useState(fields[0]?.name ?? "");
  return (
    <div className="field-picker">
      <Field label={t("text.field")}>
        {(controlProps) => (
          <span className="field-picker__line">
            <select {...controlProps} value={name} onChange={(event) => setName(event.target.value)}>
              {fields.map((field) => (
                <option key={field.name} value={field.name}>
                  {t("text.fieldName", field)}
                </option>
              ))}
            </select>
            <Button
              icon={CornerDownLeft}
              aria-label={t("text.insertInto", { language: into })}
              onClick={() => onInsert(name)}
            >
              {t("text.insert")}
            </Button>
          </span>
        )}
      </Field>
      <details>
        <summary>{t("text.how.title")}</summary>
        {children}
      </details>
    </div>
  );
}
