/** A text area for the options of a field: one on each line. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../../../ui/Field.tsx";
import { choicesOf } from "../model/definitions.ts";

type ChoicesFieldProps = {
  choices: readonly string[];
  error?: string;
  onChange: (choices: string[]) => void;
  onLeave: () => void;
};

export function ChoicesField({ choices, error, onChange, onLeave }: ChoicesFieldProps) {
  const { t } = useTranslation("templates/designing");
  /** The text with the empty line that is being typed. */
  const [typed, setTyped] = useState<string>();
  return (
    <Field label={t("fields.choices")} hint={t("fields.choicesHint")} error={error}>
      {(controlProps) => (
        <textarea
          {...controlProps}
          rows={4}
          dir="auto"
          value={typed ?? choices.join("\n")}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(choicesOf(event.target.value));
          }}
          onBlur={() => {
            setTyped(undefined);
            onLeave();
          }}
        />
      )}
    </Field>
  );
}
