/** The password field of the sign-in, with a link for those who have forgotten it. */
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { PasswordField } from "../../../ui/PasswordField.tsx";
import type { SecretControlProps } from "./SignInForm.tsx";

/** `back` is the current page, to which the page for a new password links back. */
export function OwnPasswordField({ back, ...controlProps }: SecretControlProps & { back: string }) {
  const { t } = useTranslation("session");
  return (
    <PasswordField
      label={t("password.label")}
      {...controlProps}
      aside={
        <Link to="/forget_password" state={{ back }}>
          {t("forgotten")}
        </Link>
      }
    />
  );
}
