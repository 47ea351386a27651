/** Answers of pages without a store: one request for all who ask, and the newest answer counts. */
import { expect, test } from "vitest";
import { createCalls } from "./calls.ts";
import type { Sent } from "./send.ts";

const REQUEST = { url: "/api/x", method: "GET" };

/** Each request is answered by hand, in any order. */
const open = () => {
  const pending: ((sent: Sent) => void)[] = [];
  const calls = createCalls({ send: () => new Promise((resolve) => void pending.push(resolve)) });
  return { calls, pending };
};
const refused = { error: { status: 503, data: null } };

test("what is on its way is not asked for again", async () => {
  const { calls, pending } = open();
  const both = [calls.ask(REQUEST), calls.ask(REQUEST)];
  expect(pending).toHaveLength(1);
  pending[0]!({ data: "answer" });
  expect(await Promise.all(both)).toEqual(["answer", "answer"]);
  expect(calls.read(REQUEST)).toEqual({ data: "answer", isFetching: false });
});

test.each<[string, Sent]>([
  ["answer", { data: "old" }],
  ["error", refused],
])("an older %s that comes later changes nothing", async (_, late) => {
  const { calls, pending } = open();
  const older = calls.ask(REQUEST).catch(() => {});
  const newer = calls.askAgain(REQUEST);
  pending[1]!({ data: "new" });
  await newer;
  pending[0]!(late);
  await older;
  expect(calls.read(REQUEST)).toEqual({ data: "new", isFetching: false });
  expect(await calls.ask(REQUEST)).toBe("new");
});

test("after an error the next one asks again", async () => {
  const { calls, pending } = open();
  const first = calls.ask(REQUEST);
  pending[0]!(refused);
  await expect(first).rejects.toEqual(refused.error);
  expect(calls.read(REQUEST)).toEqual({ ...refused, isFetching: false });
  void calls.ask(REQUEST);
  expect(pending).toHaveLength(2);
});

const SHOWING = { ...REQUEST, shows: ["keys"] as const };

test("what a call changes is asked for again where somebody looks at it, and dropped elsewhere", async () => {
  const { calls, pending } = open();
  const other = { url: "/api/other", method: "GET", shows: ["keys"] as const };
  const looked = [calls.ask(SHOWING), calls.ask(other)];
  for (const answer of pending) answer({ data: "old" });
  await Promise.all(looked);
  calls.follow(SHOWING, () => {});
  calls.invalidate(["cohorts"]);
  expect(pending).toHaveLength(2);
  calls.invalidate(["keys", "cohorts"]);
  expect(pending).toHaveLength(3);
  expect([calls.read(SHOWING).data, calls.read(other).data]).toEqual(["old", undefined]);
});

test("an error leaves the last answer", async () => {
  const { calls, pending } = open();
  const first = calls.ask(REQUEST);
  pending[0]!({ data: "old" });
  await first;
  const again = calls.askAgain(REQUEST).catch(() => {});
  pending[1]!(refused);
  await again;
  expect(calls.read(REQUEST)).toEqual({ data: "old", ...refused, isFetching: false });
});

test("what was answered before is forgotten with whom it was for", async () => {
  const { calls, pending } = open();
  const first = calls.ask(SHOWING);
  pending[0]!({ data: "old" });
  await first;
  calls.reset();
  expect(calls.read(SHOWING)).toEqual({ isFetching: false });
  void calls.ask(SHOWING);
  expect(pending).toHaveLength(2);
});
