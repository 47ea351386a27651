import { describe, expect, test } from "vitest";
import type { Endpoint } from "../calls/endpoint.ts";
import { type ActingRole, isPublic } from "../records/record.ts";
import { ROLES, type Role } from "../users/roles.ts";
import { DIPLOMA_STATUSES, type DiplomaStatus } from "./diploma.ts";
import {
  getAcceptedByAgent,
  getAcceptedByResponsable,
  getPendingByAgent,
  getPendingByResponsable,
  getRejectedByAgent,
  getRejectedByResponsable,
  getUnsignedByAgent,
} from "./reading.ts";
import { ACCEPTED, DIPLOMA, type DiplomaAction } from "./record.ts";

/** The complete life of a diploma: every status change, and no other. */
const ARROWS: Record<DiplomaStatus, Partial<Record<DiplomaAction, string>>> = {
  pending: { accept: "unsigned", reject: "rejected", correct: "pending", delete: "deleted" },
  rejected: { correct: "pending", delete: "deleted" },
  unsigned: { sign: "signing", sendBack: "rejected" },
  signing: { settle: "signed", fail: "error" },
  signed: { revoke: "revoking" },
  revoking: { settleRevocation: "revoked", failRevocation: "signed" },
  revoked: {},
  error: { sign: "signing" },
};

const REFUSALS: Record<DiplomaAction, string> = {
  accept: "diploma_not_pending",
  reject: "diploma_not_pending",
  sendBack: "diploma_not_pending",
  correct: "diploma_not_editable",
  delete: "diploma_not_editable",
  sign: "diploma_not_unsigned",
  settle: "diploma_not_unsigned",
  fail: "diploma_not_unsigned",
  revoke: "diploma_not_signed",
  settleRevocation: "diploma_not_signed",
  failRevocation: "diploma_not_signed",
};

/** Which role may take each action, and the refusal for own submissions and for those of others. */
const PERMITS: Record<DiplomaAction, { role: ActingRole; own: string | null; others: string | null }> = {
  accept: { role: "resp_uni", own: "own_submission", others: null },
  reject: { role: "resp_uni", own: "own_submission", others: null },
  sendBack: { role: "resp_uni", own: null, others: null },
  correct: { role: "agent_uni", own: null, others: "not_found" },
  delete: { role: "agent_uni", own: null, others: "not_found" },
  sign: { role: "agent_uni", own: null, others: null },
  settle: { role: "system", own: null, others: null },
  fail: { role: "system", own: null, others: null },
  revoke: { role: "resp_uni", own: null, others: null },
  settleRevocation: { role: "system", own: null, others: null },
  failRevocation: { role: "system", own: null, others: null },
};

const AFTER_ACCEPTANCE = [getAcceptedByAgent, getAcceptedByResponsable];

/** The calls that list the diplomas of a status. */
const LISTED: Record<DiplomaStatus, Endpoint[]> = {
  pending: [getPendingByAgent, getPendingByResponsable],
  rejected: [getRejectedByAgent, getRejectedByResponsable],
  unsigned: [getUnsignedByAgent, ...AFTER_ACCEPTANCE],
  signing: AFTER_ACCEPTANCE,
  signed: AFTER_ACCEPTANCE,
  revoking: AFTER_ACCEPTANCE,
  revoked: AFTER_ACCEPTANCE,
  error: AFTER_ACCEPTANCE,
};

describe.each(DIPLOMA_STATUSES)("a diploma that is %s", (status) => {
  test.each(DIPLOMA.actionNames)("accepts or refuses: %s", (action) => {
    const to = ARROWS[status][action];
    expect(DIPLOMA.move(status, action)).toEqual(to ? { to } : { refusal: REFUSALS[action] });
    expect(DIPLOMA.statusesFor(action).includes(status)).toBe(to !== undefined);
  });
});

describe.each(DIPLOMA.actionNames)("%s", (action) => {
  test.each([...ROLES, "system"] as const)(
    "is allowed or refused for %s, on own submissions and on those of others",
    (role) => {
      const permit = PERMITS[action];
      const ask = (agentId: string, isLeft = false) =>
        DIPLOMA.refusalFor(action, { id: "me", role }, { agentId, isLeft });
      const isRight = role === permit.role;
      expect(ask("me")).toBe(isRight ? permit.own : "forbidden");
      expect(ask("another")).toBe(isRight ? permit.others : "forbidden");
      expect(ask("another", true)).toBe(isRight ? null : "forbidden");
    },
  );
});

test("every action of a diploma is listed, and no other", () => {
  expect(DIPLOMA.actionNames.toSorted()).toEqual(Object.keys(REFUSALS).sort());
});

test.each(DIPLOMA_STATUSES)("a diploma that is %s stands in the lists of its status alone", (status) => {
  const listed = DIPLOMA.lists.filter(([, shown]) => shown.some((each) => each === status)).map(([call]) => call);
  expect(listed).toEqual(LISTED[status]);
});

test("an accepted diploma is neither pending nor rejected, and a link shows every diploma that was ever signed", () => {
  const accepted = DIPLOMA_STATUSES.filter((status) => !["pending", "rejected"].includes(status));
  expect(accepted.sort()).toEqual(ACCEPTED.toSorted());
  expect(DIPLOMA_STATUSES.filter((status) => isPublic({ status })).sort()).toEqual(["revoked", "revoking", "signed"]);
});

/** The actions that pages offer on own submissions, and on those of others. */
const OFFERED: Partial<Record<Role, Record<"own" | "foreign", Partial<Record<DiplomaStatus, DiplomaAction[]>>>>> = {
  agent_uni: {
    own: { pending: ["correct", "delete"], rejected: ["correct", "delete"], unsigned: ["sign"], error: ["sign"] },
    foreign: { pending: ["correct", "delete"], rejected: ["correct", "delete"], unsigned: ["sign"], error: ["sign"] },
  },
  resp_uni: {
    own: { unsigned: ["sendBack"], signed: ["revoke"] },
    foreign: { pending: ["accept", "reject"], unsigned: ["sendBack"], signed: ["revoke"] },
  },
};

describe.each(ROLES)("%s", (role) => {
  test.each(DIPLOMA_STATUSES)("is offered exactly the possible actions on a %s diploma", (status) => {
    for (const whose of ["own", "foreign"] as const) {
      const agentId = whose === "own" ? "me" : "another";
      const offered = DIPLOMA.actionsFor({ id: "me", role }, { status, agentId });
      expect(offered).toEqual(OFFERED[role]?.[whose][status] ?? []);
    }
  });
});
