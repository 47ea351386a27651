/** Sends a file part by part: paces itself, waits while the connection is lost, and can be stopped and resumed. */
import { failureOf } from "../../../platform/api/problem.ts";
import type { Part } from "../parts.ts";
import type { Sheet } from "../sheet/sheet.ts";

const PART_SIZE = 1000;
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 30_000;
const LONGEST_PACE_MS = 1000;
/** Statuses worth another attempt: no answer, too many requests, a dependency that is down. */
const PASSING = [0, 429, 502, 503, 504];

export type Clock = { now: () => number; wait: (ms: number, signal: AbortSignal) => Promise<void> };

/** Waiting ends at once when the sending is stopped. */
const clock: Clock = {
  now: () => performance.now(),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    }),
};

type SendRowsOptions<Reply> = {
  sheet: Pick<Sheet, "part">;
  /** The row number to begin with. */
  from: number;
  send: (part: Part) => Promise<Reply>;
  /** Called after each part that was answered. */
  onSent: (part: Part, reply: Reply) => Promise<void> | void;
  /** The connection is lost, or the server asks to wait: the next attempt is in `ms`. Zero when it works again. */
  onWait: (ms: number) => void;
  signal: AbortSignal;
  time?: Clock;
};

/** Resolves when every part was sent, or when it was stopped; rejects with an error that retrying cannot solve. */
export async function sendRows<Reply>(options: SendRowsOptions<Reply>): Promise<"done" | "stopped"> {
  const { sheet, send, onSent, onWait, signal, time = clock } = options;
  let { from } = options;
  let wait = FIRST_WAIT_MS;
  while (!signal.aborted) {
    const part = await sheet.part({ from, size: PART_SIZE });
    if (!part) return "done";
    const began = time.now();
    try {
      const reply = await send(part);
      await onSent(part, reply);
      onWait(0);
      wait = FIRST_WAIT_MS;
      from = part.next;
      await time.wait(Math.min(LONGEST_PACE_MS, (time.now() - began) / 5), signal);
    } catch (error) {
      if (!PASSING.includes(failureOf(error).status)) throw error;
      onWait(wait);
      await time.wait(wait, signal);
      wait = Math.min(LONGEST_WAIT_MS, wait * 2);
    }
  }
  return "stopped";
}
