import { ROLES } from "@ijaza/schema/roles";
import { expect, test } from "vitest";
import { type ActingRole, CHAIN_ROLES, createPolicy } from "./records.policy.ts";

/** Whose part each action is, and what is said to that role of its own submission and of another's. */
const RULES: Record<string, { role: ActingRole; own: string | null; others: string | null }> = {
  accept: { role: "resp_uni", own: "own_submission", others: null },
  reject: { role: "resp_uni", own: "own_submission", others: null },
  correct: { role: "agent_uni", own: null, others: "not_found" },
  delete: { role: "agent_uni", own: null, others: "not_found" },
  sign: { role: "agent_uni", own: null, others: null },
  revoke: { role: "resp_uni", own: null, others: null },
  settle: { role: "system", own: null, others: null },
  fail: { role: "system", own: null, others: null },
  settleRevocation: { role: "system", own: null, others: null },
  failRevocation: { role: "system", own: null, others: null },
};

const refusalFor = createPolicy({
  accept: "resp_uni",
  reject: "resp_uni",
  correct: "agent_uni",
  delete: "agent_uni",
  sign: "agent_uni",
  ...CHAIN_ROLES,
});

const CASES = Object.entries(RULES).flatMap(([action, rule]) =>
  ([...ROLES, "system"] as const).map((role) => ({ action: action as "accept", role, rule })),
);

test.each(CASES)("$action by $role: one's own, and another's", ({ action, role, rule }) => {
  const ask = (agent_id: string) => refusalFor({ action, actor: { id: "me", role }, record: { agent_id } });
  const isRight = role === rule.role;
  expect(ask("me")).toBe(isRight ? rule.own : "forbidden");
  expect(ask("another")).toBe(isRight ? rule.others : "forbidden");
});
