/** A thread that answers requests. It starts with the first one; after a crash the next request starts another. */
import { Worker } from "node:worker_threads";
import type { ErrorData, RefusalCode } from "@ijaza/schema/errors/errors";
import { AppError } from "../app-error.ts";
import { builtProgram, sourceFile } from "../source-file.ts";

export type Thread<Request, Reply> = {
  /** `onBegun` is called when the thread starts on the request. Throws the refusal that the program throws. */
  ask(request: Request, onBegun?: () => void): Promise<Reply>;
  /** Fails its open requests at once and ends the thread as soon as possible; a later request starts another. */
  close(): Promise<void>;
};

/**
 * `name` is that of the built program; `source` is its path in a checkout. `youngHeapMb` bounds the part of
 * its heap where new objects are, which else grows to 48 MB. A thread that nobody has asked for `idleMs` ends, and its memory
 * is free; without it the thread stays.
 */
export type Program = { name: string; source: URL; youngHeapMb?: number; idleMs?: number };

type Refusal = { code: RefusalCode; data: ErrorData };
type Answer<Reply> = { id: number } & ({ begun: true } | { refusal: Refusal } | { error: string } | { reply: Reply });
type Waiting<Reply> = { resolve(reply: Reply): void; reject(error: Error): void; onBegun?: (() => void) | undefined };

export function createThread<Request, Reply>(program: Program): Thread<Request, Reply> {
  let worker: Worker | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;
  const waiting = new Map<number, Waiting<Reply>>();

  const fail = (ended: Worker, error: Error) => {
    // A thread reports its end twice, by error and by exit; by then another may run.
    if (worker !== ended) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const take = (answer: Answer<Reply>) => {
    const request = waiting.get(answer.id);
    if ("begun" in answer) return request?.onBegun?.();
    waiting.delete(answer.id);
    if ("refusal" in answer) request?.reject(new AppError(answer.refusal.code, { data: answer.refusal.data }));
    else if ("error" in answer) request?.reject(new Error(answer.error));
    else request?.resolve(answer.reply);
    if (program.idleMs !== undefined && waiting.size === 0) idle = setTimeout(endIdle, program.idleMs).unref();
  };
  const endIdle = () => {
    const ended = worker;
    worker = undefined;
    void ended?.terminate();
  };
  const start = () => {
    const fresh = startWorker(program);
    fresh.unref();
    fresh.on("message", take);
    fresh.on("error", (error) => fail(fresh, error));
    fresh.on("exit", (code) => fail(fresh, new Error(`the thread ${program.name} ended with ${code}`)));
    return fresh;
  };

  return {
    ask(request, onBegun) {
      clearTimeout(idle);
      worker ??= start();
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject, onBegun });
        worker?.postMessage({ id, request });
      });
    },
    async close() {
      const closed = worker;
      clearTimeout(idle);
      if (!closed) return;
      // Native code cannot be interrupted, so nobody waits until the thread has ended.
      fail(closed, new Error(`the thread ${program.name} was closed`));
      await closed.terminate();
    },
  };
}

/** The thread that was built with the server, or in a checkout its source. */
function startWorker({ name, source, youngHeapMb }: Program): Worker {
  const resourceLimits = youngHeapMb ? { maxYoungGenerationSizeMb: youngHeapMb } : {};
  const built = builtProgram(name);
  if (built) return new Worker(built, { resourceLimits });
  return new Worker(sourceFile("platform/threads/source-thread.mjs"), {
    workerData: { source: source.href },
    resourceLimits,
  });
}
