/** The operator's console: the first admin registers by a printed link, and the log records who issued it. */
import { changePassword, resetPassword, resolveToken } from "@ijaza/schema/accounts/calls";
import { beginCodes, confirmCodes } from "@ijaza/schema/accounts/second-factor";
import { signIn, verifyUser } from "@ijaza/schema/users/calls";
import { beforeEach, expect, test } from "vitest";
import { createCodeApp } from "../test/code-app.ts";
import { EVERYTHING } from "../test/everything.ts";
import { PASSWORD } from "../test/fixtures.ts";
import { startTestApp, TEST_PUBLIC_URL } from "../test/harness.ts";
import { administer, readCommand } from "./admin.ts";
import { inScope } from "./platform/database.ts";

const { db, fixtures, mails, clock, visitor } = await startTestApp();
const EMAIL = "nadia@ministry.example";

beforeEach(async () => {
  await db.deleteFrom("attempts").execute();
  await inScope(db, EVERYTHING, (trx) => trx.updateTable("users").set({ deleted_at: new Date() }).execute());
});

/** Runs a typed command; returns its exit code and its output. */
async function admin(line: string) {
  const command = readCommand(line.split(" "));
  if (!command) throw new Error("a call for help is no command");
  const output: string[] = [];
  const code = await administer(command, { db, clock, publicUrl: TEST_PUBLIC_URL, print: (text) => output.push(text) });
  const token = /\/forget_password\/(\S+)/.exec(output.join("\n"))?.[1] ?? "";
  return { code, output: output.join("\n"), token };
}

const eventsOf = (id: string) =>
  inScope(db, EVERYTHING, (trx) =>
    trx.selectFrom("audit_events").select(["kind", "actor_role"]).where("subject_id", "=", id).orderBy("seq").execute(),
  );

async function register(token: string) {
  await visitor().call(resetPassword, { token, password: PASSWORD });
  const client = visitor();
  const { user } = await client.call(signIn, { email: EMAIL, password: PASSWORD });
  return { ...client, user };
}

test("on an empty platform the first admin registers by a link that is printed and not mailed", async () => {
  const { code, token } = await admin(`invite ${EMAIL} --name Nadia`);
  expect(code).toBe(0);
  expect(await mails.to(EMAIL)).toEqual([]);
  const { user } = await register(token);
  expect(user).toMatchObject({ username: "Nadia", role: { name: "admin_ijaza" } });
  expect(await eventsOf(user?._id ?? "")).toContainEqual({ kind: "user.created", actor_role: "operator" });
  expect(await visitor().refused(resetPassword, { token, password: PASSWORD })).toMatchObject({ status: 404 });
});

test("a lost invitation is printed again, and the former link ends", async () => {
  const lost = await admin(`invite ${EMAIL}`);
  const { token } = await admin(`invite ${EMAIL}`);
  expect(await visitor().refused(resolveToken, { token: lost.token })).toMatchObject({ error: "link_not_valid" });
  const { user } = await register(token);
  expect(user).toMatchObject({ username: "nadia" });
  expect(await admin(`invite ${EMAIL}`)).toMatchObject({ code: 1, output: expect.stringContaining("has an account") });
});

test("users of other roles cannot become admins, and a taken name is refused", async () => {
  await fixtures.agent({ email: EMAIL, username: "Nadia" });
  expect(await admin(`invite ${EMAIL}`)).toMatchObject({ code: 1, output: expect.stringContaining("another role") });
  const second = await admin("invite second@ministry.example --name nadia");
  expect(second).toMatchObject({ code: 1, output: expect.stringContaining("--name") });
});

test("a blocked account is signed out at once, cannot be invited, and can be unblocked", async () => {
  const person = await fixtures.admin();
  const { email, id } = person.user;
  expect(await admin(`block ${email}`)).toMatchObject({ code: 0, output: `${email} is blocked.` });
  expect(await person.call(verifyUser)).toMatchObject({ authenticated: false });
  expect(await visitor().refused(signIn, { email, password: PASSWORD })).toMatchObject({ error: "account_blocked" });
  expect((await admin(`invite ${email}`)).code).toBe(1);
  expect((await admin(`unblock ${email}`)).code).toBe(0);
  await visitor().call(signIn, { email, password: PASSWORD });
  const kinds = (await eventsOf(id)).filter(({ actor_role }) => actor_role === "operator").map(({ kind }) => kind);
  expect(kinds).toEqual(["user.blocked", "user.unblocked"]);
});

async function withSecondFactor() {
  const person = await fixtures.responsable();
  const { secret } = await person.call(beginCodes);
  await person.call(confirmCodes, { code: createCodeApp(secret, clock)() });
  return person;
}

test("after the loss of the second factor the password suffices again, and earlier sessions end", async () => {
  const person = await withSecondFactor();
  const { email, id } = person.user;
  expect(await admin(`reset-second-factor ${email}`)).toMatchObject({ code: 0, token: "" });
  expect(await person.call(verifyUser)).toMatchObject({ authenticated: false });
  expect(await visitor().call(signIn, { email, password: PASSWORD })).toMatchObject({ authenticated: true });
  expect(await eventsOf(id)).toContainEqual({ kind: "second_factor.reset", actor_role: "operator" });
});

test("a password that was only allowed beside the second factor is deleted with it", async () => {
  const person = await withSecondFactor();
  const { email } = person.user;
  await person.call(changePassword, { currentPassword: PASSWORD, password: "8 + kiwi" });
  const { token } = await admin(`reset-second-factor ${email}`);
  const former = await visitor().refused(signIn, { email, password: "8 + kiwi" });
  expect(former).toMatchObject({ error: "invalid_credentials" });
  await visitor().call(resetPassword, { token, password: PASSWORD });
  expect(await visitor().call(signIn, { email, password: PASSWORD })).toMatchObject({ authenticated: true });
});

test.each(["block", "unblock", "reset-second-factor"])("%s names an address that nobody has", async (command) => {
  const answer = await admin(`${command} nobody@ministry.example`);
  expect(answer).toMatchObject({ code: 1, output: expect.stringContaining("nobody@ministry.example") });
});

test.each([
  ["promote a@b.example", /no command promote/],
  ["invite", /takes one e-mail/],
  ["invite nadia", /not an e-mail/],
  ["invite a@b.example --name a@b", /1 to 80 characters/],
  ["block a@b.example --name Nadia", /takes no --name/],
  ["block a@b.example --force", /--force/],
])("the command line refuses: %s", (line, why) => {
  expect(() => readCommand(line.split(" "))).toThrow(why);
});
