/** Which action on a key is possible in which state, and how it is refused else. */
import { describe, expect, test } from "vitest";
import {
  KEY_ACTIONS,
  type KeyAction,
  UNIVERSITY_KEY_STATES,
  type UniversityKey,
  type UniversityKeyState,
} from "./calls.ts";
import { keyActionsFor, keyStateAt, refusalOfKeyAction } from "./rules.ts";

const NOW = new Date("2026-11-27T12:00:00Z");
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

const keyOf = (state: UniversityKeyState, rest: Partial<UniversityKey> = {}): UniversityKey => {
  const isMarked = state === "marked" || state === "compromised";
  return {
    _id: "a".repeat(24),
    purpose: "credential",
    publicId: "k",
    state,
    createdAt: daysAgo(200).toISOString(),
    validFrom: state === "entering" ? null : daysAgo(200).toISOString(),
    validUntil: state === "ended" ? daysAgo(1).toISOString() : null,
    compromisedSince: isMarked ? daysAgo(10).toISOString() : null,
    markedAt: isMarked ? daysAgo(9).toISOString() : null,
    reportedSince: null,
    open: [],
    ...rest,
  };
};
const other = (state: UniversityKeyState) => keyOf(state, { _id: "b".repeat(24) });

type Question = { since?: Date; others?: UniversityKey[]; marksLeft?: number | null; heldSince?: Date | null };
const refusal = (
  action: KeyAction,
  key: UniversityKey,
  { others = [], marksLeft = 5, since, ...rest }: Question = {},
) => refusalOfKeyAction({ action, key, all: [key, ...others], now: NOW, marksLeft, ...(since && { since }), ...rest });

const POSSIBLE: Record<KeyAction, UniversityKeyState[]> = {
  report: ["beginning", "current", "replaced", "ended"],
  mark: ["current", "replaced", "ended"],
  confirm: ["marked"],
  clear: ["marked"],
  veto: ["beginning"],
  replace: ["current", "replaced", "ended", "marked", "compromised", "vetoed"],
  end: ["current"],
};

describe.each(KEY_ACTIONS)("%s", (action) => {
  test.each(UNIVERSITY_KEY_STATES)("a key that is %s", (state) => {
    expect(refusal(action, keyOf(state)) === null).toBe(POSSIBLE[action].includes(state));
  });
});

test.each([
  ["mark", "entering", "key_not_in_registry"],
  ["mark", "vetoed", "key_not_in_registry"],
  ["mark", "beginning", "key_not_begun"],
  ["mark", "marked", "key_marked_already"],
  ["mark", "compromised", "key_marked_already"],
  ["report", "marked", "key_marked_already"],
  ["confirm", "compromised", "key_not_marked"],
  ["clear", "compromised", "key_not_marked"],
  ["veto", "entering", "key_not_in_registry"],
  ["veto", "current", "key_begun_already"],
  ["replace", "beginning", "key_being_replaced"],
  ["end", "replaced", "key_not_current"],
] as const)("%s is refused for a key that is %s: %s", (action, state, code) => {
  expect(refusal(action, keyOf(state))).toBe(code);
});

test("the guardian goes back 90 days, with an hour to spare for the blockchain, and never into the future", () => {
  const key = keyOf("current");
  expect(refusal("mark", key, { since: daysAgo(89.9) })).toBe(null);
  expect(refusal("mark", key, { since: daysAgo(89.97) })).toBe("key_mark_too_far_back");
  expect(refusal("mark", keyOf("current", { purpose: "badge" }), { since: daysAgo(400) })).toBe(null);
  const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
  expect(refusal("mark", key, { since: later(60) })).toBe(null);
  expect(refusal("mark", key, { since: later(61) })).toBe("key_moment_in_future");
  expect(refusal("report", key, { since: later(61) })).toBe("key_moment_in_future");
});

test("the guardian moves its own mark to an earlier moment only", () => {
  const key = keyOf("marked");
  expect(refusal("mark", key, { since: daysAgo(11) })).toBe(null);
  expect(refusal("mark", key, { since: daysAgo(10) })).toBe("key_marked_already");
  expect(refusal("mark", keyOf("compromised"), { since: daysAgo(11) })).toBe("key_marked_already");
});

test("the guardian has so many marks a day; whoever does not know them is not refused for them", () => {
  expect(refusal("mark", keyOf("current"), { marksLeft: 0 })).toBe("key_marks_used_up");
  expect(refusal("mark", keyOf("current"), { marksLeft: null })).toBe(null);
});

test("a mark is cleared within 30 days, with an hour to spare", () => {
  expect(refusal("clear", keyOf("marked", { markedAt: daysAgo(29.9).toISOString() }))).toBe(null);
  expect(refusal("clear", keyOf("marked", { markedAt: daysAgo(29.97).toISOString() }))).toBe("key_mark_too_old");
});

test.each(["confirm", "clear"] as const)("whoever would %s a mark was there seven days before it", (action) => {
  const key = keyOf("marked", { markedAt: daysAgo(2).toISOString() });
  expect(refusal(action, key, { heldSince: daysAgo(9) })).toBe(null);
  expect(refusal(action, key, { heldSince: daysAgo(8.99) })).toBe("key_judge_too_new");
  expect(refusal(action, key, { heldSince: null })).toBe("key_judge_too_new");
  expect(refusal(action, keyOf("current"), { heldSince: null })).toBe("key_not_marked");
});

test.each([
  ["mark", "current", "mark"],
  ["report", "current", "mark"],
  ["confirm", "marked", "clear"],
  ["clear", "marked", "confirm"],
  ["veto", "beginning", "veto"],
  ["replace", "current", "end"],
  ["end", "current", "end"],
] as const)("%s of a %s key waits for the end of what is under way: %s", (action, state, open) => {
  const key = keyOf(state, { open: [{ action: open, waitsFor: "chain" }] });
  expect(refusal(action, key)).toBe("key_action_underway");
});

test("a key is reported once", () => {
  expect(refusal("report", keyOf("current", { reportedSince: NOW.toISOString() }))).toBe("key_action_underway");
});

test("one key of a kind is replaced at a time, and a former one only where none signs", () => {
  expect(refusal("replace", keyOf("current"), { others: [other("entering")] })).toBe("key_being_replaced");
  expect(refusal("replace", keyOf("marked"), { others: [other("current")] })).toBe("key_not_current");
  expect(refusal("replace", keyOf("current"), { others: [{ ...other("beginning"), purpose: "wallet" }] })).toBe(null);
});

test("the key of a badge stands in no registry, so it is not ended", () => {
  expect(refusal("end", keyOf("current", { purpose: "badge" }))).toBe("key_not_in_registry");
});

test("each role is offered what it may do, and nobody both marks and confirms", () => {
  const offered = (role: Parameters<typeof keyActionsFor>[0], state: UniversityKeyState) => {
    const key = keyOf(state);
    return keyActionsFor(role, { key, all: [key], now: NOW, marksLeft: 1 });
  };
  expect(offered("resp_uni", "current")).toEqual(["report"]);
  expect(offered("admin_ijaza", "current")).toEqual(["mark", "replace", "end"]);
  expect(offered("admin_alecso", "marked")).toEqual(["confirm", "clear", "replace"]);
  expect(offered("admin_ijaza", "beginning")).toEqual(["veto"]);
  expect(offered("agent_uni", "current")).toEqual([]);
  expect(offered(undefined, "current")).toEqual([]);
});

const TIMES = {
  use: "active",
  validFrom: daysAgo(9),
  validUntil: null,
  compromisedSince: null,
  byGuardian: false,
  vetoedAt: null,
} as const;

test.each([
  ["current", {}],
  ["replaced", { use: "retired" }],
  ["entering", { use: "waiting", validFrom: null }],
  ["beginning", { use: "waiting" }],
  ["ended", { validUntil: NOW }],
  ["current", { validUntil: new Date(NOW.getTime() + 1) }],
  ["marked", { compromisedSince: NOW, byGuardian: true, validUntil: NOW }],
  ["compromised", { compromisedSince: NOW }],
  ["vetoed", { vetoedAt: NOW, use: "retired", compromisedSince: NOW }],
] as const)("a key is %s by its times", (state, times) => {
  expect(keyStateAt({ ...TIMES, ...times }, NOW)).toBe(state);
});
