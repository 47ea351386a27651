/** A new e-mail is confirmed by its owner, with one press: opening a mail is not consent. */
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Note } from "../../../ui/Note.tsx";
import { SidedPage } from "../../../ui/SidedPage.tsx";
import { type MailedLink, useConfirmEmailMutation } from "../accounts.api.ts";
import { forgetMailedLink } from "../use-mailed-link.ts";

export function EmailConfirmation({ token, link }: { token: string; link: MailedLink }) {
  const { t } = useTranslation("accounts");
  const words = useFailureText();
  const [confirm, { isLoading, isSuccess, error }] = useConfirmEmailMutation();
  const email = isolate(link.email);
  // One that an administrator has given counts a day later: its owner may object.
  const isGiven = link.purpose === "confirm-new-address";
  const send = () =>
    void confirm({ token })
      .unwrap()
      .then(
        () => forgetMailedLink("/forget_password"),
        () => {},
      );
  if (isSuccess)
    return (
      <SidedPage name={t("confirm.name")} title={t("confirm.done.title")}>
        <section>
          <p role="status">{t(isGiven ? "confirm.done.givenText" : "confirm.done.text", { email })}</p>
          {!isGiven && (
            <ButtonLink
              kind="primary"
              size="large"
              wide
              to={link.role === "student" ? "/student_profile" : "/dashboard"}
            >
              {t("confirm.done.go")}
            </ButtonLink>
          )}
        </section>
      </SidedPage>
    );
  return (
    <SidedPage name={t("confirm.name")} title={t("confirm.title")}>
      <section>
        <p>{t(isGiven ? "confirm.givenText" : "confirm.text", { name: isolate(link.username), email })}</p>
        {error && !isLoading && <Note tone="bad">{words(error)}</Note>}
        <Button kind="primary" size="large" wide busy={isLoading} onClick={send}>
          {t("confirm.submit")}
        </Button>
      </section>
    </SidedPage>
  );
}
