/** Decides on a request: sets the flag while the call runs, shows the outcome, and has the list fetched again. */
import type { ListedUniversity } from "@ijaza/schema/universities";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { failureOf } from "../../platform/api/problem.ts";
import { useFailureText } from "../../platform/api/use-failure-text.ts";
import { isolate } from "../../platform/format/isolate.ts";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import { NotConfirmed, useConfirmed } from "../../ui/PasswordPrompt.tsx";
import { LONG_TOAST_MS, showToast } from "../../ui/toast.ts";
import { type Decision, type DemandKind, useDecideDemandMutation } from "./universities.api.ts";
import { processingSet } from "./universities-state.ts";
import { nameOf } from "./university-text.ts";

export type Deciding = { university: ListedUniversity; kind: DemandKind; decision: Decision };

/** `refetch` fetches the list; the flag is reset once it has come. The caller renders `prompt` in its page. */
export const useDecision = (refetch: () => PromiseLike<unknown>) => {
  const { t } = useTranslation("universities");
  const language = useLanguage();
  const messageOf = useFailureText();
  const dispatch = useDispatch();
  const [decide] = useDecideDemandMutation();
  const { run, prompt } = useConfirmed();
  const settle = async ({ university, kind, decision }: Deciding) => {
    const demandId = university.demands[kind]?._id;
    if (!demandId) return;
    const flag = (isProcessing: boolean) =>
      dispatch(processingSet({ universityId: university._id, demandType: kind, isProcessing }));
    flag(true);
    const name = isolate(nameOf(university, language));
    try {
      await run(() => decide({ kind, decision, demandId }).unwrap());
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
