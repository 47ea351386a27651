/** A field for a mail address: the browser may offer its addresses, and nothing typed is corrected. */
import { TextField, type TextFieldProps } from "./Field.tsx";

export function EmailField(props: TextFieldProps) {
  return <TextField type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} dir="ltr" {...props} />;
}
