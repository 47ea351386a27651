/** Changes somebody else's account; a new e-mail counts once it is confirmed by mail. */
import type { ListedUser } from "@ijaza/schema/users/calls";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { isolate } from "../../../platform/format/isolate.ts";
import { useForm } from "../../../platform/use-form.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { LeaveGuard } from "../../../ui/LeaveGuard.tsx";
import { Note } from "../../../ui/Note.tsx";
import { useConfirmed } from "../../../ui/PasswordPrompt.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useUpdateUserByIdMutation } from "../user-lists.api.ts";
import { PersonFields } from "./PersonFields.tsx";

const FIELDS = ["username", "usernameAr", "email", "numero"] as const;
const LIST = "/usersList";

export function UpdateUserForm({ user }: { user: ListedUser }) {
  const { t } = useTranslation(["accounts", "ui"]);
  const navigate = useNavigate();
  const [update, { isLoading, error }] = useUpdateUserByIdMutation();
  const { run, prompt } = useConfirmed();
  const before = {
    username: user.username,
    usernameAr: user.usernameAr ?? "",
    email: user.email,
    numero: user.numero ?? "",
  };
  const form = useForm({ start: before, required: ["username", "email"], error });
  const changed = FIELDS.filter((name) => form.values[name].trim() !== before[name]);
  const ofEmail = changed.includes("email");

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.check()) return;
    const changes = Object.fromEntries(changed.map((name) => [name, form.values[name].trim()]));
    const saved = await run(() => update({ userId: user._id, ...changes }).unwrap()).catch(() => null);
    if (!saved) return;
    const text = ofEmail ? t("update.mailed", { email: isolate(changes.email ?? "") }) : t("update.done");
    showToast(text, { tone: "ok" });
    navigate(LIST);
  };
  return (
    <>
      <form ref={form.ref} className="stack" onSubmit={submit} noValidate>
        {form.failure && !isLoading && <Note tone="bad">{form.failure}</Note>}
        <PersonFields form={form} names={FIELDS} ofAnother />
        {ofEmail && <Note>{t(user.IsAccepted ? "update.email" : "update.invitedEmail")}</Note>}
        <div className="invite__ways">
          <ButtonLink to={LIST}>{t("ui:cancel")}</ButtonLink>
          <Button type="submit" kind="primary" busy={isLoading} disabled={changed.length === 0}>
            {t("update.submit")}
          </Button>
        </div>
      </form>
      <LeaveGuard when={changed.length > 0 && !isLoading} />
      {prompt}
    </>
  );
}
