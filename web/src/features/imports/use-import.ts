/** An import from the chosen file to its summary: the steps, and what leads from one to the next. */
import { useCallback, useEffect, useRef, useState } from "react";
import { useUser } from "../../platform/actor.ts";
import { deliver, type Held, NOTHING_SENT, type Sent } from "./deliver.ts";
import type { ImportCalls, ImportState, Progressing } from "./import-state.ts";
import { type OpenSheet, type OpenSheetFactory, openSheet } from "./open-sheet.ts";
import { remap } from "./parsing/columns.ts";
import { FileFault } from "./parsing/limits.ts";
import type { ReadingWish } from "./parsing/read-file.ts";
import type { Subject } from "./parsing/subject.ts";
import { FIRST_ROW } from "./parts.ts";
import { sendParts } from "./send-parts.ts";
import type { Edit, Overview } from "./sheet-values.ts";
import { findUnfinished, forgetUnfinished, keepFile, readKeptFile } from "./unfinished.ts";

const today = () => new Date().toISOString().slice(0, 10);
const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const START: ImportState = { step: "file", busy: false, unfinished: null };

export function useImport(given: ImportCalls & { subject: Subject; open?: OpenSheetFactory }) {
  const { subject, check, send, onEnd, open = openSheet } = given;
  const { _id: userId } = useUser();
  const { of } = subject;
  const mode = subject.of === "diplomas" ? subject.mode : undefined;
  const [state, setState] = useState<ImportState>(START);
  const sheet = useRef<OpenSheet | null>(null);
  const held = useRef<Held | null>(null);
  const overview = useRef<Overview | null>(null);
  const stopper = useRef(new AbortController());

  /** Shows an interrupted import beside the drop. */
  const look = useCallback(async () => {
    const unfinished = await findUnfinished(userId, { of, mode });
    if (unfinished) setState((now) => (now.step === "file" ? { ...now, unfinished } : now));
  }, [userId, of, mode]);

  useEffect(() => {
    void look();
    return () => {
      stopper.current.abort();
      sheet.current?.close();
      sheet.current = null;
    };
  }, [look]);

  const theSheet = (): OpenSheet => {
    sheet.current ??= open();
    return sheet.current;
  };
  const theFile = (): Held => {
    if (!held.current) throw new Error("no file was chosen");
    return held.current;
  };
  const showColumns = (read: Overview) => {
    overview.current = read;
    theFile().mapping = read.mapping;
    setState({ step: "columns", overview: read });
  };
  const failToRead = (error: unknown) => {
    const fault = error instanceof FileFault ? error.code : "unreadable_file";
    setState({ step: "file", fault, busy: false, unfinished: null });
  };
  const read = (wish: ReadingWish) => {
    theFile().wish = wish;
    return theSheet().read({ file: theFile().file, subject, today: today(), wish });
  };

  const choose = async (file: File) => {
    setState({ step: "file", busy: true, unfinished: null });
    held.current = { file, fileName: file.name, wish: {}, mapping: [], edits: [], importId: newId() };
    await read({}).then(showColumns, failToRead);
  };
  const reread = (wish: ReadingWish) => read({ ...theFile().wish, ...wish }).then(showColumns, failToRead);
  const mapColumn = async (column: number, name: string | null) =>
    showColumns(await theSheet().map(remap(theFile().mapping, column, name)));

  /** Progress of the step that is shown; rows are counted by their number in the file. */
  const progress = (step: "checking" | "sending", change: Partial<Progressing>) =>
    setState((now) => (now.step === step ? { step, at: { ...now.at, ...change } } : now));
  const begin = (step: "checking" | "sending", done = 0) => {
    stopper.current = new AbortController();
    const total = overview.current?.rowCount ?? 0;
    setState({ step, at: { done, total, waitMs: 0 } });
  };

  const askServer = async (): Promise<number | null> => {
    if (!check) return null;
    let existing: number | null = null;
    await sendParts({
      sheet: theSheet(),
      from: FIRST_ROW,
      signal: stopper.current.signal,
      onWait: (waitMs) => progress("checking", { waitMs }),
      send: (part) => check(part, theFile().importId),
      onSent: async (part, reply) => {
        if (reply.existing !== undefined) existing = (existing ?? 0) + reply.existing;
        await theSheet().refuse({ from: part.firstRow, to: part.next, errors: reply.errors });
        progress("checking", { done: part.next - FIRST_ROW });
      },
    });
    return existing;
  };
  const examine = async () => {
    begin("checking");
    try {
      await theSheet().judge({}, check ? undefined : (done) => progress("checking", { done }));
      const existing = await askServer();
      if (stopper.current.signal.aborted || !overview.current) return;
      const tally = await theSheet().edit([]);
      setState({ step: "errors", tally, existing, overview: overview.current, edited: false });
    } catch (failure) {
      setState((now) => (now.step === "checking" ? { ...now, failure } : now));
    }
  };
  const edit = async (change: Edit) => {
    theFile().edits.push(change);
    const tally = await theSheet().edit([change]);
    setState((now) => (now.step === "errors" ? { ...now, tally, edited: true } : now));
  };

  /** How far the sending came, so that it can go on after a refusal. */
  const sent = useRef<Sent>({ next: FIRST_ROW, ...NOTHING_SENT });
  const deliverFrom = async (from: Sent) => {
    begin("sending", from.next - FIRST_ROW);
    try {
      const all = await deliver({
        sheet: theSheet(),
        held: theFile(),
        send,
        userId,
        subject,
        rowCount: overview.current?.rowCount ?? 0,
        from,
        signal: stopper.current.signal,
        onWait: (waitMs) => progress("sending", { waitMs }),
        onSent: (now) => {
          sent.current = now;
          progress("sending", { done: now.next - FIRST_ROW });
        },
      });
      if (!all) return;
      onEnd();
      setState({ step: "done", summary: { ...all, refused: all.refused.length } });
    } catch (failure) {
      setState((now) => (now.step === "sending" ? { ...now, failure } : now));
    }
  };
  const importAll = async () => {
    sent.current = { next: FIRST_ROW, ...NOTHING_SENT };
    await keepFile(theFile().file);
    await deliverFrom(sent.current);
  };
  const goOn = () => deliverFrom(sent.current);

  const resume = async () => {
    const found = await findUnfinished(userId, { of, mode });
    const file = await readKeptFile();
    if (!found || !file) return setState(START);
    held.current = { ...found, file };
    try {
      await theSheet().read({ file, subject: found.subject, today: today(), wish: found.wish });
      overview.current = await theSheet().map(found.mapping);
      await theSheet().edit(found.edits);
      await deliverFrom(found);
    } catch (error) {
      failToRead(error);
    }
  };
  const discard = async () => {
    await forgetUnfinished();
    setState(START);
  };
  /** Back to the drop; what was imported stays. */
  const restart = () => {
    stopper.current.abort();
    held.current = null;
    setState(START);
    void look();
  };
  const correctRest = async () => {
    if (!overview.current) return;
    setState({
      step: "errors",
      tally: await theSheet().edit([]),
      existing: null,
      overview: overview.current,
      edited: false,
    });
  };

  return {
    state,
    sheet: theSheet,
    fileName: held.current?.fileName ?? "",
    choose,
    reread,
    mapColumn,
    examine,
    edit,
    importAll,
    goOn,
    resume,
    discard,
    restart,
    correctRest,
  };
}

export type Import = ReturnType<typeof useImport>;
