/** The state of the mails to the holder of a document; one that was not delivered can be sent again. */
import { CircleCheck, CircleX, Clock, Send } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Note } from "../../../ui/Note.tsx";
import { showToast } from "../../../ui/toast.ts";
import { MomentValue } from "../../../ui/Values.tsx";
import { type HolderMail, useGetDocumentMailsQuery, useSendDocumentMailAgainMutation } from "../records.api.ts";
import "./HolderMails.css";

const STATES = {
  queued: { tone: "wait", icon: Clock },
  sent: { tone: "ok", icon: CircleCheck },
  failed: { tone: "bad", icon: CircleX },
} as const;

function Mail({ mail: { about, state, at, answer } }: { mail: HolderMail }) {
  const { t } = useTranslation("records");
  const { tone, icon } = STATES[state];
  return (
    <li>
      <b>{t(`mails.about.${about}`)}</b>
      <Chip tone={tone} icon={icon}>
        {t(`mails.state.${state}`)}
      </Chip>
      <small>
        {state === "queued" && `${t("mails.due")} `}
        <MomentValue value={at} />
      </small>
      {answer && (
        <p>
          {t("mails.answer")} <bdi dir="ltr">{answer}</bdi>
        </p>
      )}
    </li>
  );
}

function SendAgain({ id }: { id: string }) {
  const { t } = useTranslation("records");
  const words = useFailureText();
  const [send, { isLoading, error }] = useSendDocumentMailAgainMutation();
  const sendAgain = () =>
    void send({ id })
      .unwrap()
      .then(
        () => showToast(t("mails.queued"), { tone: "ok" }),
        () => {},
      );
  return (
    <>
      <Button icon={Send} busy={isLoading} onClick={sendAgain}>
        {t("mails.again")}
      </Button>
      <p className="muted">{t("mails.againHint")}</p>
      {error && !isLoading && <Note tone="bad">{words(error)}</Note>}
    </>
  );
}

export function HolderMails({ id }: { id: string }) {
  const { t } = useTranslation("records");
  const words = useFailureText();
  const role = useRole();
  const { data, error } = useGetDocumentMailsQuery({ id }, { refetchOnMountOrArgChange: true });
  const maySend = role === "agent_uni" || role === "resp_uni";
  const isFailed = data?.mails.at(-1)?.state === "failed";
  return (
    <section className="holder-mails" aria-label={t("mails.title")}>
      <h3>{t("mails.title")}</h3>
      {error && !data && <Note tone="bad">{words(error)}</Note>}
      {data?.mails.length === 0 && <p className="muted">{t("mails.none")}</p>}
      <ul>
        {data?.mails.map((mail) => (
          <Mail key={mail.about} mail={mail} />
        ))}
      </ul>
      {isFailed && maySend && <SendAgain id={id} />}
    </section>
  );
}
