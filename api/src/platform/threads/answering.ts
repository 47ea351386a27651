/** The program of a thread: answers each request with the result of `answer`, with its refusal, or with its error. */
import { parentPort } from "node:worker_threads";
import { AppError } from "../app-error.ts";

/** Reports first that it has started, because a thread needs time to start. */
export function answerRequests<Request, Reply>(answer: (request: Request) => Reply | Promise<Reply>): void {
  parentPort?.on("message", async ({ id, request }: { id: number; request: Request }) => {
    try {
      parentPort?.postMessage({ id, begun: true });
      parentPort?.postMessage({ id, reply: await answer(request) });
    } catch (error) {
      parentPort?.postMessage({ id, ...asMessage(error) });
    }
  });
}

/** Errors lose their class on the way between threads. */
const asMessage = (error: unknown) =>
  error instanceof AppError
    ? { refusal: { code: error.code, data: error.data } }
    : { error: error instanceof Error ? error.message : String(error) };
