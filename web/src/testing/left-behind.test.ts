/** What test files that share one window leave behind. */
import { expect, test } from "vitest";
import { endTimers } from "./left-behind.ts";

test("frames are drawn in a file although the one before ended while it waited for a frame", async () => {
  requestAnimationFrame(() => {});
  endTimers();
  const drawn = new Promise((resolve) => requestAnimationFrame(() => resolve("drawn")));
  const late = new Promise((resolve) => setTimeout(() => resolve("late"), 1000));
  expect(await Promise.race([drawn, late])).toBe("drawn");
});
