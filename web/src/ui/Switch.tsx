/** A switch with its label, which takes effect at once. */
import { type ReactNode, useId } from "react";
import "./Switch.css";

type SwitchProps = {
  label: string;
  /** A sentence under the label. */
  hint?: ReactNode;
  on: boolean;
  /** On its way to the server: no second press. It keeps the focus, which a disabled switch would lose. */
  busy?: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
};

export function Switch({ label, hint, on, busy, disabled, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className="switch" aria-busy={busy || undefined}>
      <span className="switch__words">
        <span id={id}>{label}</span>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        aria-checked={on}
        checked={on}
        disabled={disabled}
        aria-disabled={busy || undefined}
        onChange={(event) => {
          if (!busy) onChange(event.target.checked);
        }}
      />
    </label>
  );
}
