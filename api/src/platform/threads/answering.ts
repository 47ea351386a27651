/** What a thread's program does: it answers each request with what `answer` makes of it, or with the error. */
import { parentPort } from "node:worker_threads";

export function answerRequests<Request, Reply>(answer: (request: Request) => Reply): void {
  parentPort?.on("message", ({ id, request }: { id: number; request: Request }) => {
    try {
      parentPort?.postMessage({ id, reply: answer(request) });
    } catch (error) {
      parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
    }
  });
}
