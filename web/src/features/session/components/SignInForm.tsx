/** What the sign-in forms share: an identifier, a secret, the message of a refusal, the submit button. */
import { type ReactNode, type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { Note } from "../../../ui/Note.tsx";

type Credentials = { identifier: string; secret: string };
const EMPTY: Credentials = { identifier: "", secret: "" };
export type SecretControlProps = { value: string; error: string | undefined; onChange: (value: string) => void };

type SignInFormProps = {
  label: string;
  /** What is filled in from the start. */
  initial?: Credentials;
  busy: boolean;
  /** The error of the last attempt. */
  failure: unknown;
  /** Renders the field of the password or of the code. */
  secret: (controlProps: SecretControlProps) => ReactNode;
  /** Further questions, above the button. */
  children?: ReactNode;
  /** The identifier or the secret was changed. */
  onChange?: () => void;
  onSubmit: (credentials: Credentials) => void;
};

export function SignInForm({
  label,
  initial = EMPTY,
  busy,
  failure,
  secret,
  children,
  onChange,
  onSubmit,
}: SignInFormProps) {
  const { t } = useTranslation("session");
  const messageOf = useFailureText();
  const [values, setValues] = useState<Credentials>(initial);
  const [tried, setTried] = useState(false);
  const missing = (value: string) => (tried && !value.trim() ? t("missing") : undefined);
  const change = (changes: Partial<Credentials>) => {
    setValues({ ...values, ...changes });
    onChange?.();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const identifier = values.identifier.trim();
    if (identifier && values.secret) onSubmit({ ...values, identifier });
  };
  return (
    <form onSubmit={submit} noValidate>
      {failure !== undefined && !busy && <Note tone="bad">{messageOf(failure)}</Note>}
      <TextField
        label={label}
        name="identifier"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={values.identifier}
        error={missing(values.identifier)}
        onChange={(event) => change({ identifier: event.target.value })}
      />
      {secret({ value: values.secret, error: missing(values.secret), onChange: (value) => change({ secret: value }) })}
      {children}
      <Button type="submit" kind="primary" size="large" wide busy={busy}>
        {t(busy ? "submitting" : "submit")}
      </Button>
    </form>
  );
}
