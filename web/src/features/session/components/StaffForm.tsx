/** Signs members of the staff in. */
import { useTranslation } from "react-i18next";
import { useSignInMutation } from "../session.api.ts";
import { useArrival } from "../use-arrival.ts";
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
