/** The form that invites a person: asks for their data, and sends a mail with a link. */
import type { ReactNode, SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { isolate } from "../../../platform/format/isolate.ts";
import { useForm } from "../../../platform/use-form.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { LeaveGuard } from "../../../ui/LeaveGuard.tsx";
import { Note } from "../../../ui/Note.tsx";
import { useConfirmed } from "../../../ui/PasswordPrompt.tsx";
import { showToast } from "../../../ui/toast.ts";
import { type PersonField, PersonFields } from "./PersonFields.tsx";
import "./InviteForm.css";

export type Invitee = { username: string; usernameAr?: string; email: string; numero?: string; speciality?: string };

type InviteFormProps = {
  names: readonly PersonField[];
  busy: boolean;
  /** The error of the last attempt. */
  error: unknown;
  onSend: (invited: Invitee) => Promise<unknown>;
  /** Checks what stands before the fields, and shows what is missing there. */
  checkBefore?: () => boolean;
  /** Shown before the fields: the kind of invitation. */
  children?: ReactNode;
};

const START = { username: "", usernameAr: "", email: "", numero: "", speciality: "" };
const LIST = "/usersList";

export function InviteForm({ names, busy, error, onSend, checkBefore, children }: InviteFormProps) {
  const { t } = useTranslation(["accounts", "ui"]);
  const navigate = useNavigate();
  const form = useForm({ start: START, required: ["username", "email"], error });
  const { run, prompt } = useConfirmed();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isWhole = [form.check(), checkBefore?.() ?? true].every(Boolean);
    if (!isWhole) return;
    const { username, usernameAr, email, numero, speciality } = form.values;
    const invited = {
      username: username.trim(),
      usernameAr: usernameAr.trim() || undefined,
      email: email.trim(),
      numero: numero.trim() || undefined,
      speciality: speciality.trim() || undefined,
    };
    await run(() => onSend(invited)).then(
      () => {
        showToast(t("invite.done", { email: isolate(invited.email) }), { tone: "ok" });
        navigate(LIST);
      },
      () => {},
    );
  };
  return (
    <Card className="invite">
      <form ref={form.ref} className="stack" onSubmit={submit} noValidate>
        {form.failure && !busy && <Note tone="bad">{form.failure}</Note>}
        {children}
        <PersonFields form={form} names={names} ofAnother />
        <Note>{t("invite.next")}</Note>
        <div className="invite__ways">
          <ButtonLink to={LIST}>{t("ui:cancel")}</ButtonLink>
          <Button type="submit" kind="primary" busy={busy}>
            {t("invite.submit")}
          </Button>
        </div>
      </form>
      <LeaveGuard when={form.isChanged && !busy} />
      {prompt}
    </Card>
  );
}
