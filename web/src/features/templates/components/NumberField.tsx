/** A measure: taken over while it is typed, as soon as it is a number. */
import { useState } from "react";
import { TextField } from "../../../ui/Field.tsx";

type NumberFieldProps = {
  label: string;
  value: number;
  step: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  /** Left: what comes next is another change. */
  onLeave?: () => void;
};

export function NumberField({ label, value, step, min, max, onChange, onLeave }: NumberFieldProps) {
  /** What stands in the field while it is typed in. */
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
