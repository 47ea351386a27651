/** A field of a form: label, control, hint and error, linked for screen readers. */
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import "./Field.css";

type FieldFrame = {
  label: string;
  /** A sentence under the field, before anything went wrong. */
  hint?: string;
  /** What is wrong with the value, in words. */
  error?: string;
  /** What stands at the end of the label's line. */
  aside?: ReactNode;
};

/** What the control inside a field takes, so that label, hint and error belong to it. */
export type ControlProps = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

/** Any control in a field: `<Field label="…">{(controlProps) => <select {...controlProps} />}</Field>`. */
export function Field({
  label,
  hint,
  error,
  aside,
  children,
}: FieldFrame & { children: (controlProps: ControlProps) => ReactNode }) {
  const id = useId();
  const note = error ?? hint;
  const controlProps: ControlProps = {
    id,
    "aria-describedby": note ? `${id}-note` : undefined,
    "aria-invalid": error ? true : undefined,
  };
  return (
    <div className={error ? "field field--bad" : "field"}>
      {aside ? (
        <span className="field__head">
          <label htmlFor={id}>{label}</label>
          {aside}
        </span>
      ) : (
        <label htmlFor={id}>{label}</label>
      )}
      {children(controlProps)}
      {note && (
        <p className="field__note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}

export type TextFieldProps = FieldFrame &
  InputHTMLAttributes<HTMLInputElement> & {
    ref?: Ref<HTMLInputElement>;
    /** A button inside the end of the field. */
    end?: ReactNode;
  };

/** A line of text. */
export function TextField({ label, hint, error, aside, end, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(controlProps) => (
        <span className="field__line">
          <input {...input} {...controlProps} className={["field__input", className].filter(Boolean).join(" ")} />
          {end}
        </span>
      )}
    </Field>
  );
}
