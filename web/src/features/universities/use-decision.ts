/** Decides on requests for credits and ether, and shows the outcome. */
import type { FundingKind } from "@ijaza/schema/credits/calls";
import type { ListedUniversity } from "@ijaza/schema/universities/calls";
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

type FundingDecision = {
  requestId: string;
  kind: FundingKind;
  decision: Decision;
  /** Of the university, in the reader's language. */
  name: string;
};

/** `settle` resolves with whether the server was asked: not when the password was not given. The caller renders `prompt` in its page. */
export const useFundingDecision = (decide: Decide) => {
  const { t } = useTranslation("universities");
  const messageOf = useFailureText();
  const { run, prompt } = useConfirmed();
  const settle = async ({ requestId, kind, decision, ...of }: FundingDecision): Promise<boolean> => {
    const name = isolate(of.name);
    try {
      await run(() => decide({ kind, decision, requestId }));
      showToast(t(`decide.${kind}.${decision}.done`, { name }), { tone: "ok" });
    } catch (error) {
      if (error instanceof NotConfirmed) return false;
      const late = failureOf(error).error === "demand_decided";
      showToast(late ? t("decide.late", { name }) : messageOf(error), {
        tone: late ? "info" : "bad",
        duration: LONG_TOAST_MS,
      });
    }
    return true;
  };
  return { settle, prompt };
};

type UseDecisionOptions = { decide: Decide; refetch: () => PromiseLike<unknown> };

/**
 * The same in the list of universities, whose row has a flag while the call runs. `refetch` fetches the list, since only
 * then is the row current; the flag is reset once it has come.
 */
export const useDecision = ({ decide, refetch }: UseDecisionOptions) => {
  const language = useLanguage();
  const dispatch = useDispatch();
  const { settle: settleOne, prompt } = useFundingDecision(decide);
  const settle = async ({ university, kind, decision }: Deciding) => {
    const requestId = university.demands[kind]?._id;
    if (!requestId) return;
    const flag = (isProcessing: boolean) =>
      dispatch(processingSet({ universityId: university._id, kind, isProcessing }));
    flag(true);
    if (await settleOne({ requestId, kind, decision, name: nameOf(university, language) })) await refetch();
    flag(false);
  };
  return { settle, prompt };
};
