/** A clock that tests can advance. In between it runs like the real one. */
import type { Clock } from "../src/platform/clock.ts";

export type FalseClock = Clock & {
  advance(by: { seconds?: number; minutes?: number; hours?: number }): void;
  /** Advances it to a moment that it has not reached yet, such as a block's: the kept chain may be ahead. */
  reach(moment: Date): void;
};

export function falseClock(): FalseClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance({ seconds = 0, minutes = 0, hours = 0 }) {
      ahead += 1000 * (seconds + 60 * (minutes + 60 * hours));
    },
    reach(moment) {
      ahead = Math.max(ahead, moment.getTime() - Date.now());
    },
  };
}
