/** An import from the chosen file to its summary: the steps, and what leads from one to the next. */
import { useCallback, useEffect } from "react";
import { useUser } from "../../platform/actor.ts";
import { createChecking } from "./import-checking.ts";
import { createReading } from "./import-reading.ts";
import { createSending } from "./import-sending.ts";
import type { ImportCalls } from "./import-state.ts";
import { type OpenSheetFactory, openSheet } from "./open-sheet.ts";
import type { Subject } from "./parsing/subject.ts";
import { findUnfinished, forgetUnfinished } from "./unfinished.ts";
import { START, useDesk } from "./use-desk.ts";

export function useImport(given: ImportCalls & { subject: Subject; open?: OpenSheetFactory }) {
  const { subject, check, send, onEnd, open = openSheet } = given;
  const { _id: userId } = useUser();
  const { of } = subject;
  const mode = subject.of === "diplomas" ? subject.mode : undefined;
  const desk = useDesk(open);
  const { show, close } = desk;

  const findOwn = useCallback(() => findUnfinished(userId, { of, mode }), [userId, of, mode]);
  /** Shows an interrupted import beside the drop. */
  const look = useCallback(async () => {
    const unfinished = await findOwn();
    if (unfinished) show((now) => (now.step === "file" ? { ...now, unfinished } : now));
  }, [findOwn, show]);

  useEffect(() => {
    void look();
    return close;
  }, [look, close]);

  const discard = async () => {
    await forgetUnfinished();
    show(START);
  };
  /** Back to the drop; what was imported stays. */
  const restart = () => {
    desk.stopper.current.abort();
    desk.held.current = null;
    show(START);
    void look();
  };

  return {
    state: desk.state,
    sheet: desk.sheet,
    fileName: desk.held.current?.fileName ?? "",
    ...createReading(desk, subject),
    ...createChecking(desk, check),
    ...createSending(desk, { send, onEnd, userId, subject, findOwn }),
    discard,
    restart,
  };
}

export type Import = ReturnType<typeof useImport>;
