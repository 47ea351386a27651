/** Sends a request and shows the outcome in a toast; a request that is already open is no error. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { failureOf } from "../../platform/api/problem.ts";
import { useFailureText } from "../../platform/api/use-failure-text.ts";
import { showToast } from "../../ui/toast.ts";

export const useFundingRequest = (onClose: () => void) => {
  const { t } = useTranslation("credits");
  const messageOf = useFailureText();
  const [failure, setFailure] = useState<string>();
  const send = async (call: () => Promise<unknown>) => {
    setFailure(undefined);
    try {
      await call();
      showToast(t("sent"), { tone: "ok" });
      onClose();
    } catch (error) {
      if (failureOf(error).error !== "request_already_sent") return setFailure(messageOf(error));
      showToast(t("alreadySent"), { tone: "info" });
      onClose();
    }
  };
  return { send, failure };
};
