/** An import from the chosen file to its summary: the steps, and what leads from one to the next. */
import type { BulkReply, RowErrors } from "@ijaza/schema/wire";
import { useEffect, useRef, useState } from "react";
import { useUser } from "../../platform/actor.ts";
import { type OpenSheet, type OpenSheetFactory, openSheet } from "./open-sheet.ts";
import { type Mapping, remap } from "./parsing/columns.ts";
import { FileFault, type FileFaultCode } from "./parsing/limits.ts";
import type { ReadingWish } from "./parsing/read-file.ts";
import type { Subject } from "./parsing/subject.ts";
import { FIRST_ROW, type Part } from "./parts.ts";
import { sendParts } from "./send-parts.ts";
import type { Edit, Overview, Tally } from "./sheet-values.ts";
import {
  findUnfinished,
  forgetUnfinished,
  keepFile,
  keepUnfinished,
  readKeptFile,
  type Unfinished,
} from "./unfinished.ts";

/** What the server says of rows that were only shown to it; `existing` when it counts those it has already. */
export type Checked = { errors: readonly RowErrors[]; existing?: number };

export type ImportCalls = {
  /** The dry run, where the server has one. */
  check?: (part: Part, importId: string) => Promise<Checked>;
  send: (part: Part, importId: string) => Promise<BulkReply>;
  /** Once, after the last part. */
  onEnd: () => void;
};

export type Progressing = { done: number; total: number; waitMs: number };
export type Summary = { created: number; existing: number; refused: number };

export type ImportState =
  | { step: "file"; fault?: FileFaultCode; busy: boolean; unfinished: Unfinished | null }
  | { step: "columns"; overview: Overview }
  | { step: "checking"; at: Progressing; failure?: unknown }
  | { step: "errors"; tally: Tally; existing: number | null; overview: Overview; edited: boolean }
  | { step: "sending"; at: Progressing; failure?: unknown }
  | { step: "done"; summary: Summary };

const today = () => new Date().toISOString().slice(0, 10);
const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

type Sent = Pick<Unfinished, "next" | "created" | "existing" | "refused">;
type Held = { file: Blob; fileName: string; wish: ReadingWish; mapping: Mapping; edits: Edit[]; importId: string };

const START: ImportState = { step: "file", busy: false, unfinished: null };

export function useImport(given: ImportCalls & { subject: Subject; open?: OpenSheetFactory }) {
  const { subject, check, send, onEnd, open = openSheet } = given;
  const { _id: userId } = useUser();
  const [state, setState] = useState<ImportState>(START);
  const sheet = useRef<OpenSheet | null>(null);
  const held = useRef<Held | null>(null);
  const overview = useRef<Overview | null>(null);
  const stopper = useRef(new AbortController());

  useEffect(() => {
    let here = true;
    findUnfinished(userId, subject.of).then((unfinished) => {
      if (here && unfinished) setState((now) => (now.step === "file" ? { ...now, unfinished } : now));
    });
    return () => {
      here = false;
      stopper.current.abort();
      sheet.current?.close();
      sheet.current = null;
    };
  }, [userId, subject.of]);

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
  const sent = useRef<Sent>({ next: FIRST_ROW, created: 0, existing: 0, refused: [] });
  const deliver = async (from: number, before: Omit<Sent, "next">) => {
    const { importId, fileName, wish, mapping, edits } = theFile();
    const counts = { created: before.created, existing: before.existing, refused: [...before.refused] };
    const keep = (next: number) =>
      keepUnfinished({
        importId,
        userId,
        subject,
        fileName,
        wish,
        mapping,
        edits,
        next,
        rowCount: overview.current?.rowCount ?? 0,
        ...counts,
      });
    begin("sending", from - FIRST_ROW);
    try {
      const end = await sendParts({
        sheet: theSheet(),
        from,
        signal: stopper.current.signal,
        onWait: (waitMs) => progress("sending", { waitMs }),
        send: (part) => send(part, importId),
        onSent: async (part, reply) => {
          counts.created += reply.created;
          counts.existing += reply.existing;
          counts.refused.push(...reply.errors.map(({ row }) => row));
          await theSheet().refuse({ from: part.firstRow, to: part.next, errors: reply.errors, final: true });
          sent.current = { next: part.next, ...counts };
          await keep(part.next);
          progress("sending", { done: part.next - FIRST_ROW });
        },
      });
      if (end === "stopped") return;
      await forgetUnfinished();
      onEnd();
      setState({ step: "done", summary: { ...counts, refused: counts.refused.length } });
    } catch (failure) {
      setState((now) => (now.step === "sending" ? { ...now, failure } : now));
    }
  };
  const importAll = async () => {
    sent.current = { next: FIRST_ROW, created: 0, existing: 0, refused: [] };
    await keepFile(theFile().file);
    await deliver(FIRST_ROW, sent.current);
  };
  const goOn = () => deliver(sent.current.next, sent.current);

  const resume = async () => {
    const found = await findUnfinished(userId, subject.of);
    const file = await readKeptFile();
    if (!found || !file) return setState(START);
    held.current = { ...found, file };
    try {
      await theSheet().read({ file, subject: found.subject, today: today(), wish: found.wish });
      overview.current = await theSheet().map(found.mapping);
      await theSheet().edit(found.edits);
      await deliver(found.next, found);
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
