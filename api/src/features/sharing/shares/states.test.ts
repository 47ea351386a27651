import { SHARE_STATES } from "@ijaza/schema/sharing/shares";
import { expect, test } from "vitest";
import { stateOf, stateOnReload } from "./states.ts";

const now = new Date("2026-05-01T12:00:00Z");
const live = {
  taken_back_at: null,
  expires_at: new Date("2026-05-01T12:00:01Z"),
  views: 2,
  views_allowed: 3,
  wrong_pins: 4,
};
const ENDS = {
  locked: { wrong_pins: 5 },
  used_up: { views: 3 },
  expired: { expires_at: now },
  taken_back: { taken_back_at: now },
};

test("a share is live until its last moment, its last view and its fifth wrong PIN", () => {
  expect(stateOf(live, now)).toBe("live");
  for (const [state, end] of Object.entries(ENDS)) expect(stateOf({ ...live, ...end }, now)).toBe(state);
});

test("of several ends the first in the list is reported", () => {
  let share: Parameters<typeof stateOf>[0] = live;
  for (const [state, end] of Object.entries(ENDS)) {
    share = { ...share, ...end };
    expect(stateOf(share, now)).toBe(state);
  }
  expect(SHARE_STATES).toEqual([...Object.keys(ENDS).reverse(), "live"]);
});

test("loading it again is possible after the last view, but not after any other end", () => {
  expect(stateOnReload({ ...live, ...ENDS.used_up }, now)).toBe("live");
  expect(stateOnReload({ ...live, ...ENDS.expired }, now)).toBe("expired");
  expect(stateOnReload({ ...live, ...ENDS.taken_back }, now)).toBe("taken_back");
  expect(stateOnReload({ ...live, ...ENDS.locked }, now)).toBe("locked");
});
