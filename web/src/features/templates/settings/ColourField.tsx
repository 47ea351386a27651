/** A colour, or no colour where that is allowed. */
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { Field } from "../../../ui/Field.tsx";

export function ColourField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (colour: string) => void;
}) {
  return (
    <Field label={label}>
      {(controlProps) => (
        <span className="colour">
          <input
            {...controlProps}
            type="color"
            value={value}
            onChange={(event) => onChange(event.target.value.toLowerCase())}
          />
          <bdi className="mono">{value}</bdi>
        </span>
      )}
    </Field>
  );
}

type OptionalColourProps = {
  label: string;
  /** The label for no colour. */
  none: string;
  value: string | null;
  /** The colour to begin with when one is turned on again. */
  start: string;
  onChange: (colour: string | null) => void;
};

export function OptionalColour({ label, none, value, start, onChange }: OptionalColourProps) {
  return (
    <div className="colour-choice">
      {value !== null && <ColourField label={label} value={value} onChange={onChange} />}
      <Checkbox labelled label={none} checked={value === null} onChange={(isNone) => onChange(isNone ? null : start)} />
    </div>
  );
}
