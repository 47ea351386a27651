import { DIPLOMA_STATUSES, type DiplomaStatus } from "@ijaza/schema/diploma";
import { ROLES, type Role } from "@ijaza/schema/roles";
import { expect, test } from "vitest";
import { bulkDeedsFor, type Deed, deedsFor } from "./deeds.ts";

const ALLOWED: Partial<Record<Role, Partial<Record<DiplomaStatus, Deed[]>>>> = {
  agent_uni: {
    pending: ["correct", "remove"],
    rejected: ["correct", "remove"],
    unsigned: ["sign"],
    error: ["sign"],
  },
  resp_uni: { pending: ["accept", "reject"], signed: ["revoke"] },
};

test.each(ROLES.flatMap((role) => DIPLOMA_STATUSES.map((status) => [role, status] as const)))(
  "%s is offered what may be done with a %s diploma, and nothing else",
  (role, status) => expect(deedsFor(role, { status })).toEqual(ALLOWED[role]?.[status] ?? []),
);

test("a selection is offered only what fits all of it", () => {
  expect(bulkDeedsFor("agent_uni", [{ status: "pending" }, { status: "rejected" }])).toEqual(["remove"]);
  expect(bulkDeedsFor("agent_uni", [{ status: "pending" }, { status: "unsigned" }])).toEqual([]);
  expect(bulkDeedsFor("resp_uni", [{ status: "signed" }])).toEqual([]);
});
