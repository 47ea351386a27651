/** Signs members of the staff in, or reports which second factor is still due. */
import type { SecondFactor } from "@ijaza/schema/users/calls";
import { useTranslation } from "react-i18next";
import { useArrival } from "../../../platform/use-arrival.ts";
import { useSignInMutation } from "../sign-in.api.ts";
import { OwnPasswordField } from "./OwnPasswordField.tsx";
import { SignInForm } from "./SignInForm.tsx";

export function StaffForm({ onDue }: { onDue: (ways: SecondFactor[]) => void }) {
  const { t } = useTranslation("session");
  const [signIn, { isLoading, error }] = useSignInMutation();
  const arrive = useArrival("/dashboard");
  return (
    <SignInForm
      label={t("identifier.staff")}
      busy={isLoading}
      failure={error}
      secret={(controlProps) => <OwnPasswordField {...controlProps} back="/login" />}
      onSubmit={({ identifier, secret }) =>
        void signIn({ email: identifier, password: secret })
          .unwrap()
          .then(
            (reply) => (reply.authenticated ? arrive(reply) : onDue(reply.secondFactor)),
            () => {},
          )
      }
    />
  );
}
