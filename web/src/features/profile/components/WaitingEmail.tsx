/** The new e-mail that waits to be confirmed, if there is one: its mail can be sent again, or it can be given up. */
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useUser } from "../../../platform/actor.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { userLoaded } from "../../../platform/identity/user-state.ts";
import { Button } from "../../../ui/Button.tsx";
import { Note } from "../../../ui/Note.tsx";
import { NotConfirmed, useConfirmed } from "../../../ui/PasswordPrompt.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useUpdateOwnMutation } from "../profile.api.ts";
import "./WaitingEmail.css";

export function WaitingEmail() {
  const { t } = useTranslation("profile");
  const messageOf = useFailureText();
  const dispatch = useDispatch();
  const { email, pendingEmail } = useUser();
  const [update, { isLoading, originalArgs }] = useUpdateOwnMutation();
  const { run, prompt } = useConfirmed();
  if (!pendingEmail) return null;

  const choose = (chosen: string, done: string) =>
    run(() => update({ email: chosen }).unwrap()).then(
      ({ user }) => {
        dispatch(userLoaded(user));
        showToast(done, { tone: "ok" });
      },
      (error: unknown) => {
        if (!(error instanceof NotConfirmed)) showToast(messageOf(error), { tone: "bad" });
      },
    );
  const isUnderWay = (chosen: string) => isLoading && originalArgs?.email === chosen;
  return (
    <div className="waiting-email">
      <Note tone="wait">
        <p>{t("waiting.text", { email: isolate(pendingEmail) })}</p>
        <div className="waiting-email__ways">
          <Button
            size="dense"
            busy={isUnderWay(pendingEmail)}
            onClick={() => void choose(pendingEmail, t("waiting.mailed", { email: isolate(pendingEmail) }))}
          >
            {t("waiting.again")}
          </Button>
          <Button
            size="dense"
            busy={isUnderWay(email)}
            onClick={() => void choose(email, t("waiting.kept", { email: isolate(email) }))}
          >
            {t("waiting.keep")}
          </Button>
        </div>
      </Note>
      {prompt}
    </div>
  );
}
