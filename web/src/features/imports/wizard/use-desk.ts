/** What the steps of an import share: its sheet, its file, its position, and the step that is shown. */
import { useCallback, useRef, useState } from "react";
import { FIRST_ROW } from "../parts.ts";
import { type ImportedFile, NOTHING_SENT, type SentRows } from "../sending/deliver.ts";
import type { OpenSheet, OpenSheetFactory } from "../sheet/open-sheet.ts";
import type { Overview } from "../sheet/sheet-values.ts";
import type { ImportState, Progress } from "./import-state.ts";

export const START: ImportState = { step: "file", busy: false, unfinished: null };

type LongStep = "checking" | "sending";

export function useDesk(open: OpenSheetFactory) {
  const [state, show] = useState<ImportState>(START);
  const opened = useRef<OpenSheet | null>(null);
  const held = useRef<ImportedFile | null>(null);
  const overview = useRef<Overview | null>(null);
  const stopper = useRef(new AbortController());
  /** How far the sending came, so that it can resume after a refusal. */
  const sent = useRef<SentRows>({ next: FIRST_ROW, ...NOTHING_SENT });

  /** Opened on first use. */
  const sheet = (): OpenSheet => {
    opened.current ??= open();
    return opened.current;
  };
  const file = (): ImportedFile => {
    if (!held.current) throw new Error("no file was chosen");
    return held.current;
  };
  /** Shows a step that takes time, and makes it stoppable. */
  const begin = (step: LongStep, done = 0) => {
    stopper.current = new AbortController();
    const total = overview.current?.rowCount ?? 0;
    show({ step, at: { done, total, waitMs: 0 } });
  };
  /** Updates the progress of the step; rows are counted by their number in the file. */
  const progress = (step: LongStep, change: Partial<Progress>) =>
    show((now) => (now.step === step ? { step, at: { ...now.at, ...change } } : now));
  const fail = (step: LongStep, failure: unknown) => show((now) => (now.step === step ? { ...now, failure } : now));
  const close = useCallback(() => {
    stopper.current.abort();
    opened.current?.close();
    opened.current = null;
  }, []);

  return { state, show, held, overview, stopper, sent, sheet, file, begin, progress, fail, close };
}

export type Desk = ReturnType<typeof useDesk>;
