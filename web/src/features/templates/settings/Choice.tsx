/** A select field for a few options. */
import { Field } from "../../../ui/Field.tsx";

type ChoiceProps<Key extends string> = {
  label: string;
  hint?: string;
  value: Key;
  choices: readonly (readonly [Key, string])[];
  onChoose: (key: Key) => void;
};

export function Choice<Key extends string>({ label, hint, value, choices, onChoose }: ChoiceProps<Key>) {
  const choose = (text: string) => {
    const found = choices.find(([key]) => key === text);
    if (found) onChoose(found[0]);
  };
  return (
    <Field label={label} hint={hint}>
      {(controlProps) => (
        <select {...controlProps} value={value} onChange={(event) => choose(event.target.value)}>
          {choices.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
