/** A timer of time limits that never passes by itself: the test ends what it wants to end. */
import type { Timer } from "../src/platform/threads/time-limit.ts";

export function createHeldTimer() {
  /** The limits that run, each by what ends it. */
  const running: (() => void)[] = [];
  let onBegun = () => {};

  const timer: Timer = (_, passed) => {
    running.push(passed);
    onBegun();
    return () => running.splice(running.indexOf(passed), 1);
  };

  /** Resolves when the next limit begins to run. */
  const nextBegun = () =>
    new Promise<void>((resolve) => {
      onBegun = resolve;
    });

  return { timer, running, nextBegun };
}
