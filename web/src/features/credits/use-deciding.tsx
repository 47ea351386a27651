/** How an admin of the platform decides a request in the list where it stands. */
import type { FundingRequest } from "@ijaza/schema/credits/calls";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import {
  DecideDialog,
  type Decision,
  RequestButtons,
  useFundingDecision,
} from "../universities/universities.parts.tsx";
import { useDecideFundingRequestMutation } from "./credits.api.ts";

type Deciding = { request: FundingRequest; decision: Decision };

/** `buttons` decide a request that is open, after a question; `dialogs` belong into the page. */
export const useDeciding = (refetch: () => PromiseLike<unknown>) => {
  const { t } = useTranslation("credits");
  const language = useLanguage();
  const [decide] = useDecideFundingRequestMutation();
  const { settle, prompt } = useFundingDecision((order) => decide(order).unwrap());
  const [confirming, setConfirming] = useState<Deciding>();
  const [processing, setProcessing] = useState<readonly string[]>([]);
  const nameOf = ({ university }: FundingRequest) => university.name[language];
  const confirm = async ({ request, decision }: Deciding) => {
    const { _id, kind } = request;
    setConfirming(undefined);
    setProcessing((others) => [...others, _id]);
    if (await settle({ requestId: _id, kind, decision, name: nameOf(request) })) await refetch();
    setProcessing((others) => others.filter((id) => id !== _id));
  };
  const buttons = (request: FundingRequest) => (
    <RequestButtons
      what={request.kind === "credit" ? t("history.credits", { count: request.amount ?? 0 }) : t("history.kinds.ether")}
      name={nameOf(request)}
      processing={processing.includes(request._id)}
      onDecide={(decision) => setConfirming({ request, decision })}
    />
  );
  const dialogs = (
    <>
      {prompt}
      {confirming && (
        <DecideDialog
          kind={confirming.request.kind}
          decision={confirming.decision}
          name={nameOf(confirming.request)}
          amount={confirming.request.amount}
          onConfirm={() => void confirm(confirming)}
          onClose={() => setConfirming(undefined)}
        />
      )}
    </>
  );
  return { buttons, dialogs };
};
