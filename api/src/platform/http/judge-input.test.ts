/** The input of a call is judged by its schemas, a long list no further than its first faults. */
import { endpoint } from "@ijaza/schema/endpoint";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { judgeOf } from "./judge-input.ts";

const seen = vi.fn((value: unknown) => value !== "bad");
const entry = z.unknown().refine(seen, "not_a_choice");
const call = endpoint({
  method: "POST",
  path: "/api/lists/:name",
  who: "anyone",
  summary: "Takes a list.",
  params: z.strictObject({ name: z.string() }),
  body: z.strictObject({ list: z.array(entry).max(5000).optional() }),
});
const judge = judgeOf(call);
const listOf = (length: number, ...bad: number[]) =>
  Array.from({ length }, (_, at) => (bad.includes(at) ? "bad" : "good"));

test("parameters, query and body are one input", () => {
  expect(judge({ params: { name: "a" }, body: { list: ["x"] } })).toEqual({ name: "a", list: ["x"] });
});

test("a fault far down a long list is named by its place", () => {
  expect(() => judge({ params: { name: "a" }, body: { list: listOf(900, 250, 399, 700) } })).toThrow(
    expect.objectContaining({ fields: [250, 399].map((at) => expect.objectContaining({ path: `list.${at}` })) }),
  );
});

test("of a list that is faulty throughout only the beginning is judged", () => {
  seen.mockClear();
  const all = listOf(5000).map(() => "bad");
  expect(() => judge({ params: { name: "a" }, body: { list: all } })).toThrow();
  expect(seen.mock.calls.length).toBeLessThan(500);
});
