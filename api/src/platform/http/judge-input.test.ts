/** A long list is judged no further than its first faulty entry. */
import { endpoint } from "@ijaza/schema/calls/endpoint";
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

test("a fault far down a long list is named by its place", () => {
  expect(() => judge({ params: { name: "a" }, body: { list: listOf(900, 250, 399, 700) } })).toThrow(
    expect.objectContaining({ fields: [expect.objectContaining({ path: "list.250" })] }),
  );
});

test("of a long list that is faulty throughout one entry is judged, of a short one all", () => {
  const all = listOf(5000).map(() => "bad");
  for (const [list, judged] of [
    [all, 1],
    [all.slice(0, 200), 200],
  ] as const) {
    seen.mockClear();
    expect(() => judge({ params: { name: "a" }, body: { list } })).toThrow();
    expect(seen).toHaveBeenCalledTimes(judged);
  }
});
