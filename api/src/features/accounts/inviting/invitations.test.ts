/** Invitations through HTTP: mailed, redeemed once, sent again, and shown in the lists. */

import {
  createAdmin,
  createAgentUni,
  createRespUni,
  getUserRegister,
  registerAgentUni,
  registerRespUni,
  resendInvitation,
  resetPassword,
  resolveToken,
} from "@ijaza/schema/accounts/calls";
import { getAllUsers } from "@ijaza/schema/accounts/lists";
import { updateUserById } from "@ijaza/schema/accounts/own";
import { signIn, verifyUser } from "@ijaza/schema/users/calls";
import { beforeEach, describe, expect, test } from "vitest";
import { EVERYTHING } from "../../../../test/everything.ts";
import { PASSWORD } from "../../../../test/fixtures.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { ensurePlatformKey } from "../../../../test/platform-keys.ts";
import { inScope } from "../../../platform/database.ts";

const { db, fixtures, mails, clock, visitor, rooms } = await startTestApp();

const names = { username: "Salma Trabelsi", email: "salma@staff.example" };
const tokenFor = async (email: string) => (await mails.linkFor(email)).pathname.split("/").at(-1) ?? "";

// Every test calls from the same address.
beforeEach(async () => {
  await db.deleteFrom("attempts").execute();
  await inScope(db, EVERYTHING, (trx) => trx.updateTable("users").set({ deleted_at: new Date() }).execute());
});

async function invitedAgent() {
  const responsable = await fixtures.responsable();
  const { user } = await responsable.call(createAgentUni, { ...names, speciality: "Registry" });
  return { responsable, user, token: await tokenFor(names.email) };
}

describe("an invited agent", () => {
  test("registers from the mail and is signed in, once", async () => {
    const { responsable, token } = await invitedAgent();
    const client = visitor();
    const registration = { token, username: "Salma T.", password: PASSWORD, numero: "+216 20 000 000" };
    const { user } = await client.call(registerAgentUni, registration);
    expect(user).toMatchObject({ username: "Salma T.", email: names.email, IsAccepted: true, numberOfLogins: 1 });
    expect(user).toMatchObject({ university: { _id: responsable.universityId }, speciality: "Registry" });
    expect(await client.call(verifyUser)).toMatchObject({ authenticated: true, user: { _id: user._id } });
    expect(await visitor().refused(registerAgentUni, registration)).toMatchObject({
      status: 404,
      error: "link_not_valid",
    });
    await visitor().call(signIn, { email: names.email, password: PASSWORD });
  });

  test("gets one account, however often the link is used at once", async () => {
    const { token } = await invitedAgent();
    const body = { token, username: "Salma", password: PASSWORD };
    const replies = await Promise.all(Array.from({ length: 40 }, () => visitor().send(registerAgentUni, body)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 404)).toHaveLength(39);
  });

  test("may open the invitation any number of times, until it is used or expires", async () => {
    const { token, user } = await invitedAgent();
    for (let time = 0; time < 2; time += 1) {
      const seen = await visitor().call(resolveToken, { token });
      expect(seen).toMatchObject({ purpose: "register", role: "agent_uni", ...names });
    }
    const header = { headers: { "access-token": token } };
    expect((await visitor().call(getUserRegister, {}, header)).user._id).toBe(user._id);
    expect(await visitor().refused(getUserRegister)).toMatchObject({ status: 404 });
    clock.advance({ hours: 72 });
    expect(await visitor().refused(resolveToken, { token })).toMatchObject({ status: 404, error: "link_not_valid" });
    const late = { token, username: "Salma", password: PASSWORD };
    expect(await visitor().refused(registerAgentUni, late)).toMatchObject({ error: "link_not_valid" });
  });

  test("cannot register as a responsable, or with a weak password", async () => {
    const { token } = await invitedAgent();
    const registration = { token, username: "Salma", password: PASSWORD };
    expect(await visitor().refused(registerRespUni, registration)).toMatchObject({ status: 404 });
    const weak = async (password: string) =>
      (await visitor().refused(registerAgentUni, { ...registration, password })).errors?.[0]?.error;
    expect(await weak("short")).toBe("too_short");
    expect(await weak("passwordpassword")).toBe("password_common");
    expect(await weak(names.email)).toBe("password_common");
    expect(await weak("x".repeat(129))).toBe("too_long");
  });

  test("cannot use the former link after being blocked or invited again", async () => {
    const { responsable, token, user } = await invitedAgent();
    await responsable.call(resendInvitation, { userId: user._id });
    expect(await visitor().refused(resolveToken, { token })).toMatchObject({ status: 404 });
    const fresh = await tokenFor(names.email);
    expect(fresh).not.toBe(token);
    const row = await inScope(db, EVERYTHING, (trx) => rooms.users.find(trx, user._id));
    await fixtures.blocked(row!);
    const registration = { token: fresh, username: "Salma", password: PASSWORD };
    expect(await visitor().refused(registerAgentUni, registration)).toMatchObject({ error: "link_not_valid" });
  });
});

describe("an inviter", () => {
  test("sees the state of the mail and of the invitation", async () => {
    const responsable = await fixtures.responsable();
    const state = async () =>
      (await responsable.call(getAllUsers, { search: "salma" })).users.map(({ invitation }) => invitation?.state);
    mails.setUp(false);
    await responsable.call(createAgentUni, names);
    expect(await state()).toEqual(["queued"]);
    mails.setUp(true);
    await inScope(db, EVERYTHING, (trx) =>
      trx
        .updateTable("mails")
        .set({ run_after: new Date(0) })
        .execute(),
    );
    const token = await tokenFor(names.email);
    expect(await state()).toEqual(["sent"]);
    clock.advance({ hours: 72 });
    expect(await visitor().refused(resolveToken, { token })).toMatchObject({ status: 404 });
  });

  test("learns which name is taken", async () => {
    const responsable = await fixtures.responsable();
    await responsable.call(createAgentUni, names);
    const other = { username: "Another", email: names.email.toUpperCase() };
    expect(await responsable.refused(createAgentUni, other)).toMatchObject({ status: 409, error: "email_taken" });
    const same = { username: names.username.toUpperCase(), email: "other@staff.example" };
    expect(await responsable.refused(createAgentUni, same)).toMatchObject({ status: 409, error: "username_taken" });
  });

  test("may invite only the roles that its role allows, in its own university", async () => {
    const { user } = await invitedAgent();
    const foreign = await fixtures.responsable();
    expect(await foreign.refused(resendInvitation, { userId: user._id })).toMatchObject({ status: 404 });
    const network = await fixtures.admin("admin_alecso");
    const admin = await fixtures.account("admin_ijaza", { universityId: null });
    expect(await network.refused(resendInvitation, { userId: admin.id })).toMatchObject({ status: 404 });
  });
});

/** The platform's keys, which enter a new responsable's wallet in the registry and pay for it. */
const withPlatformKeys = () =>
  inScope(db, EVERYTHING, async (trx) => {
    for (const purpose of ["platform", "registrar"] as const) {
      await ensurePlatformKey(trx, rooms.chainInsides.keys, purpose);
    }
  });

describe("a responsable", () => {
  test("is invited to a university without one, and everything that follows is in the same transaction", async () => {
    await withPlatformKeys();
    const network = await fixtures.admin("admin_alecso");
    const { id: universityId } = await fixtures.university();
    const { user } = await network.call(createRespUni, { ...names, universityId });
    expect(user).toMatchObject({ role: { name: "resp_uni" }, IsAccepted: false, university: { _id: universityId } });
    const second = { username: "Second", email: "second@staff.example", universityId };
    expect(await network.refused(createRespUni, second)).toMatchObject({ error: "university_has_responsable" });
    const seen: string[] = [];
    rooms.accounts.onRegistered(async (_trx, registered) => {
      seen.push(`${registered.user.role} ${registered.user.university_id}`);
    });
    const token = await tokenFor(names.email);
    await visitor().call(registerRespUni, { token, username: "Salma", password: PASSWORD });
    expect(seen).toEqual([`resp_uni ${universityId}`]);
  });

  test("may be invited and sign in without a university", async () => {
    const admin = await fixtures.admin();
    await admin.call(createRespUni, names);
    const client = visitor();
    const token = await tokenFor(names.email);
    await client.call(registerRespUni, { token, username: "Salma", password: PASSWORD });
    expect(await client.call(verifyUser)).toMatchObject({ authenticated: true, user: { university: null } });
  });
});

describe("an invited admin", () => {
  test("sets the password from the mail and signs in", async () => {
    const platform = await fixtures.admin();
    await platform.call(createAdmin, { ...names, role: "admin_alecso" });
    const link = await mails.linkFor(names.email);
    expect(link.pathname).toMatch(/^\/forget_password\//);
    clock.advance({ minutes: 71 * 60 });
    const token = await tokenFor(names.email);
    expect(await visitor().call(resolveToken, { token })).toMatchObject({ purpose: "reset", role: "admin_alecso" });
    await visitor().call(resetPassword, { token, password: PASSWORD });
    const { user } = await visitor().call(signIn, { email: names.email, password: PASSWORD });
    expect(user).toMatchObject({ IsAccepted: true });
  });

  test("of a university belongs to one, other admins to none", async () => {
    const platform = await fixtures.admin();
    const { id: universityId } = await fixtures.university();
    const lacking = await platform.refused(createAdmin, { ...names, role: "admin_uni" });
    expect(lacking.errors).toMatchObject([{ path: "universityId", error: "required" }]);
    const excess = await platform.refused(createAdmin, { ...names, role: "admin_ijaza", universityId });
    expect(excess.errors).toMatchObject([{ path: "universityId", error: "unknown_field" }]);
  });
});

describe("mails of invitations", () => {
  test("go to one address at most three times a day", async () => {
    const responsable = await fixtures.responsable();
    const invited = { username: "Rim Gharbi", email: "rim@staff.example" };
    const { user } = await responsable.call(createAgentUni, invited);
    const again = { userId: user._id };
    for (let time = 0; time < 2; time += 1) await responsable.call(resendInvitation, again);
    expect(await responsable.refused(resendInvitation, again)).toMatchObject({ status: 429 });
    expect(await mails.to(invited.email)).toHaveLength(3);
  });

  test("count too when the invited person's address is changed", async () => {
    const admin = await fixtures.admin();
    const invited = await admin.call(createRespUni, { username: "Rim Gharbi", email: "moved@staff.example" });
    const userId = invited.user._id;
    const move = (email: string) => admin.send(updateUserById, { userId, email });
    const [first, other] = ["moved@staff.example", "other@staff.example"];
    for (const to of [other, first, other, first, other]) expect((await move(to)).statusCode).toBe(200);
    expect((await move(first)).statusCode).toBe(429);
    expect(await mails.to(first)).toHaveLength(3);
    expect((await admin.send(updateUserById, { userId, username: "Rim G.", email: other })).statusCode).toBe(200);
  });

  test("are limited to fifty per hour for one inviter, without effect on others", async () => {
    const responsable = await fixtures.responsable();
    const invite = (each: number) => ({ username: `Invited ${each}`, email: `invited${each}@staff.example` });
    for (let each = 0; each < 50; each += 1) await responsable.call(createAgentUni, invite(each));
    expect(await responsable.refused(createAgentUni, invite(50))).toMatchObject({ status: 429 });
    await (await fixtures.responsable()).call(createAgentUni, invite(50));
  });
});
