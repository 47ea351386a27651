/** Asks a worker of its own, which is ended when it takes too long. */

/** Enough for the largest file on a slow phone. */
export const OPENING_LIMIT_MS = 60_000;

/** The part of a worker that is used here. */
export type Apart = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

/** Resolves with `late` when there is no answer in time. Rejects when the worker cannot start. */
export function askApart<Answer>(
  message: unknown,
  { start, late }: { start: () => Apart; late: Answer },
): Promise<Answer> {
  const worker = start();
  let limit: ReturnType<typeof setTimeout>;
  const answer = new Promise<Answer>((resolve, reject) => {
    limit = setTimeout(() => resolve(late), OPENING_LIMIT_MS);
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => resolve(data));
    worker.addEventListener("error", ({ message: why }) => reject(new Error(`the file could not be opened: ${why}`)));
    worker.postMessage(message);
  });
  return answer.finally(() => {
    clearTimeout(limit);
    worker.terminate();
  });
}
