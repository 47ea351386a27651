/** Signs students in by their password; those without one are sent to the sign-in by the mailed code. */
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/Button.tsx";
import { useSignInStudentMutation } from "../sign-in.api.ts";
import { useStudentArrival } from "../use-student-arrival.ts";
import { useUniversityChoice } from "../use-university-choice.tsx";
import { OwnPasswordField } from "./OwnPasswordField.tsx";
import { SignInForm } from "./SignInForm.tsx";
import "./CodeForm.css";

export function StudentForm() {
  const { t } = useTranslation("session");
  const [signIn, { isLoading, error, reset }] = useSignInStudentMutation();
  const arrive = useStudentArrival();
  const university = useUniversityChoice(error);
  const restart = () => {
    reset();
    university.forget();
  };
  return (
    <>
      <SignInForm
        label={t("identifier.student")}
        busy={isLoading}
        failure={university.question ? undefined : error}
        secret={(controlProps) => <OwnPasswordField {...controlProps} back="/login_student" />}
        onChange={university.question ? restart : undefined}
        onSubmit={({ identifier, secret }) => {
          if (university.isOpen) return;
          university.keep();
          void signIn({ identifier, password: secret, ...university.chosen })
            .unwrap()
            .then(arrive, () => {});
        }}
      >
        {university.question}
      </SignInForm>
      <div className="first-way">
        <p>{t("first.question")}</p>
        <ButtonLink to="/login_student?first=true" replace wide>
          {t("first.link")}
        </ButtonLink>
      </div>
    </>
  );
}
