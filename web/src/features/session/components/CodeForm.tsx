/** A student's first sign-in: the identifier and the mailed code, in groups of four as in the mail, whose link fills both in. */
import type { User } from "@ijaza/schema/users/calls";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { forgetSecret, useFragmentSecret } from "../../../platform/use-fragment-secret.ts";
import { TextField } from "../../../ui/Field.tsx";
import { readMailedCode, spellCode } from "../code.ts";
import { useSignInWithCodeMutation } from "../sign-in.api.ts";
import { useUniversityChoice } from "../use-university-choice.tsx";
import { SignInForm } from "./SignInForm.tsx";
import "./CodeForm.css";

const PAGE = "/login_student?first=true";

export function CodeForm({ onFound }: { onFound: (student: User) => void }) {
  const { t } = useTranslation("session");
  const [signIn, { isLoading, error, reset }] = useSignInWithCodeMutation();
  const university = useUniversityChoice(error);
  const mailed = useFragmentSecret(PAGE);
  const restart = () => {
    reset();
    university.forget();
  };
  return (
    <>
      <p>{t("first.text")}</p>
      <SignInForm
        label={t("identifier.student")}
        initial={readMailedCode(mailed)}
        busy={isLoading}
        failure={university.question ? undefined : error}
        secret={({ value, error: wrong, onChange }) => (
          <TextField
            label={t("first.code")}
            hint={t("first.codeHint")}
            name="code"
            className="code-field"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            value={value}
            error={wrong}
            onChange={(event) => onChange(spellCode(event.target.value))}
          />
        )}
        onChange={university.question ? restart : undefined}
        onSubmit={({ identifier, secret }) => {
          if (university.isOpen) return;
          university.keep();
          void signIn({ identifier, code: secret, ...university.chosen })
            .unwrap()
            .then(
              ({ user }) => {
                forgetSecret(PAGE);
                onFound(user);
              },
              () => {},
            );
        }}
      >
        {university.question}
      </SignInForm>
      <p className="first-way">
        <Link to="/login_student" replace>
          {t("first.back")}
        </Link>
      </p>
    </>
  );
}
