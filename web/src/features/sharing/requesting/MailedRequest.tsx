/**
 * The page of a mailed link: confirms the address of a request, or withdraws the request, by a press and not before.
 */
import { REQUEST_DAYS } from "@ijaza/schema/sharing/third-party";
import { CircleCheck, CircleX, MailCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { failureOf } from "../../../platform/api/problem.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { forgetSecret } from "../../../platform/use-fragment-secret.ts";
import { Button } from "../../../ui/Button.tsx";
import { Note } from "../../../ui/Note.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { Letter } from "../opening/Letter.tsx";
import { useConfirmRequestMutation, useWithdrawRequestMutation } from "../sharing.api.ts";

const PAGE = "/third_party";
const forget = () => forgetSecret(PAGE);

type RequestState = "open" | "confirmed" | "withdrawn" | "gone";
const SIGNS = { open: MailCheck, confirmed: CircleCheck, withdrawn: CircleX, gone: CircleX };

export function MailedRequest({ token }: { token: string }) {
  const { t } = useTranslation("sharing");
  const messageOf = useFailureText();
  const [confirm, confirming] = useConfirmRequestMutation();
  const [withdraw, withdrawing] = useWithdrawRequestMutation();
  const error = withdrawing.error ?? confirming.error;
  const refusal = failureOf(error).error;
  const isGone = ["link_not_valid", "invalid_input"].includes(refusal);
  const isWithdrawn = withdrawing.isSuccess || refusal === "request_withdrawn";
  const standingOf = (): RequestState => {
    if (isGone) return "gone";
    if (isWithdrawn) return "withdrawn";
    return confirming.isSuccess ? "confirmed" : "open";
  };
  const standing = standingOf();
  const title = t(`mailed.${standing}.title`);
  usePageTitle(title);
  const isOver = standing === "withdrawn" || standing === "gone";
  return (
    <Letter icon={SIGNS[standing]} title={title} isOver={isOver}>
      <p role="status">{t(`mailed.${standing}.text`, { days: REQUEST_DAYS })}</p>
      {error && !isOver && <Note tone="bad">{messageOf(error)}</Note>}
      {standing === "open" && (
        <Button kind="primary" size="large" wide busy={confirming.isLoading} onClick={() => void confirm({ token })}>
          {t("mailed.confirm")}
        </Button>
      )}
      {!isOver && (
        <Button size="large" wide busy={withdrawing.isLoading} onClick={() => void withdraw({ token })}>
          {t("mailed.withdraw")}
        </Button>
      )}
      {standing !== "open" && (
        // A full load: the page of a link becomes the page without one.
        <a className="button button--secondary button--large button--wide" href={PAGE} onClick={forget}>
          {t("mailed.another")}
        </a>
      )}
    </Letter>
  );
}
