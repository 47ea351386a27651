/**
 * A share as its recipient sees it: covered until it is opened by a press, or by a reload of the tab that opened it.
 */
import type { Reply } from "@ijaza/schema/calls/endpoint";
import { lookAtShare, openShare } from "@ijaza/schema/sharing/shares";
import { useCallback, useEffect, useState } from "react";
import { failureOf } from "../../../platform/api/problem.ts";
import { useAnswer, useCalls } from "../../../platform/api/use-calls.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { type Subject, subjectOf } from "./subject.ts";
import { keepViewing, readViewing } from "./viewing.ts";

export type OpenedShare = Reply<typeof openShare>;

/** Why a share cannot be opened. */
export type Ending = "taken_back" | "expired" | "used_up" | "locked" | "unknown";

export type Shared =
  | { state: "asking" }
  | { state: "unreachable"; text: string; retry: () => void }
  | { state: "ended"; ending: Ending; subject: Subject; documentsAreValid: boolean | null }
  | {
      state: "covered";
      subject: Subject;
      needsPin: boolean;
      isOpening: boolean;
      refusal?: string;
      open: (pin?: string) => void;
    }
  | { state: "open"; opened: OpenedShare };

/** Refusals that the state of the share, fetched again, explains better. */
const ENDED = ["share_taken_back", "share_expired", "share_used_up", "share_locked", "share_not_found"];
const NO_SUCH_LINK = ["share_not_found", "invalid_input"];

export const useShared = (secret: string): Shared => {
  const messageOf = useFailureText();
  const [viewing] = useState(() => readViewing(secret));
  const [isReturning, setReturning] = useState(viewing !== undefined);
  const { data, error, refetch, isFetching } = useAnswer(lookAtShare, { secret }, { skip: isReturning });
  const { ask, opened, refusal, isLoading } = useOpening(secret);

  useEffect(() => {
    const reopen = async (): Promise<void> => {
      if (await ask({ viewing })) setReturning(false);
    };
    if (viewing !== undefined) void reopen();
  }, [ask, viewing]);
  useEffect(() => {
    if (opened) keepViewing({ secret, viewing: opened.viewing });
  }, [opened, secret]);

  const open = async (pin?: string) => {
    const refused = await ask({ pin });
    // A PIN may have been set since, and the share may have ended.
    if (refused && failureOf(refused).error !== "share_pin_wrong") refetch();
  };
  if (opened) return { state: "open", opened };
  if (error && NO_SUCH_LINK.includes(failureOf(error).error))
    return { state: "ended", ending: "unknown", subject: "any", documentsAreValid: null };
  if (error && !isFetching) return { state: "unreachable", text: messageOf(error), retry: refetch };
  if (!data) return { state: "asking" };
  const subject = subjectOf(data.kinds);
  if (data.state !== "live")
    return { state: "ended", ending: data.state, subject, documentsAreValid: data.documentsAreValid };
  const showsRefusal =
    refusal !== undefined && !isReload(refusal, viewing) && !ENDED.includes(failureOf(refusal).error);
  return {
    state: "covered",
    subject,
    needsPin: data.needsPin,
    isOpening: isLoading,
    refusal: showsRefusal ? messageOf(refusal) : undefined,
    open: (pin) => void open(pin),
  };
};

type Opening = { opened?: OpenedShare; refusal?: unknown; isLoading: boolean };

/** `ask` resolves with the error, if there was one. */
function useOpening(secret: string) {
  const calls = useCalls();
  const [opening, setOpening] = useState<Opening>({ isLoading: false });
  const ask = useCallback(
    async (by: { pin?: string; viewing?: string }): Promise<unknown> => {
      setOpening({ isLoading: true });
      try {
        setOpening({ opened: await calls.call(openShare, { secret, ...by }), isLoading: false });
      } catch (refusal) {
        setOpening({ refusal, isLoading: false });
        return refusal;
      }
    },
    [calls, secret],
  );
  return { ...opening, ask };
}

/** When a reload does not open it, the cover is shown without an error. */
const isReload = (refusal: unknown, viewing: string | undefined): boolean =>
  viewing !== undefined && failureOf(refusal).error === "share_pin_required";
