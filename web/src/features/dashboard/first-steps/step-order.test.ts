/** The order of the steps before the first document, for each role. */
import { FIRST_STEPS } from "@ijaza/schema/statistics/overviews";
import { expect, test } from "vitest";
import type { FirstStep } from "../dashboard.api.ts";
import { currentOf, destinationOf } from "./step-order.ts";

type States = Partial<Record<FirstStep["name"], FirstStep["state"]>>;
const stepsWith = (states: States = {}, names: readonly FirstStep["name"][] = FIRST_STEPS): FirstStep[] =>
  names.map((name) => ({ name, state: states[name] ?? "open" }));
const OF_AGENT = ["import", "decision", "signing"] as const;

test("the first step that is open and one's own is next", () => {
  expect(currentOf(stepsWith(), "resp_uni")?.name).toBe("secondFactor");
  expect(currentOf(stepsWith({ secondFactor: "done", signatory: "done" }), "resp_uni")?.name).toBe("agent");
  const waiting = { secondFactor: "done", signatory: "done", agent: "waiting" } as const;
  expect(currentOf(stepsWith(waiting), "resp_uni")?.name).toBe("credits");
  expect(currentOf(stepsWith(waiting), "admin_uni")?.name).toBe("template");
});

test("when only other people's steps are left, none is next", () => {
  const own = { secondFactor: "done", signatory: "done", agent: "done", credits: "done", template: "done" } as const;
  expect(currentOf(stepsWith({ ...own, emblem: "done" }), "resp_uni")).toBeUndefined();
});

test.each([
  [{}, "/add_diplomas"],
  [{ import: "done", decision: "waiting" }, undefined],
  [{ import: "done", decision: "open" }, undefined],
  [{ import: "done", decision: "done" }, "/diplomas_not_confirm"],
  [{ import: "done", decision: "done", signing: "waiting" }, undefined],
] as const)("an agent with %j goes to %s", (states, page) => {
  const steps = stepsWith(states, OF_AGENT);
  const next = currentOf(steps, "agent_uni");
  expect(next && destinationOf(next, steps, "agent_uni")).toBe(page);
});
