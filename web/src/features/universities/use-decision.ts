/** Decides on a request: sets the flag while the call runs, shows the outcome, and has the list fetched again. */
import type { FundingKind } from "@ijaza/schema/credits";
import type { ListedUniversity } from "@ijaza/schema/universities";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { failureOf } from "../../platform/api/problem.ts";
import { useFailureText } from "../../platform/api/use-failure-text.ts";
import { isolate } from "../../platform/format/isolate.ts";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import { NotConfirmed, useConfirmed } from "../../ui/PasswordPrompt.tsx";
import { LONG_TOAST_MS, showToast } from "../../ui/toast.ts";
import { processingSet } from "./universities-state.ts";
import { nameOf } from "./university-text.ts";

export type Decision = "accept" | "reject";
/** The call that decides, which the room of credits knows. */
export type Decide = (order: { kind: FundingKind; decision: Decision; requestId: string }) => Promise<unknown>;
export type Deciding = { university: ListedUniversity; kind: FundingKind; decision: Decision };

type UseDecisionOptions = { decide: Decide; refetch: () => PromiseLike<unknown> };

/** `refetch` fetches the list, since only then is the row current; the flag is reset once it has come. The caller renders `prompt` in its page. */
export const useDecision = ({ decide, refetch }: UseDecisionOptions) => {
  const { t } = useTranslation("universities");
  const language = useLanguage();
  const messageOf = useFailureText();
  const dispatch = useDispatch();
  const { run, prompt } = useConfirmed();
  const settle = async ({ university, kind, decision }: Deciding) => {
    const requestId = university.demands[kind]?._id;
    if (!requestId) return;
    const flag = (isProcessing: boolean) =>
      dispatch(processingSet({ universityId: university._id, kind, isProcessing }));
    flag(true);
    const name = isolate(nameOf(university, language));
    try {
      await run(() => decide({ kind, decision, requestId }));
      showToast(t(`decide.${kind}.${decision}.done`, { name }), { tone: "ok" });
    } catch (error) {
      if (error instanceof NotConfirmed) {
        flag(false);
        return;
      }
      const late = failureOf(error).error === "demand_decided";
      showToast(late ? t("decide.late", { name }) : messageOf(error), {
        tone: late ? "info" : "bad",
        duration: LONG_TOAST_MS,
      });
    }
    await refetch();
    flag(false);
  };
  return { settle, prompt };
};
