/**
 * A share as its recipient sees it: covered until it is opened by a press, or by a reload of the tab that opened it.
 */
import { useEffect, useState } from "react";
import { failureOf } from "../../../platform/api/problem.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { type OpenedShare, useLookAtShareQuery, useOpenShareMutation } from "../sharing.api.ts";
import { type Subject, subjectOf } from "./subject.ts";
import { keepViewing, readViewing } from "./viewing.ts";

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
  const { data, error, refetch, isFetching } = useLookAtShareQuery({ secret }, { skip: isReturning });
  const [ask, { data: opened, error: refusal, isLoading }] = useOpenShareMutation();

  useEffect(() => {
    const reopen = async (): Promise<void> => {
      const answer = await ask({ secret, viewing });
      if (answer.error) setReturning(false);
    };
    if (viewing !== undefined) void reopen();
  }, [ask, secret, viewing]);
  useEffect(() => {
    if (opened) keepViewing({ secret, viewing: opened.viewing });
  }, [opened, secret]);

  const open = async (pin?: string) => {
    const answer = await ask({ secret, pin });
    // A PIN may have been set since, and the share may have ended.
    if (answer.error && failureOf(answer.error).error !== "share_pin_wrong") refetch();
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

/** When a reload does not open it, the cover is shown without an error. */
const isReload = (refusal: unknown, viewing: string | undefined): boolean =>
  viewing !== undefined && failureOf(refusal).error === "share_pin_required";
