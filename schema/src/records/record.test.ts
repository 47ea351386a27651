import { describe, expect, test } from "vitest";
import { endpoint } from "../calls/endpoint.ts";
import { CERTIFICATE } from "../certificates/record.ts";
import { DIPLOMA } from "../diplomas/record.ts";
import { CHAIN_ACTIONS, declareLife, isPublic, type RecordAction } from "./record.ts";

/** Every action of the chain, which is the same for diplomas and certificates. */
const CHAIN = {
  settle: { signing: "signed" },
  fail: { signing: "error" },
  revoke: { signed: "revoking" },
  settleRevocation: { revoking: "revoked" },
  failRevocation: { revoking: "signed" },
};

describe("the actions of the chain", () => {
  test("are these, and no others", () => {
    expect(Object.keys(CHAIN_ACTIONS).sort()).toEqual(Object.keys(CHAIN).sort());
  });

  test.each(Object.entries(CHAIN))("%s leads from one status to exactly one other", (action, arrow) => {
    const { from, to } = CHAIN_ACTIONS[action as keyof typeof CHAIN];
    expect(Object.fromEntries(from.map((status) => [status, to]))).toEqual(arrow);
  });
});

const OF_AGENT = { role: "agent_uni", isBulk: true, refusal: "diploma_not_pending" } as const;
const { move, refusalFor, statusesFor, targetOf } = declareLife({
  statuses: ["draft", "sent", "lost"],
  actions: {
    send: { ...OF_AGENT, from: ["draft", "lost"], to: "sent", submissions: "own" },
    read: { ...OF_AGENT, from: ["sent"], to: "deleted", submissions: "foreign" },
    lose: { ...OF_AGENT, from: ["sent"], to: "lost", submissions: "all", role: "system" },
  },
});
const agent = { id: "me", role: "agent_uni" } as const;
const system = { id: null, role: "system" } as const;
const mine = { agentId: "me" };
const theirs = { agentId: "another" };

test("an action is allowed from its statuses, and refused from any other", () => {
  expect(move("draft", "send")).toEqual({ to: "sent" });
  expect(move("lost", "send")).toEqual({ to: "sent" });
  expect(move("sent", "send")).toEqual({ refusal: "diploma_not_pending" });
  expect(statusesFor("send")).toEqual(["draft", "lost"]);
  expect(targetOf("read")).toBe("deleted");
});

test("an action belongs to its role, for own submissions, those of others, or all", () => {
  expect([refusalFor("send", agent, mine), refusalFor("send", agent, theirs)]).toEqual([null, "not_found"]);
  expect([refusalFor("read", agent, mine), refusalFor("read", agent, theirs)]).toEqual(["own_submission", null]);
  expect([refusalFor("lose", system, mine), refusalFor("lose", system, theirs)]).toEqual([null, null]);
  expect(refusalFor("lose", agent, mine)).toBe("forbidden");
  expect(refusalFor("send", { ...agent, role: "resp_uni" }, mine)).toBe("forbidden");
});

test("a caller may take exactly the actions that both status and actor allow", () => {
  const call = endpoint({ method: "POST", path: "/x", who: ["agent_uni"], summary: "Sends." });
  const letter = declareLife({
    statuses: ["draft", "sent"],
    actions: {
      send: { ...OF_AGENT, from: ["draft"], to: "sent", submissions: "own", call },
      read: { ...OF_AGENT, from: ["sent"], to: "deleted", submissions: "foreign", call },
      lose: { ...OF_AGENT, from: ["draft"], to: "deleted", submissions: "all" },
    },
  });
  const { actionsFor } = letter;
  expect(actionsFor(agent, { ...mine, status: "draft" })).toEqual(["send"]);
  // Pages show an agent the own ones and those that are left.
  expect(actionsFor(agent, { ...theirs, status: "draft" })).toEqual(["send"]);
  expect(actionsFor(agent, { ...mine, status: "sent" })).toEqual([]);
  expect(actionsFor(agent, { ...theirs, status: "sent" })).toEqual(["read"]);
  expect(actionsFor({ ...agent, role: "resp_uni" }, { ...theirs, status: "sent" })).toEqual([]);
});

test.each([DIPLOMA, CERTIFICATE])(
  "each call of a $name allows the roles of its actions, and no others",
  ({ actions }) => {
    const calls = Object.values<RecordAction>(actions).filter(({ call }) => call);
    expect(calls.length).toBeGreaterThan(4);
    for (const { call, role } of calls) expect(call?.who).toEqual([role]);
  },
);

test.each([
  ["diploma", DIPLOMA],
  ["certificate", CERTIFICATE],
])("a %s gives its name to its events, and only its correction is taken for one alone", (name, kind) => {
  expect(kind.name).toBe(name);
  const actions = Object.entries<RecordAction>(kind.actions);
  expect(actions.filter(([, { isBulk }]) => !isBulk).map(([action]) => action)).toEqual(["correct"]);
});

test("anyone with the link sees signed records, also during and after a revocation, and no earlier ones", () => {
  const shown = DIPLOMA.statuses.filter((status) => isPublic({ status }));
  expect(shown).toEqual(["signed", "revoking", "revoked"]);
});
