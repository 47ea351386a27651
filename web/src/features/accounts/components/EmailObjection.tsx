/** The owner of an account refuses the e-mail that an administrator has given to it, with one press and no session. */
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Note } from "../../../ui/Note.tsx";
import { SidedPage } from "../../../ui/SidedPage.tsx";
import { type MailedLink, useObjectToNewAddressMutation } from "../accounts.api.ts";
import { forgetMailedLink } from "../use-mailed-link.ts";

export function EmailObjection({ token, link }: { token: string; link: MailedLink }) {
  const { t } = useTranslation("accounts");
  const words = useFailureText();
  const [object, { isLoading, isSuccess, error }] = useObjectToNewAddressMutation();
  const send = () =>
    void object({ token })
      .unwrap()
      .then(
        () => forgetMailedLink("/forget_password"),
        () => {},
      );
  if (isSuccess)
    return (
      <SidedPage name={t("confirm.name")} title={t("object.done.title")}>
        <section>
          <p role="status">{t("object.done.text")}</p>
          <ButtonLink kind="primary" size="large" wide to="/login">
            {t("object.done.go")}
          </ButtonLink>
        </section>
      </SidedPage>
    );
  return (
    <SidedPage name={t("confirm.name")} title={t("object.title")}>
      <section>
        <p>{t("object.text", { name: isolate(link.username), email: isolate(link.email) })}</p>
        {error && !isLoading && <Note tone="bad">{words(error)}</Note>}
        <Button kind="danger" size="large" wide busy={isLoading} onClick={send}>
          {t("object.submit")}
        </Button>
      </section>
    </SidedPage>
  );
}
