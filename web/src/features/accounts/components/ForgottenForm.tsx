/** Asks for a link to set a new password; the answer is the same whether the e-mail is known or not. */
import { formMessage } from "@ijaza/schema/errors/forms";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { useForm } from "../../../platform/use-form.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { EmailField } from "../../../ui/EmailField.tsx";
import { Note } from "../../../ui/Note.tsx";
import { SidedPage } from "../../../ui/SidedPage.tsx";
import { useForgetPasswordMutation } from "../accounts.api.ts";

/** The address of the sign-in page that led here. */
const useWayBack = (): string => {
  const { state } = useLocation();
  const fromStudents =
    typeof state === "object" && state !== null && "back" in state && state.back === "/login_student";
  return fromStudents ? "/login_student" : "/login";
};

export function ForgottenForm() {
  const { t } = useTranslation("accounts");
  const back = useWayBack();
  const [forget, { isLoading, isSuccess, error, reset }] = useForgetPasswordMutation();
  const form = useForm({ start: { email: "" }, required: ["email"], error });
  const email = form.values.email.trim();
  const language = useLanguage();
  const [tried, setTried] = useState(false);
  // The server gives every input the same answer, so a name typed here would be waited for in vain.
  const isAddress = email.includes("@");
  const bound = form.bind("email");
  const wrong = tried && email && !isAddress ? formMessage({ code: "not_an_email", language }) : bound.error;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (form.check() && isAddress) void forget({ email });
  };
  if (isSuccess)
    return (
      <SidedPage name={t("forgotten.name")} title={t("forgotten.sent.title")}>
        <section>
          <p role="status">{t("forgotten.sent.text", { email: isolate(email) })}</p>
          <p>{t("forgotten.sent.nothing")}</p>
          <ButtonLink kind="primary" size="large" wide to={back}>
            {t("forgotten.back")}
          </ButtonLink>
          <Button size="large" wide onClick={reset}>
            {t("forgotten.sent.again")}
          </Button>
        </section>
      </SidedPage>
    );
  return (
    <SidedPage name={t("forgotten.name")} title={t("forgotten.title")}>
      <form ref={form.ref} onSubmit={submit} noValidate>
        <p>{t("forgotten.text")}</p>
        {form.failure && !isLoading && <Note tone="bad">{form.failure}</Note>}
        <EmailField label={t("person.email")} {...bound} error={wrong} />
        <Button type="submit" kind="primary" size="large" wide busy={isLoading}>
          {t("forgotten.submit")}
        </Button>
        <ButtonLink size="large" wide to={back}>
          {t("forgotten.back")}
        </ButtonLink>
      </form>
    </SidedPage>
  );
}
