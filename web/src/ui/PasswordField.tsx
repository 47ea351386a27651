/** A password field, hidden until the user wants to read it. */
import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "./Field.tsx";

type PasswordFieldProps = {
  label: string;
  /** What a password manager does here: fills in the present one, or keeps a new one. */
  autoComplete?: "current-password" | "new-password";
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string;
  aside?: ReactNode;
};

export function PasswordField({
  label,
  autoComplete = "current-password",
  value,
  onChange,
  ...frame
}: PasswordFieldProps) {
  const { t } = useTranslation("ui");
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...frame}
      label={label}
      name="password"
      type={shown ? "text" : "password"}
      autoComplete={autoComplete}
      dir="ltr"
      value={value}
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
