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
