/** The user's name, e-mail and phone. A new e-mail is used once its owner has opened the mailed link. */
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useUser } from "../../../platform/actor.ts";
import { userLoaded } from "../../../platform/identity/user-state.ts";
import { useForm } from "../../../platform/use-form.ts";
import { Button } from "../../../ui/Button.tsx";
import { LeaveGuard } from "../../../ui/LeaveGuard.tsx";
import { Note } from "../../../ui/Note.tsx";
import { useConfirmed } from "../../../ui/PasswordPrompt.tsx";
import { Section } from "../../../ui/Section.tsx";
import { showToast } from "../../../ui/toast.ts";
import { PersonFields } from "../../accounts/accounts.parts.tsx";
import { useUpdateOwnMutation } from "../profile.api.ts";
import { WaitingEmail } from "./WaitingEmail.tsx";

const FIELDS = ["username", "usernameAr", "email", "numero"] as const;
type Field = (typeof FIELDS)[number];

type ProfileSectionProps = {
  title: string;
  /** The fields that can be changed here; by default all. */
  fields?: readonly Field[];
};

export function ProfileSection({ title, fields = FIELDS }: ProfileSectionProps) {
  const { t } = useTranslation("profile");
  const user = useUser();
  const dispatch = useDispatch();
  const [update, { isLoading, error }] = useUpdateOwnMutation();
  const { run, prompt } = useConfirmed();
  const before = {
    username: user.username,
    usernameAr: user.usernameAr ?? "",
    email: user.email,
    numero: user.numero ?? "",
  };
  const form = useForm({ start: before, required: ["username", "email"], error });
  const changed = fields.filter((name) => form.values[name].trim() !== before[name]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.check()) return;
    const changes = Object.fromEntries(changed.map((name) => [name, form.values[name].trim()]));
    const saved = await run(() => update(changes).unwrap()).catch(() => null);
    if (!saved) return;
    if (changes.email) form.set("email", saved.user.email);
    dispatch(userLoaded(saved.user));
    showToast(t("profile.saved"), { tone: "ok" });
  };
  return (
    <Section title={title}>
      <WaitingEmail />
      <form ref={form.ref} className="stack" onSubmit={submit} noValidate>
        {form.failure && !isLoading && <Note tone="bad">{form.failure}</Note>}
        <PersonFields form={form} names={fields} />
        <div className="settings__ways">
          <Button type="submit" kind="primary" busy={isLoading} disabled={changed.length === 0}>
            {t("save")}
          </Button>
        </div>
      </form>
      <LeaveGuard when={changed.length > 0 && !isLoading} />
      {prompt}
    </Section>
  );
}
