import { expect, test } from "vitest";
import { processingReset, processingSet, processingSlice } from "./processing.ts";

const { reducer } = processingSlice;
const flag = (universityId: string, demandType: "credit" | "ether", isProcessing = true) =>
  processingSet({ universityId, demandType, isProcessing });

const both = [flag("a", "credit"), flag("a", "ether"), flag("b", "credit")].reduce(reducer, {});

test("a flag is kept by university and by kind of demand", () => {
  expect(both).toEqual({ a: { credit: true, ether: true }, b: { credit: true } });
  expect(reducer(both, flag("a", "credit", false))).toMatchObject({ a: { credit: false, ether: true } });
});

test("the flags of one university are reset, or all of them", () => {
  expect(reducer(both, processingReset("a"))).toEqual({ b: { credit: true } });
  expect(reducer(both, processingReset())).toEqual({});
});
