/** `/stop_mails`: a mailed link ends the mails about new certificates to its address, by one press and without an account. */
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Note } from "../../../ui/Note.tsx";
import { SidedPage } from "../../../ui/SidedPage.tsx";
import { useStopMailsMutation } from "../accounts.api.ts";
import { GoneLink } from "../components/Gone.tsx";
import { useMailedLink } from "../use-mailed-link.ts";

export function StopMailsPage() {
  const { t } = useTranslation("accounts");
  const messageOf = useFailureText();
  const token = useMailedLink("/stop_mails");
  const [send, { isLoading, isSuccess, error, originalArgs }] = useStopMailsMutation();
  if (!token) return <GoneLink />;
  const isStopped = isSuccess && originalArgs?.stopped === true;
  const outcome = isStopped ? "stopped" : isSuccess ? "resumed" : "asked";
  return (
    <SidedPage name={t("stop.name")} title={t(`stop.${outcome}.title`)}>
      <section>
        <p role={isSuccess ? "status" : undefined}>{t(`stop.${outcome}.text`)}</p>
        {error !== undefined && !isLoading && <Note tone="bad">{messageOf(error)}</Note>}
        <Button
          kind={isStopped ? "ghost" : "primary"}
          size="large"
          wide
          busy={isLoading}
          onClick={() => void send({ token, stopped: !isStopped })}
        >
          {t(isStopped ? "stop.resume" : "stop.submit")}
        </Button>
      </section>
    </SidedPage>
  );
}
