/** Sets a password by a mailed link, then leads to the sign-in page. */

import { userNameIn } from "@ijaza/schema/users/names";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { useForm } from "../../../platform/use-form.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Note } from "../../../ui/Note.tsx";
import { SidedPage } from "../../../ui/SidedPage.tsx";
import { type MailedLink, useResetPasswordMutation } from "../accounts.api.ts";
import { forgetMailedLink } from "../use-mailed-link.ts";
import { NewPasswordField } from "./NewPasswordField.tsx";

export function ResetForm({ token, link }: { token: string; link: MailedLink }) {
  const { t } = useTranslation("accounts");
  const language = useLanguage();
  const [resetPassword, { isLoading, isSuccess, error }] = useResetPasswordMutation();
  const form = useForm({ start: { password: "" }, required: ["password"], error });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.check()) return;
    void resetPassword({ token, password: form.values.password })
      .unwrap()
      .then(
        () => forgetMailedLink("/forget_password"),
        () => {},
      );
  };
  if (isSuccess)
    return (
      <SidedPage name={t("reset.name")} title={t("reset.done.title")}>
        <section>
          <p role="status">{t("reset.done.text")}</p>
          <ButtonLink kind="primary" size="large" wide to={link.role === "student" ? "/login_student" : "/login"}>
            {t("signIn")}
          </ButtonLink>
        </section>
      </SidedPage>
    );
  return (
    <SidedPage name={t("reset.name")} title={t("reset.title")}>
      <form ref={form.ref} onSubmit={submit} noValidate>
        <p>{t("reset.text", { name: isolate(userNameIn(link, language)), email: isolate(link.email) })}</p>
        {form.failure && !isLoading && <Note tone="bad">{form.failure}</Note>}
        <input type="hidden" name="username" autoComplete="username" value={link.email} readOnly />
        <NewPasswordField
          value={form.values.password}
          error={form.errorOf("password")}
          onChange={(password) => form.set("password", password)}
        />
        <Button type="submit" kind="primary" size="large" wide busy={isLoading}>
          {t("reset.submit")}
        </Button>
      </form>
    </SidedPage>
  );
}
