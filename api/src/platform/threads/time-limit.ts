/** A thread that takes one request at a time, and is ended when one exceeds the time limit. */
import type { Thread } from "./thread.ts";

/** Calls `passed` after this many milliseconds, unless the returned function is called before. */
export type Timer = (milliseconds: number, passed: () => void) => () => void;

const systemTimer: Timer = (milliseconds, passed) => {
  const timer = setTimeout(passed, milliseconds);
  return () => clearTimeout(timer);
};

/** The request exceeded the time limit. */
export class TimeLimitPassed extends Error {
  override name = "TimeLimitPassed";
}

/** `timer` is the system's by default. */
export type Limit = { milliseconds: number; timer?: Timer };

/** Time counts from when the thread starts on the request: neither waiting nor the thread's start counts. */
export function limitTime<Request, Reply>(
  thread: Thread<Request, Reply>,
  { milliseconds, timer = systemTimer }: Limit,
): Thread<Request, Reply> {
  let last: Promise<unknown> = Promise.resolve();

  const askNow = async (request: Request, onBegun?: () => void): Promise<Reply> => {
    let hasPassed = false;
    let stop = () => {};
    const begin = () => {
      onBegun?.();
      stop = timer(milliseconds, () => {
        hasPassed = true;
        void thread.close();
      });
    };
    try {
      return await thread.ask(request, begin);
    } catch (error) {
      throw hasPassed ? new TimeLimitPassed(`more than ${milliseconds} ms`) : error;
    } finally {
      stop();
    }
  };

  return {
    ask(request, onBegun) {
      const mine = last.then(() => askNow(request, onBegun));
      last = mine.catch(() => undefined);
      return mine;
    },
    close: () => thread.close(),
  };
}
