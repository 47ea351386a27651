/** The password of whoever signs in, with the way for those who have forgotten it. */
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { PasswordField } from "../../../ui/PasswordField.tsx";
import type { SecretTies } from "./SignInForm.tsx";

/** `back` is the page one stands on: the way back from asking for a new password. */
export function OwnPasswordField({ back, ...ties }: SecretTies & { back: string }) {
  const { t } = useTranslation("session");
  return (
    <PasswordField
      label={t("password.label")}
      {...ties}
      aside={
        <Link to="/forget_password" state={{ back }}>
          {t("forgotten")}
        </Link>
      }
    />
  );
}
