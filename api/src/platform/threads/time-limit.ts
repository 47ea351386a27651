/** A thread that takes one request at a time, and is ended when one takes longer than it may. */
import type { Thread } from "./thread.ts";

/** Calls `passed` after so many milliseconds, unless what it gives back is called before. */
export type Timer = (milliseconds: number, passed: () => void) => () => void;

const systemTimer: Timer = (milliseconds, passed) => {
  const timer = setTimeout(passed, milliseconds);
  return () => clearTimeout(timer);
};

/** The request took longer than it may. */
export class TimeLimitPassed extends Error {
  override name = "TimeLimitPassed";
}

/** `timer` is the system's when absent. */
export type Limit = { milliseconds: number; timer?: Timer };

/** Time is counted from when the thread takes the request up: neither waiting nor the thread's start counts. */
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
