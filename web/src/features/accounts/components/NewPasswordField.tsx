/** A new password: says what it must be, and how much is missing while one types. */
import { useTranslation } from "react-i18next";
import { PasswordField } from "../../../ui/PasswordField.tsx";

/** As the server judges it; it alone knows which are too easy to guess. */
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
