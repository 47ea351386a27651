/** What is known of a review's records while they are decided on and loaded again. */
import { expect, test } from "vitest";
import { EMPTY_REVIEW, type ReviewAction, reduceReview, undecidedOf } from "./review-state.ts";

const records = (...ids: string[]) => ids.map((_id) => ({ _id }));
const after = (...actions: ReviewAction<{ _id: string }>[]) => actions.reduce(reduceReview, EMPTY_REVIEW);
const loaded = (ids: string[], remaining = ids.length, decided?: { accepted: number; rejected: number }) =>
  ({ type: "loaded", page: { records: records(...ids), remaining, decided } }) as const;
const decided = (id: string, mark: "accepted" | "rejected" | "elsewhere") => ({ type: "decided", id, mark }) as const;

test("the first that waits is read, and after a decision the next; after the last the first that was left", () => {
  const start = after(loaded(["a", "b", "c"]));
  expect(start.currentId).toBe("a");
  const skipped = after(loaded(["a", "b", "c"]), { type: "moved", by: 1 }, decided("b", "accepted"));
  expect(skipped.currentId).toBe("c");
  expect(reduceReview(skipped, decided("c", "rejected")).currentId).toBe("a");
});

test("a decided one stays in its place when the server no longer lists it", () => {
  const state = after(loaded(["a", "b"]), decided("a", "accepted"), loaded(["b", "c"], 2));
  expect(state.records).toEqual(records("a", "b", "c"));
  expect(state.tally).toEqual({ accepted: 1, rejected: 0, remaining: 2 });
  expect(undecidedOf(state)).toEqual(records("b", "c"));
});

test("of one import the server's numbers count, with what earlier visits decided", () => {
  const state = after(loaded(["a"], 28, { accepted: 11, rejected: 1 }), decided("a", "rejected"));
  expect(state.tally).toEqual({ accepted: 11, rejected: 2, remaining: 27 });
});

test("nothing is counted twice", () => {
  const state = after(loaded(["a", "b"]), decided("a", "accepted"), decided("a", "rejected"));
  expect(state.tally).toEqual({ accepted: 1, rejected: 0, remaining: 1 });
});

test("of those that were accepted together, one that still waits is not shown as accepted", () => {
  const all = after(loaded(["a", "b", "c"]), decided("a", "rejected"), { type: "allAccepted" });
  expect(all.marks).toEqual({ a: "rejected", b: "accepted", c: "accepted" });
  const state = reduceReview(all, loaded(["c"], 1));
  expect([state.marks, state.currentId]).toEqual([{ a: "rejected", b: "accepted" }, "c"]);
});

test("moving ends at the first and at the last", () => {
  const state = after(loaded(["a", "b"]), { type: "moved", by: -1 });
  expect(state.currentId).toBe("a");
  const end = after(loaded(["a", "b"]), { type: "moved", by: 1 }, { type: "moved", by: 1 });
  expect(end.currentId).toBe("b");
});
