/** What test files that share one window leave behind. */
import { test } from "vitest";
import { endTimers } from "./left-behind.ts";

test("frames are drawn in a file although the one before ended while it waited for a frame", async () => {
  requestAnimationFrame(() => {});
  endTimers();
  // A frame that never comes ends the test by its time limit.
  await new Promise(requestAnimationFrame);
});
