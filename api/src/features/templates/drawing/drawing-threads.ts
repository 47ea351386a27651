/** Composes and draws documents on separate threads, each within a time limit; requests wait in turn for a free thread. */
import { availableParallelism } from "node:os";
import type { RefusalCode } from "@ijaza/schema/errors/errors";
import { AppError } from "../../../platform/app-error.ts";
import { shareAmong } from "../../../platform/threads/least-busy.ts";
import { createThread, type Program } from "../../../platform/threads/thread.ts";
import { limitTime, TimeLimitPassed, type Timer } from "../../../platform/threads/time-limit.ts";
import { leaveOutSystemFonts } from "../../../platform/typst/system-fonts.ts";
import type { OutputFormat, TypstReply, TypstRequest } from "../../../platform/typst/typst-request.ts";
import type { PrintedContent } from "./content.ts";
import type { DrawingReply, DrawingRequest, DrawnDocument } from "./drawing-request.ts";

export type Drawing = {
  /** Throws `letter_not_printable` for a PDF, and the refusal of the time limit, which covers composing as well. */
  draw(content: PrintedContent, output: OutputFormat): Promise<DrawnDocument>;
  /** Runs another program than that of documents, within the same limit. */
  render(request: TypstRequest): Promise<TypstReply>;
  close(): Promise<void>;
};

/** The limit of a drawing on its thread: the largest accepted layout needs a few seconds on a slow core. */
const DOCUMENT_LIMIT_MS = 60_000;
const PREVIEW_LIMIT_MS = 20_000;

const PROGRAM: Program = {
  name: "drawing-thread",
  source: new URL("./drawing-thread.ts", import.meta.url),
  // Its new objects are collected after each document.
  youngHeapMb: 8,
};

/** By default the server's program and the system's timer. */
export type DrawingOptions = { threads?: number; program?: Program; timer?: Timer };

/** Of documents and their pictures. Throws `drawing_too_long`; the thread is then ended, and the next drawing has another. */
export const createDrawing = (options: DrawingOptions = {}): Drawing =>
  createThreads(options, { milliseconds: DOCUMENT_LIMIT_MS, refusal: "drawing_too_long" });

/** Of previews, so that who designs a template does not delay documents. Throws `preview_too_complex`. */
export const createPreviewDrawing = (options: DrawingOptions = {}): Drawing =>
  createThreads({ threads: 1, ...options }, { milliseconds: PREVIEW_LIMIT_MS, refusal: "preview_too_complex" });

type DrawingLimit = { milliseconds: number; refusal: RefusalCode };

function createThreads(options: DrawingOptions, { milliseconds, refusal }: DrawingLimit): Drawing {
  const { threads = Math.min(2, availableParallelism()), program = PROGRAM, timer } = options;
  leaveOutSystemFonts();
  const start = () => limitTime(createThread<DrawingRequest, DrawingReply>(program), { milliseconds, timer });
  const thread = shareAmong(Array.from({ length: threads }, start));
  const ask = (request: DrawingRequest): Promise<DrawingReply> =>
    thread.ask(request).catch((error: unknown) => {
      throw error instanceof TimeLimitPassed ? new AppError(refusal, { cause: error }) : error;
    });
  return {
    draw: async (content, output) => (await ask({ kind: "document", content, output })) as DrawnDocument,
    render: async (input) => (await ask({ kind: "program", input })) as TypstReply,
    close: thread.close,
  };
}
