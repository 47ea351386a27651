/** Sets the password of a staff account that must have one set before anything else. */
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useNavigate } from "react-router";
import type { SignedInUser } from "../../../platform/actor.ts";
import { failureOf } from "../../../platform/api/problem.ts";
import { passwordSet } from "../../../platform/identity/user-state.ts";
import { useForm } from "../../../platform/use-form.ts";
import { Button } from "../../../ui/Button.tsx";
import { Note } from "../../../ui/Note.tsx";
import { showToast } from "../../../ui/toast.ts";
import { NewPasswordField } from "../../accounts/accounts.parts.tsx";
import { useUpdatePasswordMutation } from "../sign-in.api.ts";

/** The session is over, or the password was set meanwhile. */
const ENDED = ["not_authenticated", "password_not_due"];

export function DuePasswordForm({ user, onEnded }: { user: SignedInUser; onEnded: () => void }) {
  const { t } = useTranslation("session");
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [update, { isLoading, error }] = useUpdatePasswordMutation();
  const form = useForm({ start: { password: "" }, required: ["password"], error });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.check()) return;
    await update(form.values)
      .unwrap()
      .then(
        () => {
          showToast(t("due.done"), { tone: "ok" });
          dispatch(passwordSet());
          navigate("/dashboard", { replace: true });
        },
        (refusal: unknown) => ENDED.includes(failureOf(refusal).error) && onEnded(),
      );
  };
  return (
    <form ref={form.ref} onSubmit={submit} noValidate>
      <p>{t("due.text")}</p>
      {form.failure && !isLoading && <Note tone="bad">{form.failure}</Note>}
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <NewPasswordField
        value={form.values.password}
        error={form.errorOf("password")}
        onChange={(password) => form.set("password", password)}
      />
      <Button type="submit" kind="primary" size="large" wide busy={isLoading}>
        {t(isLoading ? "first.finishing" : "first.finish")}
      </Button>
    </form>
  );
}
