/** A timer for time limits that never expire by themselves; the test ends them. */
import type { Timer } from "../src/platform/threads/time-limit.ts";

export function createHeldTimer() {
  /** The running limits, each as the function that ends it. */
  const running: (() => void)[] = [];
  let onBegun = () => {};

  const timer: Timer = (_, passed) => {
    running.push(passed);
    onBegun();
    return () => running.splice(running.indexOf(passed), 1);
  };

  /** Resolves when the next limit starts. */
  const nextBegun = () =>
    new Promise<void>((resolve) => {
      onBegun = resolve;
    });

  return { timer, running, nextBegun };
}
