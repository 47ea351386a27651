/** A field for a mail address: the browser's own addresses are offered, and nothing that was typed is corrected. */
import { TextField, type TextFieldProps } from "./Field.tsx";

export function EmailField(props: TextFieldProps) {
  return <TextField type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} dir="ltr" {...props} />;
}
