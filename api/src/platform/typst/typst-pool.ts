/** Runs Typst on threads of their own, which start with the first request; requests wait for a free one in turn. */
import { availableParallelism } from "node:os";
import { shareAmong } from "../threads/least-busy.ts";
import { createThread } from "../threads/thread.ts";
import type { TypstReply, TypstRequest } from "./typst-request.ts";

export type Typst = {
  /** Throws what the compiler says of a program or of data that it refuses: a fault of ours. */
  render(request: TypstRequest): Promise<TypstReply>;
  close(): Promise<void>;
};

const PROGRAM = { name: "typst-thread", source: new URL("./typst-thread.ts", import.meta.url) };

export function createTypst({ threads = Math.min(2, availableParallelism()) } = {}): Typst {
  const { ask, close } = shareAmong(
    Array.from({ length: threads }, () => createThread<TypstRequest, TypstReply>(PROGRAM)),
  );
  return { render: (request) => ask(request), close };
}
