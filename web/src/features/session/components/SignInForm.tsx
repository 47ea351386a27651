/** What both sign-in forms share: an identifier, a password, the refusal in words, the button that waits. */
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { Note } from "../../../ui/Note.tsx";
import { PasswordField } from "../../../ui/PasswordField.tsx";

type SignInFormProps = {
  label: string;
  /** The page one stands on: the way back from asking for a new password. */
  back: string;
  busy: boolean;
  /** The error of the last try. */
  failure: unknown;
  onSubmit: (given: { identifier: string; password: string }) => void;
};

export function SignInForm({ label, back, busy, failure, onSubmit }: SignInFormProps) {
  const { t } = useTranslation("session");
  const failureText = useFailureText();
  const [identifier, setIdentifier] = useState("");
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const missing = (value: string) => (tried && !value.trim() ? t("missing") : undefined);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (identifier.trim() && password) onSubmit({ identifier: identifier.trim(), password });
  };
  return (
    <form onSubmit={submit} noValidate>
      {failure !== undefined && !busy && <Note tone="bad">{failureText(failure)}</Note>}
      <TextField
        label={label}
        name="identifier"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={identifier}
        error={missing(identifier)}
        onChange={(event) => setIdentifier(event.target.value)}
      />
      <PasswordField
        label={t("password.label")}
        value={password}
        onChange={setPassword}
        error={missing(password)}
        aside={
          <Link to="/forget_password" state={{ back }}>
            {t("forgotten")}
          </Link>
        }
      />
      <Button type="submit" kind="primary" size="large" wide busy={busy}>
        {t(busy ? "submitting" : "submit")}
      </Button>
    </form>
  );
}
