/** A checkbox in the brand's style; `mixed` when only some of the items that it stands for are ticked. */
import { useEffect, useRef } from "react";
import "./Checkbox.css";

type CheckboxProps = {
  /** For screen readers, or shown beside the box with `labelled`. */
  label: string;
  labelled?: boolean;
  checked: boolean;
  mixed?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

export function Checkbox({ label, labelled, checked, mixed = false, disabled, onChange }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className="checkbox">
      <input
        ref={input}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={labelled ? undefined : "sr-only"}>{label}</span>
    </label>
  );
}
