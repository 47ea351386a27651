/** Signs members of the staff in. */
import { useTranslation } from "react-i18next";
import { useArrival } from "../../../platform/use-arrival.ts";
import { useSignInMutation } from "../session.api.ts";
import { SignInForm } from "./SignInForm.tsx";

export function StaffForm() {
  const { t } = useTranslation("session");
  const [signIn, { isLoading, error }] = useSignInMutation();
  const arrive = useArrival("/dashboard");
  return (
    <SignInForm
      label={t("identifier.staff")}
      back="/login"
      busy={isLoading}
      failure={error}
      onSubmit={({ identifier, password }) =>
        void signIn({ email: identifier, password })
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
