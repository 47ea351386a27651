/** A mail to a user, with a subject and a message, which the platform sends in the writer's name. */

import type { ListedUser } from "@ijaza/schema/users/calls";
import { userNameIn } from "@ijaza/schema/users/names";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { useForm } from "../../../platform/use-form.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Note } from "../../../ui/Note.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useSendMailMutation } from "../user-lists.api.ts";
import { MessageFields } from "./MessageFields.tsx";

export function WriteDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { t } = useTranslation(["accounts", "ui"]);
  const [send, { isLoading, error }] = useSendMailMutation();
  const form = useForm({ start: { subject: "", message: "" }, required: ["subject", "message"], error });
  const name = isolate(userNameIn(user, useLanguage()));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.check()) return;
    void send({ userId: user._id, subject: form.values.subject.trim(), message: form.values.message.trim() })
      .unwrap()
      .then(
        () => {
          showToast(t("write.done", { name }), { tone: "ok" });
          onClose();
        },
        () => {},
      );
  };
  return (
    <Dialog open title={t("write.title", { name })} onClose={onClose}>
      <form ref={form.ref} className="stack" onSubmit={submit} noValidate>
        {form.failure && !isLoading && <Note tone="bad">{form.failure}</Note>}
        <MessageFields form={form} hint={t("write.hint")} />
        <footer className="dialog__actions">
          <Button onClick={onClose}>{t("ui:cancel")}</Button>
          <Button type="submit" kind="primary" busy={isLoading}>
            {t("write.submit")}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
