/** Sends a request and shows the outcome in a toast; a request that is already open is no error. */
import { useTranslation } from "react-i18next";
import { failureOf } from "../../platform/api/problem.ts";
import { showToast } from "../../ui/toast.ts";
import { type ConfirmedAction, useConfirmedAction } from "../../ui/use-confirmed-action.ts";

type RequestOptions = { call: () => Promise<unknown>; onClose: () => void };

export const useFundingRequest = ({ call, onClose }: RequestOptions): ConfirmedAction => {
  const { t } = useTranslation("credits");
  return useConfirmedAction({
    call: () =>
      call().then(
        () => "sent" as const,
        (refusal: unknown) => {
          if (failureOf(refusal).error !== "request_already_sent") throw refusal;
          return "alreadySent" as const;
        },
      ),
    onDone(outcome) {
      showToast(t(outcome), { tone: outcome === "sent" ? "ok" : "info" });
      onClose();
    },
  });
};
