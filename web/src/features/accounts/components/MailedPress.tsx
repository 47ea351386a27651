/** The page of a link in a mail, without a session. A button does what the link is for: opening a mail must not do it. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Note } from "../../../ui/Note.tsx";
import { SidedPage } from "../../../ui/SidedPage.tsx";
import { forgetMailedLink } from "../use-mailed-link.ts";

type MailedPressProps = {
  texts: Record<"title" | "text" | "submit" | "doneTitle" | "doneText", string>;
  kind: "primary" | "danger";
  /** Rejects when the server refuses. */
  send: () => Promise<unknown>;
  state: { isLoading: boolean; isSuccess: boolean; error?: unknown };
  /** A link to go on with afterwards. */
  way: ReactNode;
};

export function MailedPress({ texts, kind, send, state: { isLoading, isSuccess, error }, way }: MailedPressProps) {
  const { t } = useTranslation("accounts");
  const messageOf = useFailureText();
  const press = () =>
    void send().then(
      () => forgetMailedLink("/forget_password"),
      () => {},
    );
  if (isSuccess)
    return (
      <SidedPage name={t("confirm.name")} title={texts.doneTitle}>
        <section>
          <p role="status">{texts.doneText}</p>
          {way}
        </section>
      </SidedPage>
    );
  return (
    <SidedPage name={t("confirm.name")} title={texts.title}>
      <section>
        <p>{texts.text}</p>
        {error !== undefined && !isLoading && <Note tone="bad">{messageOf(error)}</Note>}
        <Button kind={kind} size="large" wide busy={isLoading} onClick={press}>
          {texts.submit}
        </Button>
      </section>
    </SidedPage>
  );
}
