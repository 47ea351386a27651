/** The end of a first sign-in: sets a password, and asks for an e-mail and a telephone number. */
import { userNameIn } from "@ijaza/schema/users/names";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import type { SignedInUser } from "../../../platform/actor.ts";
import { failureOf } from "../../../platform/api/problem.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { useForm } from "../../../platform/use-form.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmailField } from "../../../ui/EmailField.tsx";
import { Facts } from "../../../ui/Facts.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { Note } from "../../../ui/Note.tsx";
import { LONG_TOAST_MS, showToast } from "../../../ui/toast.ts";
import { NewPasswordField } from "../../accounts/accounts.parts.tsx";
import { useFinishFirstSignInMutation } from "../sign-in.api.ts";
import { useStudentArrival } from "../use-student-arrival.ts";

/** The session of the code ended, or the code was used meanwhile. */
const ENDED = ["not_authenticated", "first_sign_in_done"];

function Registered({ student }: { student: SignedInUser }) {
  const { t } = useTranslation("session");
  const language = useLanguage();
  const facts = [
    { key: "name", label: t("first.name"), value: userNameIn(student, language) },
    { key: "university", label: t("first.university"), value: student.university?.name[language] },
    { key: "email", label: t("first.knownEmail"), value: student.email },
  ];
  return <Facts facts={facts} />;
}

type FirstPasswordFormProps = { student: SignedInUser; onEnded: () => void };

export function FirstPasswordForm({ student, onEnded }: FirstPasswordFormProps) {
  const { t } = useTranslation("session");
  const arrive = useStudentArrival();
  const [finish, { isLoading, error }] = useFinishFirstSignInMutation();
  const known = student.numero ?? "";
  const form = useForm({ start: { password: "", email: "", phone: known }, required: ["password"], error });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.check()) return;
    const [email, phone] = [form.values.email.trim(), form.values.phone.trim()];
    const isNew = email !== "" && email !== student.email;
    const chosen = {
      password: form.values.password,
      email: isNew ? email : undefined,
      phone: phone && phone !== known ? phone : undefined,
    };
    await finish(chosen)
      .unwrap()
      .then(
        (signedIn) => {
          if (isNew) showToast(t("first.mailed", { email: isolate(email) }), { tone: "info", duration: LONG_TOAST_MS });
          void arrive(signedIn);
        },
        (refusal: unknown) => ENDED.includes(failureOf(refusal).error) && onEnded(),
      );
  };
  return (
    <form ref={form.ref} onSubmit={submit} noValidate>
      <p>{t("first.passwordText")}</p>
      <Registered student={student} />
      {form.failure && !isLoading && <Note tone="bad">{form.failure}</Note>}
      <NewPasswordField
        value={form.values.password}
        error={form.errorOf("password")}
        onChange={(password) => form.set("password", password)}
      />
      <EmailField label={t("first.email")} hint={t("first.emailHint")} {...form.bind("email")} />
      <TextField label={t("first.phone")} type="tel" autoComplete="tel" dir="ltr" {...form.bind("phone")} />
      <Button type="submit" kind="primary" size="large" wide busy={isLoading}>
        {t(isLoading ? "first.finishing" : "first.finish")}
      </Button>
    </form>
  );
}
