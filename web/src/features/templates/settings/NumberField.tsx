/** A number field for a measure, applied while it is typed, as soon as it is a number. */
import { useState } from "react";
import { TextField } from "../../../ui/Field.tsx";

type NumberFieldProps = {
  label: string;
  value: number;
  step: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  /** The field lost the focus: the next change is a separate one. */
  onLeave?: () => void;
};

export function NumberField({ label, value, step, min, max, onChange, onLeave }: NumberFieldProps) {
  /** The text in the field while one types. */
  const [typed, setTyped] = useState<string>();
  const read = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text.trim() === "" || !Number.isFinite(number)) return;
    onChange(Math.min(Math.max(number, min ?? -Infinity), max ?? Infinity));
  };
  return (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      step={step}
      min={min}
      max={max}
      value={typed ?? String(value)}
      onChange={(event) => read(event.target.value)}
      onBlur={() => {
        setTyped(undefined);
        onLeave?.();
      }}
    />
  );
}
