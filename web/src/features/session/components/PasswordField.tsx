/** A password, hidden until its writer wants to read it. */
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../../ui/Field.tsx";

export function PasswordField({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (value: string) => void;
  error?: string;
}) {
  const { t } = useTranslation("session");
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      label={t("password.label")}
      name="password"
      type={shown ? "text" : "password"}
      autoComplete="current-password"
      dir="ltr"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      end={
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-label={t(shown ? "password.hide" : "password.show")}
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      }
    />
  );
}
