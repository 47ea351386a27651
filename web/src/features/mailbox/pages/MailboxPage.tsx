/** `/mailbox`: the mails of the demo, which are shown here instead of being sent. */
import { directionOf } from "@ijaza/schema/product";
import { RotateCw } from "lucide-react";
import { createElement } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/States.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { MomentValue } from "../../../ui/Values.tsx";
import { type KeptMail, useGetMailboxQuery } from "../mailbox.api.ts";
import "./MailboxPage.css";

const LOOK_AGAIN_MS = 5000;
const LINK = /(https?:\/\/\S+)/;

/** The text of a mail, with its links. */
function MailText({ text }: { text: string }) {
  const shown = text.split(LINK).map((part) => (LINK.test(part) ? createElement("a", { href: part }, part) : part));
  return createElement("p", { className: "mail__text" }, ...shown);
}

function Mail({ mail }: { mail: KeptMail }) {
  return (
    <details className="mail">
      <summary className="mail__head">
        <span className="anywhere">
          <bdi>{mail.to}</bdi>
        </span>
        <b>
          <bdi>{mail.subject}</bdi>
        </b>
        <MomentValue value={mail.at} />
      </summary>
      <div lang={mail.language} dir={directionOf(mail.language)}>
        <MailText text={mail.text} />
      </div>
    </details>
  );
}

export function MailboxPage() {
  const { t } = useTranslation("mailbox");
  const messageOf = useFailureText();
  usePageTitle(t("title"));
  const { data, error, refetch } = useGetMailboxQuery(undefined, {
    pollingInterval: LOOK_AGAIN_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <main className="mailbox wrap" id="content">
      <h1>{t("title")}</h1>
      <p className="mailbox__lead">{t("text")}</p>
      <Card
        title={t("latest")}
        aside={
          <Button size="dense" icon={RotateCw} onClick={refetch}>
            {t("again")}
          </Button>
        }
      >
        {error && <ErrorState text={messageOf(error)} onRetry={refetch} />}
        {!data && !error && <SkeletonRows rows={4} columns={2} />}
        {!error && data?.mails.length === 0 && <EmptyState title={t("empty.title")} text={t("empty.text")} />}
        {!error && data?.mails.map((mail) => <Mail key={mail._id} mail={mail} />)}
      </Card>
    </main>
  );
}
