/** Changes the own password; the other sessions end. */
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../platform/actor.ts";
import { failureOf } from "../../../platform/api/problem.ts";
import { useForm } from "../../../platform/use-form.ts";
import { Button } from "../../../ui/Button.tsx";
import { Note } from "../../../ui/Note.tsx";
import { PasswordField } from "../../../ui/PasswordField.tsx";
import { Section } from "../../../ui/Section.tsx";
import { showToast } from "../../../ui/toast.ts";
import { NewPasswordField } from "../../accounts/accounts.parts.tsx";
import { useChangePasswordMutation } from "../profile.api.ts";

const START = { currentPassword: "", password: "" };

export function PasswordSection() {
  const { t } = useTranslation("profile");
  const { email } = useUser();
  const [change, { isLoading, error }] = useChangePasswordMutation();
  const form = useForm({ start: START, required: ["currentPassword", "password"], error });
  const isWrong = failureOf(error).error === "invalid_credentials";

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.check()) return;
    const done = await change(form.values)
      .unwrap()
      .then(
        () => true,
        () => false,
      );
    if (!done) return;
    form.restart();
    showToast(t("password.saved"), { tone: "ok" });
  };
  return (
    <Section title={t("password.title")}>
      <form ref={form.ref} className="stack" onSubmit={submit} noValidate>
        <p className="muted">{t("password.text")}</p>
        {form.failure && !isLoading && <Note tone="bad">{isWrong ? t("password.wrong") : form.failure}</Note>}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={t("password.current")}
          value={form.values.currentPassword}
          error={form.errorOf("currentPassword")}
          onChange={(password) => form.set("currentPassword", password)}
        />
        <NewPasswordField
          value={form.values.password}
          error={form.errorOf("password")}
          onChange={(password) => form.set("password", password)}
        />
        <div className="settings__ways">
          <Button type="submit" kind="primary" busy={isLoading}>
            {t("password.submit")}
          </Button>
        </div>
      </form>
    </Section>
  );
}
