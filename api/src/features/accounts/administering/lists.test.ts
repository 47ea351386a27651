/** Administering users through HTTP: who sees whom, blocking, deleting, and mails. */

import { sendEmailToContactHelp } from "@ijaza/schema/accounts/contact";
import {
  blockAgent,
  blockUser,
  deleteAgent,
  deleteUser,
  getAllBlockedUsers,
  getAllUsers,
  getAllUsersBySuperAdmin,
  getUnassignedManagers,
  getUser,
  getUserById,
  sendMail,
} from "@ijaza/schema/accounts/lists";
import { updatePreferences } from "@ijaza/schema/profile/preferences";
import { signIn, verifyUser } from "@ijaza/schema/users/calls";
import { beforeEach, describe, expect, test } from "vitest";
import { PASSWORD } from "../../../../test/fixtures.ts";
import { startTestApp } from "../../../../test/harness.ts";

const { db, fixtures, mails, visitor, anyone } = await startTestApp();

beforeEach(async () => {
  await db.deleteFrom("attempts").execute();
});

const ABSENT = "0".repeat(26);

describe("a user", () => {
  test("reads the own account and colleagues by id and e-mail; a foreign user seems absent", async () => {
    const university = await fixtures.university();
    const agent = await fixtures.agent({ university });
    const colleague = await fixtures.responsable({ university });
    const foreign = await fixtures.agent();
    expect((await agent.call(getUser)).user._id).toBe(agent.user.id);
    expect((await agent.call(getUser, { email: colleague.user.email })).user._id).toBe(colleague.user.id);
    expect((await agent.call(getUserById, { id: colleague.user.id })).user._id).toBe(colleague.user.id);
    const absent = await agent.refused(getUserById, { id: ABSENT });
    expect(absent).toMatchObject({ status: 404 });
    expect(await agent.refused(getUserById, { id: foreign.user.id })).toEqual(absent);
    expect(await agent.refused(getUser, { email: foreign.user.email })).toEqual(absent);
  });
});

describe("the lists of users", () => {
  test("contain the own university, or all that the role administers", async () => {
    const university = await fixtures.university();
    const responsable = await fixtures.responsable({ university });
    const agent = await fixtures.agent({ university });
    const foreign = await fixtures.agent();
    const [platform, network] = [await fixtures.admin(), await fixtures.admin("admin_alecso")];
    const idsOf = async (client: typeof responsable | typeof platform) =>
      (await client.call(getAllUsers, { pageSize: 500 })).users.map(({ _id }) => _id);
    expect((await idsOf(responsable)).toSorted()).toEqual([responsable.user.id, agent.user.id].toSorted());
    expect(await idsOf(network)).toEqual(expect.arrayContaining([foreign.user.id, network.user.id]));
    expect(await idsOf(network)).not.toContain(platform.user.id);
    expect(await idsOf(platform)).toEqual(expect.arrayContaining([foreign.user.id, platform.user.id]));
    const { users, total } = await responsable.call(getAllUsers, { role: "agent_uni", blocked: "false" });
    expect([users.map(({ _id }) => _id), total]).toEqual([[agent.user.id], 1]);
  });

  test("of all universities accept only the token of the session itself", async () => {
    const platform = await fixtures.admin();
    const signedIn = await platform.call(signIn, { email: platform.user.email, password: PASSWORD });
    const { id: universityId } = await fixtures.university();
    const member = await fixtures.account("agent_uni", { universityId });
    const header = (token: string) => ({ headers: { "access-token": token } });
    const reply = await platform.call(getAllUsersBySuperAdmin, { universityId }, header(signedIn.token ?? ""));
    expect(reply.users.map(({ _id }) => _id)).toEqual([member.id]);
    const foreign = await visitor().call(signIn, { email: platform.user.email, password: PASSWORD });
    for (const token of [foreign.token ?? "", "nonsense", ""]) {
      const refusal = await platform.refused(getAllUsersBySuperAdmin, {}, header(token));
      expect(refusal).toMatchObject({ status: 403, error: "access_token_invalid" });
    }
  });

  test("name responsables without a university", async () => {
    const waiting = await fixtures.account("resp_uni", { universityId: null });
    await fixtures.responsable();
    const { managers } = await (await fixtures.admin("admin_alecso")).call(getUnassignedManagers);
    expect(managers.map(({ _id }) => _id)).toEqual([waiting.id]);
    const idle = await fixtures.signedIn(waiting);
    expect(await idle.call(getAllUsers)).toMatchObject({ users: [], total: 0 });
    expect(await idle.refused(getUserById, { id: (await fixtures.agent()).user.id })).toMatchObject({ status: 404 });
  });
});

describe("an agent", () => {
  test("who is blocked is signed out at once and listed as blocked, and can sign in again when unblocked", async () => {
    const university = await fixtures.university();
    const responsable = await fixtures.responsable({ university });
    const agent = await fixtures.agent({ university });
    const { id } = agent.user;
    expect((await responsable.call(blockAgent, { id })).user.blocked).toBe(true);
    expect(await agent.call(verifyUser)).toMatchObject({ authenticated: false });
    const { users } = await responsable.call(getAllBlockedUsers);
    expect(users.map(({ _id }) => _id)).toEqual([id]);
    expect((await responsable.call(blockAgent, { id, blocked: true })).user.blocked).toBe(true);
    expect((await responsable.call(blockAgent, { id })).user.blocked).toBe(false);
    const written = (await mails.to(agent.user.email)).map(({ text }) => text);
    expect(written.map((text) => text.includes("vous ne pouvez plus vous connecter"))).toEqual([true, false]);
    await fixtures.signedIn(agent.user);
  });

  test("is not found by another university's responsable", async () => {
    const { user } = await fixtures.agent();
    const foreign = await fixtures.responsable();
    const absent = await foreign.refused(blockAgent, { id: ABSENT });
    expect(absent).toMatchObject({ status: 404 });
    expect(await foreign.refused(blockAgent, { id: user.id })).toEqual(absent);
    expect(await foreign.refused(deleteAgent, { agentId: user.id })).toEqual(absent);
    expect(await foreign.refused(sendMail, { userId: user.id, subject: "Hello", message: "Hello" })).toEqual(absent);
  });

  test("who is deleted is signed out at once, and the name and address are free again", async () => {
    const university = await fixtures.university();
    const responsable = await fixtures.responsable({ university });
    const agent = await fixtures.agent({ university });
    await responsable.call(deleteAgent, { agentId: agent.user.id });
    expect(await agent.call(verifyUser)).toMatchObject({ authenticated: false });
    expect(await responsable.refused(deleteAgent, { agentId: agent.user.id })).toMatchObject({ status: 404 });
    const { username, email } = agent.user;
    await fixtures.account("agent_uni", { universityId: university.id, username, email });
  });
});

describe("nobody", () => {
  test("may block or delete the own account, or one that the role does not administer", async () => {
    const university = await fixtures.university();
    const responsable = await fixtures.responsable({ university });
    const colleague = await fixtures.universityAdmin({ university });
    const [platform, network] = [await fixtures.admin(), await fixtures.admin("admin_alecso")];
    const own = { id: platform.user.id };
    expect(await platform.refused(blockUser, own)).toMatchObject({ status: 409, error: "not_yourself" });
    expect(await platform.refused(deleteUser, { agentId: own.id })).toMatchObject({ error: "not_yourself" });
    expect(await responsable.refused(blockAgent, { id: colleague.user.id })).toMatchObject({ error: "forbidden" });
    expect(await network.refused(blockUser, own)).toMatchObject({ status: 404 });
    const peer = await fixtures.account("admin_alecso", { universityId: null });
    expect(await network.refused(deleteUser, { agentId: peer.id })).toMatchObject({ error: "forbidden" });
    expect((await network.call(blockUser, { id: responsable.user.id })).user.blocked).toBe(true);
  });
});

describe("a message", () => {
  test("reaches a user in scope as written, and cannot add a header", async () => {
    const university = await fixtures.university();
    const responsable = await fixtures.responsable({ university });
    const agent = await fixtures.agent({ university });
    await agent.call(updatePreferences, { language: "en" });
    const written = { subject: "Cohort\r\nBcc: x@y.example", message: "First line\nSecond <b>line</b>" };
    await responsable.call(sendMail, { userId: agent.user.id, ...written });
    const mail = (await mails.to(agent.user.email)).at(-1);
    expect(mail?.subject).toBe(`Message from ${responsable.user.username}: Cohort Bcc: x@y.example`);
    expect(mail?.text).toContain("First line\nSecond <b>line</b>");
    expect(mail?.html).toContain("&lt;b&gt;line&lt;/b&gt;");
  });

  test("of anyone reaches the operators, five times and then more slowly", async () => {
    const written = { name: "Amel", email: "amel@mail.example", subject: "A question", message: "How?" };
    for (let time = 0; time < 5; time += 1) await anyone.call(sendEmailToContactHelp, written);
    expect(await anyone.refused(sendEmailToContactHelp, written)).toMatchObject({ status: 429 });
    const received = await mails.to("help@ijaza.example");
    expect(received).toHaveLength(5);
    expect(received[0]?.text).toContain("amel@mail.example");
  });

  test("of anyone without a valid e-mail address is refused with that reason", async () => {
    const written = { name: "Amel", email: "amel", subject: "A question", message: "How?" };
    const { status, errors } = await visitor().refused(sendEmailToContactHelp, written);
    expect([status, errors?.[0]]).toMatchObject([400, { path: "email", error: "not_an_email" }]);
  });
});
