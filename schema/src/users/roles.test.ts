/** The roles in each set that endpoints name. */
import { expect, test } from "vitest";
import * as roles from "./roles.ts";

test("each set contains its roles, and no other", () => {
  expect({ ...roles }).toEqual({
    staff: ["resp_uni", "agent_uni", "admin_ijaza", "admin_uni", "admin_alecso"],
    ROLES: ["resp_uni", "agent_uni", "admin_ijaza", "admin_uni", "admin_alecso", "student"],
    anyone: "anyone",
    student: ["student"],
    agent: ["agent_uni"],
    responsable: ["resp_uni"],
    agentAndResponsable: ["agent_uni", "resp_uni"],
    universityReaders: ["agent_uni", "resp_uni", "admin_uni"],
    responsableReaders: ["resp_uni", "admin_uni"],
    universityOverseers: ["admin_uni", "admin_alecso", "admin_ijaza"],
    platformAdmin: ["admin_ijaza"],
    networkAdmin: ["admin_alecso"],
    universityKeyReaders: ["resp_uni", "admin_alecso", "admin_ijaza"],
    networkAdmins: ["admin_alecso", "admin_ijaza"],
    userAdmins: ["resp_uni", "admin_alecso", "admin_ijaza"],
    secondFactorRoles: ["resp_uni", "admin_uni", "admin_alecso", "admin_ijaza"],
    userReaders: ["resp_uni", "admin_uni", "admin_alecso", "admin_ijaza"],
  });
});
