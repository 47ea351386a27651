/** Who sees and administers whom, for every pair of roles: in the same university, in another one, and in none. */
import { type StaffRole, staff } from "@ijaza/schema/users/roles";
import { describe, expect, test } from "vitest";
import { mayAdminister, maySee, visibleRoles } from "./policy.ts";

const PLATFORM = [...staff];
const NETWORK: StaffRole[] = ["resp_uni", "agent_uni", "admin_uni", "admin_alecso"];
const OF_UNIVERSITIES: StaffRole[] = ["resp_uni", "agent_uni", "admin_uni"];

/** By the reader's role: the roles that it sees and administers anywhere, and those only in its own university. */
const PERMITS: Record<
  StaffRole,
  { sees: StaffRole[]; administers: StaffRole[]; seesHere: boolean; here: StaffRole[] }
> = {
  admin_ijaza: { sees: PLATFORM, administers: PLATFORM, seesHere: true, here: PLATFORM },
  admin_alecso: { sees: NETWORK, administers: OF_UNIVERSITIES, seesHere: false, here: [] },
  resp_uni: { sees: [], administers: [], seesHere: true, here: ["agent_uni"] },
  agent_uni: { sees: [], administers: [], seesHere: true, here: [] },
  admin_uni: { sees: [], administers: [], seesHere: true, here: [] },
};

const pairs = staff.flatMap((role) => staff.map((other) => ({ role, other })));

describe.each(pairs)("$role and $other", ({ role, other }) => {
  const { sees, administers, seesHere, here } = PERMITS[role];
  const reader = { id: "reader", role, universityId: "here" };
  const subject = (university_id: string | null) => ({ id: "subject", role: other, university_id });

  test("of the same university", () => {
    expect(maySee(reader, subject("here"))).toBe(seesHere || sees.includes(other));
    expect(mayAdminister(reader, subject("here"))).toBe(here.includes(other) || administers.includes(other));
  });

  test("of another one, and of none", () => {
    for (const university of ["elsewhere", null]) {
      expect(maySee(reader, subject(university))).toBe(sees.includes(other));
      expect(mayAdminister(reader, subject(university))).toBe(administers.includes(other));
    }
    expect(maySee({ ...reader, universityId: null }, subject(null))).toBe(sees.includes(other));
  });
});

test.each(staff)("%s does not administer the own account", (role) => {
  const self = { id: "reader", role, universityId: "here" };
  expect(mayAdminister(self, { id: "reader", role, university_id: "here" })).toBe(false);
});

test.each(staff)("the lists of %s can be filtered only by the network's admins", (role) => {
  const narrowed = visibleRoles({ id: "reader", role, universityId: null });
  expect(narrowed && [...narrowed].sort()).toEqual(role === "admin_alecso" ? NETWORK.toSorted() : undefined);
});
