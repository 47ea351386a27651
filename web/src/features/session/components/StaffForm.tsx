/** Signs members of the staff in. */
import { useTranslation } from "react-i18next";
import { useArrival } from "../../../platform/use-arrival.ts";
import { useSignInMutation } from "../session.api.ts";
import { OwnPasswordField } from "./OwnPasswordField.tsx";
import { SignInForm } from "./SignInForm.tsx";

export function StaffForm() {
  const { t } = useTranslation("session");
  const [signIn, { isLoading, error }] = useSignInMutation();
  const arrive = useArrival("/dashboard");
  return (
    <SignInForm
      label={t("identifier.staff")}
      busy={isLoading}
      failure={error}
      secret={(ties) => <OwnPasswordField {...ties} back="/login" />}
      onSubmit={({ identifier, secret }) =>
        void signIn({ email: identifier, password: secret })
          .unwrap()
          .then(
            // Who has set up a second factor is asked for it elsewhere.
            (reply) => reply.authenticated && arrive(reply),
            () => {},
          )
      }
    />
  );
}
