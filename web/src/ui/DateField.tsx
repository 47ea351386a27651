/** A day, typed and shown as dd/mm/yyyy in every language: the browser's own field would follow its settings, not the page. */
import { TextField, type TextFieldProps } from "./Field.tsx";
import { useDayText } from "./use-day-text.ts";

type DateFieldProps = Omit<TextFieldProps, "value" | "onChange" | "type"> & {
  /** `YYYY-MM-DD`; or, while that is no day, what was typed. */
  value: string;
  onChange: (value: string) => void;
};

export function DateField({ value, onChange, ...field }: DateFieldProps) {
  return <TextField {...field} {...useDayText({ value, onType: onChange })} />;
}
