/** Chooses a university by name, or none. */
import { Field } from "../../../ui/Field.tsx";
import type { NamedUniversity } from "../use-universities.ts";

type UniversityChoiceProps = {
  label: string;
  /** The label of choosing none. */
  empty: string;
  hint?: string;
  universities: readonly NamedUniversity[];
  value: string;
  error?: string | undefined;
  onChoose: (id: string) => void;
};

export function UniversityChoice({ label, empty, hint, universities, value, error, onChoose }: UniversityChoiceProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(controlProps) => (
        <select {...controlProps} value={value} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{empty}</option>
          {universities.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
