/** The program of a thread: answers each request with the result of `answer`, or with its error. */
import { parentPort } from "node:worker_threads";

/** Reports first that it has started, because a thread needs time to start. */
export function answerRequests<Request, Reply>(answer: (request: Request) => Reply | Promise<Reply>): void {
  parentPort?.on("message", async ({ id, request }: { id: number; request: Request }) => {
    try {
      parentPort?.postMessage({ id, begun: true });
      parentPort?.postMessage({ id, reply: await answer(request) });
    } catch (error) {
      parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
    }
  });
}
