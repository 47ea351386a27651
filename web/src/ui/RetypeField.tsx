/** Takes what somebody types again to confirm, before what cannot be undone. */
import { TextField } from "./Field.tsx";

type RetypeFieldProps = { label: string; value: string; onChange: (value: string) => void };

export function RetypeField({ label, value, onChange }: RetypeFieldProps) {
  return (
    <TextField
      label={label}
      dir="ltr"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
