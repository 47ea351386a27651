/** The name of the template; a long one takes further lines, so that it is read whole. */
import { useTranslation } from "react-i18next";
import { Field } from "../../../ui/Field.tsx";

const LONGEST = 120;

type NameFieldProps = {
  name: string;
  error: string | undefined;
  onChange: (name: string) => void;
  onLeave: () => void;
};

export function NameField({ name, error, onChange, onLeave }: NameFieldProps) {
  const { t } = useTranslation("templates/designing");
  return (
    <div className="designer__name">
      <Field label={t("designer.name")} error={error}>
        {(controlProps) => (
          <textarea
            {...controlProps}
            rows={1}
            dir="auto"
            maxLength={LONGEST}
            value={name}
            onBlur={onLeave}
            // A name has no lines of its own.
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
            onChange={(event) => onChange(event.target.value.replace(/\s*[\r\n]+\s*/g, " "))}
          />
        )}
      </Field>
    </div>
  );
}
