/** A field for a new password: states the rule, and shows while typing how much is missing. */
import { useTranslation } from "react-i18next";
import { PasswordField } from "../../../ui/PasswordField.tsx";

/** The server's rule; only the server knows which passwords are too easy to guess. */
const LEAST = 15;

type NewPasswordFieldProps = { value: string; error?: string; onChange: (value: string) => void };

export function NewPasswordField({ value, error, onChange }: NewPasswordFieldProps) {
  const { t } = useTranslation("accounts");
  const missing = LEAST - [...value].length;
  const hint = value && missing > 0 ? t("password.more", { count: missing }) : t("password.rule", { least: LEAST });
  return (
    <PasswordField
      label={t("password.label")}
      autoComplete="new-password"
      value={value}
      hint={hint}
      error={error}
      onChange={onChange}
    />
  );
}
