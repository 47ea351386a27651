import { DIPLOMA_STATUSES } from "@ijaza/schema/diploma";
import { describe, expect, test } from "vitest";
import { CHAIN_MOVES, createLifecycle, isPublic } from "./records.lifecycle.ts";

/** Every move that the chain makes, of diplomas and certificates alike. */
const CHAIN = {
  settle: { signing: "signed" },
  fail: { signing: "error" },
  revoke: { signed: "revoking" },
  settleRevocation: { revoking: "revoked" },
  failRevocation: { revoking: "signed" },
};

const life = createLifecycle({
  begin: { from: ["pending", "rejected"], to: "unsigned", refusal: "diploma_not_pending" },
  end: { from: ["unsigned"], to: "deleted", refusal: "diploma_not_editable" },
});

describe("the moves of the chain", () => {
  test("are these, and no others", () => {
    expect(Object.keys(CHAIN_MOVES).sort()).toEqual(Object.keys(CHAIN).sort());
  });

  test.each(Object.entries(CHAIN))("%s leads from one status to one other", (action, arrow) => {
    const { from, to } = CHAIN_MOVES[action as keyof typeof CHAIN];
    expect(Object.fromEntries(from.map((status) => [status, to]))).toEqual(arrow);
  });
});

describe("a life", () => {
  test.each(DIPLOMA_STATUSES)("lets what is %s go where an arrow leads, and refuses what has none", (status) => {
    const begins = status === "pending" || status === "rejected";
    expect(life.move(status, "begin")).toEqual(begins ? { to: "unsigned" } : { refusal: "diploma_not_pending" });
    const ends = status === "unsigned";
    expect(life.move(status, "end")).toEqual(ends ? { to: "deleted" } : { refusal: "diploma_not_editable" });
  });

  test("tells the condition and the target of an action", () => {
    expect(life.statusesFor("begin")).toEqual(["pending", "rejected"]);
    expect(life.targetOf("begin")).toBe("unsigned");
  });
});

test("anyone who has the link sees what was signed, even while and after it is revoked, and nothing earlier", () => {
  expect(DIPLOMA_STATUSES.filter(isPublic)).toEqual(["signed", "revoking", "revoked"]);
});
