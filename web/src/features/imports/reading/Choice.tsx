/** One choice of how a file is read. */
import { Field } from "../../../ui/Field.tsx";
import type { ReadingOptions } from "../parsing/read-file.ts";

export type ReadingChange = (options: ReadingOptions) => void;

type ChoiceProps<T extends string> = {
  label: string;
  hint?: string;
  value: T;
  options: readonly T[];
  nameOf: (option: T) => string;
  onChoose: (option: T) => void;
};

export function Choice<T extends string>({ label, hint, value, options, nameOf, onChoose }: ChoiceProps<T>) {
  return (
    <Field label={label} {...(hint && { hint })}>
      {(controlProps) => (
        <select
          {...controlProps}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option === target.value);
            if (chosen !== undefined) onChoose(chosen);
          }}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {nameOf(option)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
