/** `/contact`: anybody can write to the operators, who answer by mail. */
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { useForm } from "../../../platform/use-form.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { EmailField } from "../../../ui/EmailField.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { LazyLeaveGuard } from "../../../ui/LazyLeaveGuard.tsx";
import { Note } from "../../../ui/Note.tsx";
import { SidedPage } from "../../../ui/SidedPage.tsx";
import { useSendEmailToContactHelpMutation } from "../accounts.api.ts";
import { MessageFields } from "../components/MessageFields.tsx";

const EMPTY = { name: "", email: "", subject: "", message: "" };

export function ContactPage() {
  const { t } = useTranslation("accounts");
  const [send, { isLoading, isSuccess, error, reset }] = useSendEmailToContactHelpMutation();
  const form = useForm({ start: EMPTY, required: ["name", "email", "subject", "message"], error });
  const { name, email, subject, message } = form.values;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.check()) return;
    void send({ name: name.trim(), email: email.trim(), subject: subject.trim(), message: message.trim() });
  };
  const again = () => {
    form.set("subject", "");
    form.set("message", "");
    reset();
  };
  if (isSuccess)
    return (
      <SidedPage name={t("contact.name")} title={t("contact.done.title")}>
        <section>
          <p role="status">{t("contact.done.text", { email: isolate(email.trim()) })}</p>
          <ButtonLink kind="primary" size="large" wide to="/">
            {t("contact.done.home")}
          </ButtonLink>
          <Button size="large" wide onClick={again}>
            {t("contact.done.again")}
          </Button>
        </section>
      </SidedPage>
    );
  return (
    <SidedPage name={t("contact.name")} title={t("contact.title")}>
      <form ref={form.ref} onSubmit={submit} noValidate>
        <p>{t("contact.text")}</p>
        {form.failure && !isLoading && <Note tone="bad">{form.failure}</Note>}
        <TextField
          label={t("contact.yourName")}
          autoComplete="name"
          dir="auto"
          maxLength={120}
          {...form.bind("name")}
        />
        <EmailField label={t("contact.yourEmail")} {...form.bind("email")} />
        <MessageFields form={form} hint={t("contact.hint")} />
        <Button type="submit" kind="primary" size="large" wide busy={isLoading}>
          {t("contact.submit")}
        </Button>
        <LazyLeaveGuard when={Boolean(subject || message) && !isLoading} />
      </form>
    </SidedPage>
  );
}
