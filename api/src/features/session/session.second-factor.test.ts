/** The second factor through HTTP: set up in the settings, required at sign-in, each proof valid once. */

import { changePassword } from "@ijaza/schema/accounts/calls";
import { getAllUsers } from "@ijaza/schema/accounts/lists";
import {
  beginCodes,
  beginPasskey,
  beginRemovingPasskey,
  beginSignInWithPasskey,
  confirmCodes,
  finishPasskey,
  getSecondFactor,
  removeCodes,
  removePasskey,
  renewRecoveryCodes,
  signInWithCode,
  signInWithPasskey,
  signInWithRecoveryCode,
} from "@ijaza/schema/accounts/second-factor";
import { signIn, verifyUser } from "@ijaza/schema/users/calls";
import { beforeEach, describe, expect, test } from "vitest";
import { createAuthenticator } from "../../../test/authenticator.ts";
import { createCodeApp } from "../../../test/code-app.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { PASSWORD, type Staff } from "../../../test/fixtures.ts";
import { startTestApp } from "../../../test/harness.ts";
import { inScope } from "../../platform/database.ts";

const { db, fixtures, clock, visitor } = await startTestApp();

beforeEach(async () => {
  await db.deleteFrom("attempts").execute();
});

async function withCodes(staff: Staff) {
  const { secret } = await staff.call(beginCodes);
  const show = createCodeApp(secret, clock);
  const { recoveryCodes } = await staff.call(confirmCodes, { code: show() });
  return { show, recoveryCodes: recoveryCodes ?? [] };
}

async function withPasskey(staff: Staff) {
  const device = createAuthenticator();
  const { options } = await staff.call(beginPasskey);
  const added = await staff.call(finishPasskey, { name: "Phone", response: device.make(options) });
  return { device, added };
}

async function halfSignedIn({ user }: Staff) {
  const client = visitor();
  const reply = await client.call(signIn, { email: user.email, password: PASSWORD });
  return { client, reply };
}

describe("with one-time codes", () => {
  test("the password alone does not sign in, and the app's code completes the sign-in", async () => {
    const responsable = await fixtures.responsable();
    const { show } = await withCodes(responsable);
    const { client, reply } = await halfSignedIn(responsable);
    expect(reply).toEqual({ authenticated: false, secondFactor: ["code", "recovery"] });
    expect(await client.call(verifyUser)).toMatchObject({ authenticated: false });
    expect(await client.refused(getAllUsers)).toMatchObject({ status: 401, error: "not_authenticated" });
    const half = client.cookies.get("ijaza-staff");
    const { user } = await client.call(signInWithCode, { code: show() });
    expect(user).toMatchObject({ _id: responsable.user.id, numberOfLogins: 1 });
    expect(client.cookies.get("ijaza-staff")).not.toBe(half);
    expect(await client.call(verifyUser)).toMatchObject({ authenticated: true });
  });

  test("a code is valid once, even in another browser, and guesses delay codes, but no recovery code", async () => {
    const responsable = await fixtures.responsable();
    const { show, recoveryCodes } = await withCodes(responsable);
    const [first, second] = [await halfSignedIn(responsable), await halfSignedIn(responsable)];
    const code = show();
    await first.client.call(signInWithCode, { code });
    expect(await second.client.refused(signInWithCode, { code })).toMatchObject({ error: "second_factor_wrong" });
    for (let time = 1; time < 5; time += 1) await second.client.refused(signInWithCode, { code: "000000" });
    expect(await second.client.refused(signInWithCode, { code: show() })).toMatchObject({ status: 429 });
    await second.client.call(signInWithRecoveryCode, { code: recoveryCodes[0]! });
  });

  test("the second step must follow within ten minutes, and needs the first", async () => {
    const responsable = await fixtures.responsable();
    const { show } = await withCodes(responsable);
    const { client } = await halfSignedIn(responsable);
    clock.advance({ minutes: 10 });
    const late = await client.refused(signInWithCode, { code: show() });
    expect(late).toMatchObject({ status: 401, error: "second_factor_not_due" });
    expect(await visitor().refused(signInWithCode, { code: show() })).toMatchObject({ error: "second_factor_not_due" });
  });

  test("a user who is blocked between the two steps cannot sign in", async () => {
    const responsable = await fixtures.responsable();
    const { show } = await withCodes(responsable);
    const { client } = await halfSignedIn(responsable);
    await fixtures.blocked(responsable.user);
    expect(await client.refused(signInWithCode, { code: show() })).toMatchObject({ error: "second_factor_not_due" });
  });
});

describe("with a passkey", () => {
  test("only the registered device completes the sign-in", async () => {
    const admin = await fixtures.admin();
    const { device, added } = await withPasskey(admin);
    expect(added.passkey).toMatchObject({ _id: device.id, name: "Phone" });
    expect(added.recoveryCodes).toHaveLength(10);
    const { client, reply } = await halfSignedIn(admin);
    expect(reply).toMatchObject({ secondFactor: ["passkey", "recovery"] });
    const { options } = await client.call(beginSignInWithPasskey);
    const stranger = createAuthenticator();
    const forged = { ...stranger.use(options), id: device.id, rawId: device.id };
    expect(await client.refused(signInWithPasskey, { response: forged })).toMatchObject({
      error: "second_factor_wrong",
    });
    const { user } = await client.call(signInWithPasskey, { response: device.use(options) });
    expect(user._id).toBe(admin.user.id);
  });

  test("an answer for another site or another challenge is refused", async () => {
    const admin = await fixtures.admin();
    const { device } = await withPasskey(admin);
    const [first, second] = [await halfSignedIn(admin), await halfSignedIn(admin)];
    const { options } = await first.client.call(beginSignInWithPasskey);
    const response = device.use(options);
    expect(await second.client.refused(signInWithPasskey, { response })).toMatchObject({
      error: "second_factor_not_begun",
    });
    await second.client.call(beginSignInWithPasskey);
    expect(await second.client.refused(signInWithPasskey, { response })).toMatchObject({
      error: "second_factor_wrong",
    });
    const phished = createAuthenticator("https://ijaza.evil.example");
    const made = await admin.call(beginPasskey);
    const answer = { name: "Phished", response: phished.make(made.options) };
    expect(await admin.refused(finishPasskey, answer)).toMatchObject({ error: "second_factor_wrong" });
  });
});

describe("recovery codes", () => {
  test("are valid once each, and new ones end the former", async () => {
    const responsable = await fixtures.responsable();
    const { recoveryCodes } = await withCodes(responsable);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = "", other = ""] = recoveryCodes;
    const { client } = await halfSignedIn(responsable);
    await client.call(signInWithRecoveryCode, { code: code.toUpperCase().replaceAll("-", " ") });
    expect((await client.call(getSecondFactor)).recoveryCodesLeft).toBe(9);
    const again = await halfSignedIn(responsable);
    expect(await again.client.refused(signInWithRecoveryCode, { code })).toMatchObject({ status: 401 });
    await client.call(renewRecoveryCodes);
    expect(await again.client.refused(signInWithRecoveryCode, { code: other })).toMatchObject({ status: 401 });
  });

  test("are stored as digests, and the app's secret is not readable", async () => {
    const responsable = await fixtures.responsable();
    const { recoveryCodes } = await withCodes(responsable);
    const rows = await inScope(db, EVERYTHING, async (trx) => [
      await trx.selectFrom("recovery_codes").selectAll().execute(),
      await trx.selectFrom("code_generators").selectAll().execute(),
    ]);
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0]);
  });
});

describe("the settings", () => {
  test("require a recent password, and show what is set up", async () => {
    const responsable = await fixtures.responsable();
    const { device } = await withPasskey(responsable);
    await withCodes(responsable);
    const described = await responsable.call(getSecondFactor);
    expect(described).toMatchObject({
      passkeys: [{ name: "Phone", lastUsedAt: null }],
      codes: true,
      recoveryCodesLeft: 10,
    });
    clock.advance({ minutes: 16 });
    for (const call of [beginPasskey, beginCodes, removeCodes, renewRecoveryCodes]) {
      expect(await responsable.refused(call)).toMatchObject({ status: 403, error: "password_required" });
    }
    expect(await responsable.refused(removePasskey, { id: device.id })).toMatchObject({ error: "password_required" });
  });

  test("delete the recovery codes with the last factor, and then the password suffices", async () => {
    const responsable = await fixtures.responsable();
    const { device } = await withPasskey(responsable);
    const { show } = await withCodes(responsable);
    await responsable.call(removeCodes, { code: show() });
    const foreign = await fixtures.responsable();
    expect(await foreign.refused(beginRemovingPasskey, { id: device.id })).toMatchObject({ status: 404 });
    const { options } = await responsable.call(beginRemovingPasskey, { id: device.id });
    await responsable.call(removePasskey, { id: device.id, response: device.use(options) });
    expect(await responsable.call(getSecondFactor)).toEqual({ passkeys: [], codes: false, recoveryCodesLeft: 0 });
    expect((await halfSignedIn(responsable)).reply).toMatchObject({ authenticated: true });
  });

  test("allow a password of eight characters beside a second factor, but not alone", async () => {
    const responsable = await fixtures.responsable();
    const short = { currentPassword: PASSWORD, password: "8 + kiwi" };
    expect(await responsable.refused(changePassword, short)).toMatchObject({ errors: [{ error: "too_short" }] });
    const { recoveryCodes } = await withCodes(responsable);
    const [recoveryCode = "", another = ""] = recoveryCodes;
    await responsable.call(changePassword, short);
    expect(await responsable.refused(removeCodes, { recoveryCode })).toMatchObject({ error: "longer_password_first" });
    await responsable.call(changePassword, { currentPassword: short.password, password: PASSWORD });
    await responsable.call(removeCodes, { recoveryCode: another });
  });

  test("do not allow removing a factor by the password alone, by another factor, or by guesses", async () => {
    const responsable = await fixtures.responsable();
    const { device } = await withPasskey(responsable);
    const other = await withPasskey(responsable);
    const { show } = await withCodes(responsable);
    expect(await responsable.refused(removeCodes)).toMatchObject({ errors: [{ path: "code", error: "required" }] });
    expect(await responsable.refused(removePasskey, { id: device.id })).toMatchObject({ error: "invalid_input" });
    const { options } = await responsable.call(beginRemovingPasskey, { id: device.id });
    const foreign = { id: device.id, response: other.device.use(options) };
    expect(await responsable.refused(removePasskey, foreign)).toMatchObject({ error: "second_factor_wrong" });
    const wrong = { code: "000000" };
    for (let time = 0; time < 5; time += 1) await responsable.refused(removeCodes, wrong);
    expect(await responsable.refused(removeCodes, { code: show() })).toMatchObject({ status: 429 });
    expect(await responsable.call(getSecondFactor)).toMatchObject({ passkeys: [{}, {}], codes: true });
  });
});
