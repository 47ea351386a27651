/** An e-mail that an administrator assigns to an account, through HTTP: confirmation, waiting period and objection. */

import { forgetPassword, resetPassword, resolveToken } from "@ijaza/schema/accounts/calls";
import { getUserById } from "@ijaza/schema/accounts/lists";
import { confirmEmail, objectToNewAddress, updateUser, updateUserById } from "@ijaza/schema/accounts/own";
import { beginCodes, confirmCodes } from "@ijaza/schema/accounts/second-factor";
import { updateUniversity } from "@ijaza/schema/universities/calls";
import { signIn, verifyUser } from "@ijaza/schema/users/calls";
import { expect, test } from "vitest";
import { createCodeApp } from "../../../../test/code-app.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { PASSWORD } from "../../../../test/fixtures.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { inScope } from "../../../platform/database.ts";
import { sweep } from "../../../platform/housekeeping.ts";

const { db, fixtures, mails, clock, visitor, rooms } = await startTestApp();

const tokenFor = async (email: string) => (await mails.linkFor(email)).pathname.split("/").at(-1) ?? "";
const keepHouse = () => sweep({ db, clock, others: [rooms.accounts.own.applyDueEmails] });

async function setUpAddressFor(email: string) {
  const owner = await fixtures.responsable();
  const admin = await fixtures.admin("admin_alecso");
  await admin.call(updateUniversity, { _id: owner.universityId, language: "en" });
  await admin.call(updateUserById, { userId: owner.user.id, email });
  return { owner, admin, present: owner.user.email, confirming: await tokenFor(email) };
}

const signsInBy = async (email: string) =>
  (await visitor().send(signIn, { email, password: PASSWORD })).statusCode === 200;
const kindsOf = (subjectId: string) =>
  inScope(db, EVERYTHING, async (trx) => {
    const query = trx.selectFrom("audit_events").select("kind").where("subject_id", "=", subjectId).orderBy("seq");
    return (await query.execute()).map(({ kind }) => kind).filter((kind) => /^(email|user\.changed)/.test(kind));
  });

test("becomes valid a day after its confirmation and not before; each step is in the log", async () => {
  const { owner, present, confirming } = await setUpAddressFor("given@staff.example");
  await visitor().call(confirmEmail, { token: confirming });
  clock.advance({ hours: 23 });
  await keepHouse();
  expect(await signsInBy("given@staff.example")).toBe(false);
  clock.advance({ hours: 1, seconds: 1 });
  await Promise.all([keepHouse(), keepHouse()]);
  expect([await signsInBy("given@staff.example"), await signsInBy(present)]).toEqual([true, false]);
  expect(await kindsOf(owner.user.id)).toEqual(["email.change_given", "email.change_confirmed", "user.changed"]);
  expect((await mails.to(present)).at(-1)?.subject).toBe("The e-mail address of your account has been changed");
});

test("never becomes valid when nobody confirms it within a day", async () => {
  const { admin, owner, confirming } = await setUpAddressFor("unread@staff.example");
  expect((await admin.call(getUserById, { id: owner.user.id })).user.pendingEmail).toBe("unread@staff.example");
  clock.advance({ hours: 24, seconds: 1 });
  expect(await visitor().refused(confirmEmail, { token: confirming })).toMatchObject({ error: "link_not_valid" });
  clock.advance({ hours: 72 });
  await keepHouse();
  expect(await signsInBy("unread@staff.example")).toBe(false);
  const platform = await fixtures.admin();
  expect((await platform.call(getUserById, { id: owner.user.id })).user.pendingEmail).toBeNull();
});

test("is cancelled once by the owner's link alone, before or after the confirmation", async () => {
  for (const isConfirmed of [false, true]) {
    const email = `unwanted-${isConfirmed}@staff.example`;
    const { owner, present, confirming } = await setUpAddressFor(email);
    const objecting = await tokenFor(present);
    if (isConfirmed) await visitor().call(confirmEmail, { token: confirming });
    const resolved = { purpose: "object-to-new-address", email };
    expect(await visitor().call(resolveToken, { token: objecting })).toMatchObject(resolved);
    await visitor().call(objectToNewAddress, { token: objecting });
    expect(await visitor().refused(objectToNewAddress, { token: objecting })).toMatchObject({
      error: "link_not_valid",
    });
    expect(await visitor().refused(confirmEmail, { token: confirming })).toMatchObject({ error: "link_not_valid" });
    clock.advance({ hours: 25 });
    await keepHouse();
    expect([await signsInBy(email), await signsInBy(present)]).toEqual([false, true]);
    expect((await kindsOf(owner.user.id)).at(-1)).toBe("email.change_objected");
  }
});

test("is cancelled when the signed-in owner enters the present e-mail", async () => {
  const { owner, present, confirming } = await setUpAddressFor("declined@staff.example");
  await visitor().call(confirmEmail, { token: confirming });
  expect((await owner.call(verifyUser)).user?.pendingEmail).toBe("declined@staff.example");
  expect((await owner.call(updateUser, { email: present })).user.pendingEmail).toBeNull();
  clock.advance({ hours: 25 });
  await keepHouse();
  expect(await signsInBy(present)).toBe(true);
});

test("is replaced by a later one, which only its own link confirms and which waits a new day", async () => {
  const { owner, admin, confirming } = await setUpAddressFor("first@staff.example");
  await visitor().call(confirmEmail, { token: confirming });
  await admin.call(updateUserById, { userId: owner.user.id, email: "second@staff.example" });
  clock.advance({ hours: 25 });
  await keepHouse();
  expect(await signsInBy("first@staff.example")).toBe(false);
});

test("is dropped if another account has the address by then", async () => {
  const { present, confirming } = await setUpAddressFor("wanted@staff.example");
  await visitor().call(confirmEmail, { token: confirming });
  await fixtures.agent({ email: "wanted@staff.example" });
  clock.advance({ hours: 25 });
  await keepHouse();
  expect(await signsInBy(present)).toBe(true);
});

test("does not replace the owner's second factor", async () => {
  const { owner, confirming } = await setUpAddressFor("taken-over@staff.example");
  const { secret } = await owner.call(beginCodes);
  await owner.call(confirmCodes, { code: createCodeApp(secret, clock)() });
  await visitor().call(confirmEmail, { token: confirming });
  clock.advance({ hours: 25 });
  await keepHouse();
  await visitor().call(forgetPassword, { email: "taken-over@staff.example" });
  const password = "a sentence of somebody else";
  const intruder = visitor();
  await intruder.call(resetPassword, { token: await tokenFor("taken-over@staff.example"), password });
  const due = { authenticated: false, secondFactor: ["code", "recovery"] };
  expect(await intruder.call(signIn, { email: "taken-over@staff.example", password })).toEqual(due);
});
