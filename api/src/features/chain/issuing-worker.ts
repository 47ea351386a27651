/** One thread that makes credentials, started with its first request; after an unforeseen end the next starts another. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { IssuingPool, IssuingReply } from "./issuing-request.ts";

type Answer = { id: number; reply: IssuingReply; error?: undefined } | { id: number; error: string };

export function createIssuingWorker(): IssuingPool {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, { resolve(reply: IssuingReply): void; reject(error: Error): void }>();

  const fail = (ended: Worker, error: Error) => {
    // A thread tells its end twice, by error and by exit; by then another may be at work.
    if (worker !== ended) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = () => {
    const fresh = startThread();
    fresh.unref();
    fresh.on("message", (answer: Answer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (answer.error === undefined) asked?.resolve(answer.reply);
      else asked?.reject(new Error(answer.error));
    });
    fresh.on("error", (error) => fail(fresh, error));
    fresh.on("exit", (code) => fail(fresh, new Error(`the issuing thread ended with ${code}`)));
    return fresh;
  };

  return {
    make(request) {
      worker ??= start();
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker?.postMessage({ id, request });
      });
    },
    async close() {
      await worker?.terminate();
    },
  };
}

/** The built thread beside the built server, or the source through tsx in a checkout. */
function startThread(): Worker {
  const built = new URL("./issuing-thread.js", import.meta.url);
  if (existsSync(fileURLToPath(built))) return new Worker(built);
  const source = new URL("./issuing-thread.ts", import.meta.url);
  const run = `import("tsx/esm/api").then(({ register }) => { register(); return import(${JSON.stringify(source.href)}); })`;
  return new Worker(run, { eval: true });
}
