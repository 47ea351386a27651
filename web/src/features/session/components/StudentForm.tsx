/** Signs students in. */
import { useTranslation } from "react-i18next";
import { useArrival } from "../../../platform/use-arrival.ts";
import { useSignInStudentMutation } from "../session.api.ts";
import { SignInForm } from "./SignInForm.tsx";

export function StudentForm() {
  const { t } = useTranslation("session");
  const [signIn, { isLoading, error }] = useSignInStudentMutation();
  const arrive = useArrival("/student_profile");
  return (
    <SignInForm
      label={t("identifier.student")}
      back="/login_student"
      busy={isLoading}
      failure={error}
      onSubmit={(given) =>
        void signIn(given)
          .unwrap()
          .then(arrive, () => {})
      }
    />
  );
}
