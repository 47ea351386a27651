/** The own account through HTTP: names, e-mail, language, signature, sessions. */

import { confirmEmail, endOtherSessions, getSessions, updateUser, updateUserById } from "@ijaza/schema/accounts/own";
import { updatePreferences } from "@ijaza/schema/profile/preferences";
import { countStudentLogin, verifyStudent } from "@ijaza/schema/session/student";
import { getStudents } from "@ijaza/schema/students/calls";
import { confirmPassword, signIn, verifyUser } from "@ijaza/schema/users/calls";
import { beforeEach, describe, expect, test } from "vitest";
import { EVERYTHING } from "../../../../test/everything.ts";
import { PASSWORD } from "../../../../test/fixtures.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { inScope } from "../../../platform/database.ts";
import { sharp } from "../../../platform/files/sharp.ts";
import type { UniversityRow } from "../../universities/universities.service.ts";

const { db, fixtures, mails, clock, visitor } = await startTestApp();

const tokenFor = async (email: string) => (await mails.linkFor(email)).pathname.split("/").at(-1) ?? "";

beforeEach(async () => {
  await db.deleteFrom("attempts").execute();
});

describe("a new e-mail", () => {
  test("becomes valid once it is confirmed by mail, and the former address is informed", async () => {
    const agent = await fixtures.agent();
    const { user } = await agent.call(updateUser, { email: "new@staff.example", username: "New Name" });
    expect(user).toMatchObject({ email: agent.user.email, username: "New Name" });
    const token = await tokenFor("new@staff.example");
    await visitor().call(confirmEmail, { token });
    expect((await agent.call(verifyUser)).user?.email).toBe("new@staff.example");
    expect(await visitor().refused(confirmEmail, { token })).toMatchObject({ error: "link_not_valid" });
    expect((await mails.to(agent.user.email)).at(-1)?.subject).toBe(
      "The e-mail address of your account has been changed",
    );
    await visitor().call(signIn, { email: "new@staff.example", password: PASSWORD });
  });

  test("requires the password again after 15 minutes; a new name does not", async () => {
    const agent = await fixtures.agent();
    clock.advance({ minutes: 16 });
    await agent.call(updateUser, { username: "Renamed", numero: "+216 71 000 000" });
    const changes = { email: "later@staff.example" };
    expect(await agent.refused(updateUser, changes)).toMatchObject({ status: 403, error: "password_required" });
    await agent.call(confirmPassword, { password: PASSWORD });
    await agent.call(updateUser, changes);
    clock.advance({ hours: 24 });
    const token = await tokenFor("later@staff.example");
    expect(await visitor().refused(confirmEmail, { token })).toMatchObject({ error: "link_not_valid" });
  });

  test("is answered alike if another account has it, which alone is told", async () => {
    const [agent, platform, other] = [await fixtures.agent(), await fixtures.admin(), await fixtures.agent()];
    const answers: object[] = [];
    for (const email of ["free@staff.example", other.user.email]) {
      const own = await agent.call(updateUser, { email });
      const assigned = await platform.call(updateUserById, { userId: agent.user.id, email });
      expect(own.user.pendingEmail).toBe(email);
      answers.push({ ...own.user, pendingEmail: "" }, assigned.user);
      await agent.call(updateUser, { email: agent.user.email });
      await db.deleteFrom("attempts").execute();
    }
    expect(answers.slice(2)).toEqual(answers.slice(0, 2));
    const sent = await mails.to(other.user.email);
    expect(sent).toHaveLength(2);
    for (const { subject } of sent)
      expect(subject).toContain("Votre adresse électronique a été indiquée pour un autre compte");
    expect(sent.map(({ text }) => text).join()).not.toContain("/forget_password/");
  });

  test("is mailed a limited number of times, whoever gives it to whom", async () => {
    const [platform, { user }] = [await fixtures.admin(), await fixtures.responsable()];
    await inScope(db, EVERYTHING, (trx) => trx.deleteFrom("mails").execute());
    for (const userId of [user.id, platform.user.id]) {
      let count = 0;
      const assign = () => platform.send(updateUserById, { userId, email: `given${count++}@outside.example` });
      while ((await assign()).statusCode === 200) expect(count).toBeLessThan(60);
      // The present address of another account hears of each, three times a day.
      expect(count).toBe(userId === user.id ? 4 : 45);
    }
    const queued = await inScope(db, EVERYTHING, (trx) =>
      trx
        .selectFrom("mails")
        .select("id")
        .where("kind", "in", ["accounts.email_given", "accounts.confirm_email"])
        .execute(),
    );
    expect(queued).toHaveLength(3 + 44);
  });

  test("is refused as a name", async () => {
    const [agent, other] = [await fixtures.agent(), await fixtures.agent()];
    const name = { username: other.user.username.toUpperCase() };
    expect(await agent.refused(updateUser, name)).toMatchObject({ status: 409, error: "username_taken" });
    expect(await agent.refused(updateUser, { username: "a@b.example" })).toMatchObject({ error: "invalid_input" });
  });

  test("can be set by students too, whose names only the university changes", async () => {
    const student = await fixtures.signedInStudent();
    expect(await student.refused(updateUser, { username: "Somebody" })).toMatchObject({ status: 400 });
    await student.call(updateUser, { email: "private@mail.example", numero: "+216 99 000 000" });
    await visitor().call(confirmEmail, { token: await tokenFor("private@mail.example") });
    const { user } = await student.call(verifyStudent);
    expect(user).toMatchObject({ email: "private@mail.example", numero: "+216 99 000 000" });
    const agent = await fixtures.agent({ university: { id: student.universityId } as UniversityRow });
    const { students } = await agent.call(getStudents, { search: "private@mail" });
    expect(students.map(({ _id }) => _id)).toEqual([student.student.id]);
  });

  test("may be assigned by an administrator, and must be confirmed nevertheless", async () => {
    const agent = await fixtures.agent();
    const [platform, network] = [await fixtures.admin(), await fixtures.admin("admin_alecso")];
    for (const admin of [platform, network]) {
      const { user } = await admin.call(updateUserById, { userId: agent.user.id, numero: "123456" });
      expect(user.numero).toBe("123456");
    }
    const { user } = await platform.call(updateUserById, { userId: agent.user.id, email: "moved@staff.example" });
    expect(user.email).toBe(agent.user.email);
    await visitor().call(confirmEmail, { token: await tokenFor("moved@staff.example") });
    const waiting = { email: agent.user.email, pendingEmail: "moved@staff.example" };
    expect((await agent.call(verifyUser)).user).toMatchObject(waiting);
    const hidden = { userId: platform.user.id, username: "Taken over" };
    expect(await network.refused(updateUserById, hidden)).toMatchObject({ status: 404 });
  });
});

test("a user sets the own language and signature, and the signature is encoded again", async () => {
  const agent = await fixtures.agent();
  const picture = await sharp({ create: { width: 900, height: 300, channels: 3, background: "#fff" } })
    .jpeg()
    .toBuffer();
  const signature = `data:image/jpeg;base64,${picture.toString("base64")}`;
  const { user } = await agent.call(updatePreferences, { language: "ar", signature });
  expect(user.language).toBe("ar");
  expect(user.signature).toMatch(/^data:image\/png;base64,/);
  expect((await agent.call(updatePreferences, { signature: null })).user.signature).toBeNull();
  const script = { signature: "data:image/svg+xml;base64,PHN2Zy8+" };
  expect(await agent.refused(updatePreferences, script)).toMatchObject({ status: 422, error: "picture_not_accepted" });
  const student = await fixtures.signedInStudent();
  expect((await student.call(updatePreferences, { language: "fr" })).user.language).toBe("fr");
});

test("the own sessions are listed by browser, and the others can be ended", async () => {
  const agent = await fixtures.agent();
  const phone = visitor();
  const headers = { "user-agent": "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0" };
  await phone.call(signIn, { email: agent.user.email, password: PASSWORD }, { headers });
  const { sessions } = await agent.call(getSessions);
  expect(sessions).toMatchObject([{ current: true }, { browser: "Firefox", system: "Android", current: false }]);
  await agent.call(endOtherSessions);
  expect(await phone.call(verifyUser)).toMatchObject({ authenticated: false });
  expect((await agent.call(getSessions)).sessions).toHaveLength(1);
});

test("a student's sign-ins are counted once for each session", async () => {
  const student = await fixtures.signedInStudent();
  expect(await student.call(countStudentLogin)).toEqual({ numberOfLogins: 1 });
  expect(await student.call(countStudentLogin)).toEqual({ numberOfLogins: 1 });
});
