/** A new e-mail that waits to be confirmed, through HTTP: who sees it, mailing its link again, and keeping the old one. */

import { forgetPassword, resetPassword } from "@ijaza/schema/accounts/calls";
import { getAllUsers } from "@ijaza/schema/accounts/lists";
import { confirmEmail, updateUser, updateUserById } from "@ijaza/schema/accounts/own";
import { updatePreferences } from "@ijaza/schema/profile/preferences";
import { verifyStudent } from "@ijaza/schema/session/student";
import { updateStudent } from "@ijaza/schema/students/calls";
import { signInStudent, verifyUser } from "@ijaza/schema/users/calls";
import { expect, test } from "vitest";
import { EVERYTHING } from "../../../../test/everything.ts";
import { PASSWORD } from "../../../../test/fixtures.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { inScope } from "../../../platform/database.ts";

const { db, fixtures, mails, clock, visitor } = await startTestApp();

const tokenFor = async (email: string) => (await mails.linkFor(email)).pathname.split("/").at(-1) ?? "";

test("a new e-mail is shown to its owner until it is confirmed, and to nobody else", async () => {
  const agent = await fixtures.agent();
  const admin = await fixtures.admin();
  const reply = await agent.call(updateUser, { email: "waits@staff.example" });
  expect(reply.user).toMatchObject({ email: agent.user.email, pendingEmail: "waits@staff.example" });
  expect((await agent.call(verifyUser)).user?.pendingEmail).toBe("waits@staff.example");
  expect((await agent.call(updatePreferences, { language: "fr" })).user.pendingEmail).toBe("waits@staff.example");
  const { users } = await admin.call(getAllUsers, { search: agent.user.email });
  expect(users.map(({ _id }) => _id)).toEqual([agent.user.id]);
  expect(JSON.stringify(users)).not.toContain("waits@staff.example");
  await visitor().call(confirmEmail, { token: await tokenFor("waits@staff.example") });
  expect((await agent.call(verifyUser)).user).toMatchObject({ email: "waits@staff.example", pendingEmail: null });
});

test("an account has its address since the moment when it became valid, whatever else is changed", async () => {
  const agent = await fixtures.agent();
  const heldSince = () =>
    inScope(db, EVERYTHING, async (trx) => {
      const query = trx.selectFrom("users").select("email_since").where("id", "=", agent.user.id);
      return (await query.executeTakeFirstOrThrow()).email_since;
    });
  const created = await heldSince();
  clock.advance({ minutes: 10 });
  await agent.call(updateUser, { email: "moved@staff.example" });
  await agent.call(updatePreferences, { language: "fr" });
  expect(await heldSince()).toEqual(created);
  await visitor().call(confirmEmail, { token: await tokenFor("moved@staff.example") });
  expect((await heldSince()).getTime() - created.getTime()).toBeGreaterThanOrEqual(600_000);
});

test("an e-mail that was not confirmed within a day expires", async () => {
  const student = await fixtures.signedInStudent();
  await student.call(updateUser, { email: "late@mail.example" });
  expect((await student.call(verifyStudent)).user?.pendingEmail).toBe("late@mail.example");
  clock.advance({ hours: 24 });
  const {
    universityId,
    student: { student_number: identifier },
  } = student;
  await student.call(signInStudent, { identifier, universityId, password: PASSWORD });
  expect((await student.call(verifyStudent)).user?.pendingEmail).toBeNull();
});

test("requesting the same e-mail again sends a new mail and ends the former link", async () => {
  const agent = await fixtures.agent();
  await agent.call(updateUser, { email: "twice@staff.example" });
  const former = await tokenFor("twice@staff.example");
  await agent.call(updateUser, { email: "twice@staff.example" });
  const token = await tokenFor("twice@staff.example");
  expect(token).not.toBe(former);
  expect(await mails.to("twice@staff.example")).toHaveLength(2);
  expect(await visitor().refused(confirmEmail, { token: former })).toMatchObject({ error: "link_not_valid" });
  await visitor().call(confirmEmail, { token });
});

test("repeated requests do not send one mail after the other", async () => {
  const agent = await fixtures.agent();
  for (let time = 0; time < 5; time += 1) await agent.call(updateUser, { email: `victim${time}@mail.example` });
  const next = { email: "victim@mail.example" };
  expect(await agent.refused(updateUser, next)).toMatchObject({ status: 429, error: "too_many_requests" });
  expect(await mails.to("victim@mail.example")).toEqual([]);
  clock.advance({ minutes: 1 });
  await agent.call(updateUser, next);
});

test("entering the present e-mail keeps it and ends the new one with its link", async () => {
  const agent = await fixtures.agent();
  await agent.call(updateUser, { email: "regretted@staff.example" });
  const token = await tokenFor("regretted@staff.example");
  const { user } = await agent.call(updateUser, { email: agent.user.email });
  expect(user).toMatchObject({ email: agent.user.email, pendingEmail: null });
  expect(await visitor().refused(confirmEmail, { token })).toMatchObject({ error: "link_not_valid" });
});

test("an administrator who enters the present e-mail cancels nothing", async () => {
  const agent = await fixtures.agent();
  await agent.call(updateUser, { email: "stays@staff.example" });
  const admin = await fixtures.admin();
  const { user } = await admin.call(updateUserById, {
    userId: agent.user.id,
    email: agent.user.email,
    numero: "12345",
  });
  expect(user).not.toHaveProperty("pendingEmail");
  expect((await agent.call(verifyUser)).user?.pendingEmail).toBe("stays@staff.example");
});

test("mails to a former address are put off when it has had twenty in an hour", async () => {
  const university = await fixtures.university();
  const { id: _id, email } = (await fixtures.signedInStudent({ university })).student;
  const agent = await fixtures.agent({ university });
  for (let time = 0; time < 21; time += 1) {
    await agent.call(updateStudent, { _id, email: "moved@etu.example" });
    await agent.call(updateStudent, { _id, email });
  }
  const due = await inScope(db, EVERYTHING, (trx) =>
    trx
      .selectFrom("mails")
      .select("run_after")
      .where("subject_id", "=", _id)
      .where("kind", "=", "accounts.email_changed")
      .execute(),
  );
  // Twenty-one to each of the two addresses: the last of them wait for a later hour.
  expect(due).toHaveLength(42);
  expect(new Set(due.map(({ run_after }) => run_after.toISOString().slice(0, 13))).size).toBeGreaterThan(1);
});

test("when the university changes a student's e-mail, the former address is informed and its links end", async () => {
  const university = await fixtures.university();
  const student = await fixtures.signedInStudent({ university });
  const { id: _id, email } = student.student;
  await student.call(updatePreferences, { language: "en" });
  await visitor().call(forgetPassword, { email });
  const token = await tokenFor(email);
  await (await fixtures.agent({ university })).call(updateStudent, { _id, email: "moved@etu.example" });
  expect((await mails.to(email)).at(-1)?.subject).toBe("The e-mail address of your account has been changed");
  const reset = { token, password: "a sentence of my own, truly" };
  expect(await visitor().refused(resetPassword, reset)).toMatchObject({ error: "link_not_valid" });
  expect((await student.call(verifyStudent)).user?.email).toBe("moved@etu.example");
});
