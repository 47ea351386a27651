import { staff } from "@ijaza/schema/users/roles";
import { expect, test } from "vitest";
import { AGENT, RESPONSABLE } from "../../testing/people.ts";
import { actionsFor, stateOf } from "./user-actions.ts";

const subject = { ...AGENT, invitation: null, pendingEmail: null };
const AT = "2026-11-18T09:00:00Z";
const invited = { ...subject, IsAccepted: false, invitation: { state: "sent", at: AT } } as const;
const reader = (name: (typeof staff)[number]) => ({ _id: "reader", role: name });
const responsable = { _id: RESPONSABLE._id, role: RESPONSABLE.role.name };

test("nobody administers oneself", () => {
  for (const name of staff) expect(actionsFor({ ...reader(name), _id: AGENT._id }, subject)).toEqual([]);
});

test("a responsable administers agents and nobody else", () => {
  expect(actionsFor(responsable, subject)).toEqual(["write", "block", "remove"]);
  for (const name of staff.filter((each) => each !== "agent_uni"))
    expect(actionsFor(responsable, { ...subject, role: { name } })).toEqual([]);
});

test("the network's admins administer the staff of universities, those of the platform everybody", () => {
  for (const name of staff) {
    const other = { ...subject, role: { name } };
    const ofUniversity = !["admin_ijaza", "admin_alecso"].includes(name);
    expect(actionsFor(reader("admin_alecso"), other).length > 0).toBe(ofUniversity);
    expect(actionsFor(reader("admin_ijaza"), other)).toContain("change");
  }
});

test("an agent and a university's admin administer nobody", () => {
  for (const name of ["agent_uni", "admin_uni"] as const) expect(actionsFor(reader(name), subject)).toEqual([]);
});

test("an invitation can be sent again, and a block lifted", () => {
  expect(actionsFor(responsable, invited)[0]).toBe("resend");
  expect(actionsFor(responsable, { ...invited, blocked: true })).toEqual(["write", "unblock", "remove"]);
});

test("the admins above universities may assign the university of a blocked responsable to another", () => {
  const blocked = { ...subject, role: { name: "resp_uni" as const }, blocked: true };
  expect(actionsFor(reader("admin_alecso"), blocked)).toContain("assign");
  expect(actionsFor(reader("admin_ijaza"), { ...blocked, university: null })).not.toContain("assign");
  expect(actionsFor(reader("admin_ijaza"), { ...blocked, blocked: false })).not.toContain("assign");
});

test("a block is shown before an invitation, and an invitation until it is used", () => {
  expect(stateOf({ ...invited, blocked: true })).toBe("blocked");
  expect(stateOf(invited)).toBe("sent");
  expect(stateOf({ ...subject, invitation: { state: "used", at: AT } })).toBe("active");
});
