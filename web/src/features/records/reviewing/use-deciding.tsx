/** Decides on the current record, or on all that is left, and says what came of it. */
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../platform/actor.ts";
import { failureOf } from "../../../platform/api/problem.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { NotConfirmed, useConfirmed } from "../../../ui/PasswordPrompt.tsx";
import { LONG_TOAST_MS, showToast } from "../../../ui/toast.ts";
import { ActionDialog } from "../components/ActionDialog.tsx";
import type { DecideResult, RecordView, ShownRecord } from "../record-view.ts";
import type { Mark } from "./review-state.ts";
import type { Review, ReviewOptions } from "./use-review.ts";
import type { Waiting } from "./use-waiting.ts";

export type Deciding = {
  accept: () => void;
  /** Whether it was rejected. */
  reject: (reason: string) => Promise<boolean>;
  startRejecting: () => void;
  stopRejecting: () => void;
  startAcceptingAll: () => void;
  isRejecting: boolean;
  isBusy: boolean;
  /** What it would fix is still being read. */
  isReading: boolean;
  /** Nothing is accepted before it could be read. */
  canAccept: boolean;
  canReject: boolean;
  /** Why the last decision was refused. */
  error: unknown;
  /** What was decided last, in a sentence. */
  news: string;
  dialogs: ReactNode;
};

type DecidingOptions<Kept extends ShownRecord> = {
  view: RecordView<Kept>;
  review: Review<Kept>;
  current: Kept;
  waiting: Waiting;
  of: ReviewOptions;
  /** Moves the focus to the record that is read, when what had it is gone. */
  focusDocument: () => void;
};

/** Somebody else has decided on it, or its agent has deleted it. */
const GONE: readonly string[] = ["diploma_not_pending", "certificate_not_pending", "not_found"];

type Refusal = { id: string; error: unknown };
type OpenQuestion = "one" | "all" | null;

export function useDeciding<Kept extends ShownRecord>(options: DecidingOptions<Kept>): Deciding {
  const { view, review, current, waiting, focusDocument } = options;
  const { t } = useTranslation("records/reviewing");
  const { _id: userId, role } = useUser();
  const language = useLanguage();
  const [decide, { isLoading }] = view.useDecide();
  const { run, prompt } = useConfirmed();
  const [rejecting, setRejecting] = useState<string | null>(null);
  const [question, setQuestion] = useState<OpenQuestion>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [news, setNews] = useState("");
  const id = current._id;
  const isWaiting = !review.marks[id];
  const actions = view.declared.actionsFor({ id: userId, role }, current);
  const canReject = isWaiting && actions.includes("reject");
  const canAccept = isWaiting && actions.includes("accept") && !waiting.error;
  const isReading = isWaiting && waiting.seen === undefined && !waiting.error;

  const settle = (mark: Mark) => {
    const name = view.nameOf(current, language);
    setNews(t(`news.${mark}`, { name }));
    setRefusal(null);
    setRejecting(null);
    review.change({ type: "decided", id, mark });
  };
  const refuse = (error: unknown) => {
    if (error instanceof NotConfirmed) return;
    const { error: code } = failureOf(error);
    if (GONE.includes(code)) {
      showToast(t("elsewhere"), { tone: "wait", duration: LONG_TOAST_MS });
      settle("elsewhere");
      review.reload();
      return;
    }
    if (code === "record_changed") waiting.reload();
    setRefusal({ id, error });
  };
  const send = async (decision: "accepted" | "rejected", reason?: string): Promise<boolean> => {
    const seen = decision === "accepted" ? waiting.seen : undefined;
    const sent = { records: [current], decision, ...(reason && { reason }), ...(seen && { seen }) };
    try {
      const { conflicts } = await run(() => decide(sent));
      if (conflicts.length > 0) showToast(t("elsewhere"), { tone: "wait", duration: LONG_TOAST_MS });
      settle(conflicts.length > 0 ? "elsewhere" : decision);
      return true;
    } catch (error) {
      refuse(error);
      return false;
    }
  };
  // To accept one that is signed with it costs credits, so that a question comes first.
  const accept = () => {
    if (!canAccept || isReading || isLoading || rejecting === id) return;
    if (view.signing.action === "accept") setQuestion("one");
    else void send("accepted");
  };
  const stopRejecting = () => {
    setRejecting(null);
    setRefusal(null);
    focusDocument();
  };
  const reject = async (reason: string) => {
    const isDone = await send("rejected", reason);
    if (isDone) focusDocument();
    return isDone;
  };
  return {
    accept,
    reject,
    startRejecting: () => canReject && !isLoading && setRejecting(id),
    stopRejecting,
    startAcceptingAll: () => setQuestion("all"),
    isRejecting: rejecting === id && isWaiting,
    isBusy: isLoading,
    isReading,
    canAccept,
    canReject,
    error: refusal?.id === id ? refusal.error : undefined,
    news,
    dialogs: (
      <>
        {question && (
          <Question
            {...options}
            question={question}
            onClose={() => {
              setQuestion(null);
              if (question === "one") waiting.reload();
            }}
            onDone={(reply) => {
              setQuestion(null);
              if (question === "one") return settle("accepted");
              setNews(reply?.leftOut ? t("news.leftOut", { count: reply.leftOut }) : t("news.all"));
              review.change({ type: "allAccepted" });
            }}
          />
        )}
        {prompt}
      </>
    ),
  };
}

type QuestionProps<Kept extends ShownRecord> = DecidingOptions<Kept> & {
  question: "one" | "all";
  onClose: () => void;
  onDone: (reply?: Pick<DecideResult, "leftOut">) => void;
};

function Question<Kept extends ShownRecord>({
  question,
  view,
  review,
  current,
  waiting,
  of,
  ...handlers
}: QuestionProps<Kept>) {
  // It does not change while it is open.
  const [targets] = useState(() => {
    const { agentId, importId } = of;
    if (question === "one") return { records: [current], ...(waiting.seen && { seen: waiting.seen }) };
    return { records: [], count: review.tally.remaining, agentId, ...(importId && { importId }) };
  });
  return (
    <ActionDialog action="accept" view={view} targets={targets} onClose={handlers.onClose} onDone={handlers.onDone} />
  );
}
