/** What a thread's program does: it answers each request with what `answer` makes of it, or with the error. */
import { parentPort } from "node:worker_threads";

/** Says first that it has begun, since a thread takes its time to start. */
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
