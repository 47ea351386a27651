import { expect, test } from "vitest";
import { universityWith } from "../../testing/universities.ts";
import { processingReset, processingSet, universitiesSet, universitiesSlice } from "./universities-state.ts";

const { reducer, getInitialState } = universitiesSlice;
const flag = (universityId: string, kind: "credit" | "ether", isProcessing = true) =>
  processingSet({ universityId, kind, isProcessing });

const both = [flag("a", "credit"), flag("a", "ether"), flag("b", "credit")].reduce(reducer, getInitialState());

test("the list of universities is replaced as a whole", () => {
  const first = reducer(undefined, universitiesSet([universityWith({ _id: "a" }), universityWith({ _id: "b" })]));
  expect(reducer(first, universitiesSet([universityWith({ _id: "c" })])).universities.map(({ _id }) => _id)).toEqual([
    "c",
  ]);
});

test("a flag is kept for each university and kind of request", () => {
  expect(both.processing).toEqual({ a: { credit: true, ether: true }, b: { credit: true } });
  const fallen = reducer(both, flag("a", "credit", false));
  expect(fallen.processing).toMatchObject({ a: { credit: false, ether: true } });
});

test("the flags of one university are reset, or all of them", () => {
  expect(reducer(both, processingReset("a")).processing).toEqual({ b: { credit: true } });
  expect(reducer(both, processingReset()).processing).toEqual({});
});
