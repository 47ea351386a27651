/** A mailed code through HTTP when many calls use it at once: one password is set once. */
import { addStudents, finishFirstSignIn } from "@ijaza/schema/students/calls";
import { signInStudent, signInWithCode } from "@ijaza/schema/users/calls";
import { expect, test } from "vitest";
import { runs } from "../../../../test-seed.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { studentValues } from "../../../test/fixtures.ts";
import { startTestApp } from "../../../test/harness.ts";
import { inScope } from "../../platform/database.ts";

const { fixtures, mails, visitor, db } = await startTestApp();

const CALLS = runs({ few: 60, all: 1000 });
const TRIES = runs({ few: 40, all: 400 });
const PASSWORD = "a sentence of my own, truly";
const student = { ...studentValues(1), email: "replayed@etu.example" };
const identifier = student.studentNumber;

test(`of ${CALLS} calls with the code at once, one sets the password and gets the only session`, async () => {
  const agent = await fixtures.agent();
  await agent.call(addStudents, { students: [student] });
  const code = (await mails.to(student.email))[0]?.text.match(/(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}/)?.[0] ?? "none";

  const comers = Array.from({ length: CALLS }, () => visitor());
  const entries = await Promise.all(comers.map((client) => client.send(signInWithCode, { identifier, code })));
  expect(entries.every(({ statusCode }) => [200, 429].includes(statusCode))).toBe(true);
  const inside = comers.filter((_, place) => entries[place]?.statusCode === 200);

  // The admitted ones call again and again, each with another password.
  const tries = Array.from({ length: TRIES }, (_, number) => ({ number, client: inside[number % inside.length]! }));
  const replies = await Promise.all(
    tries.map(({ client, number }) => client.send(finishFirstSignIn, { password: `${PASSWORD} ${number}` })),
  );
  const winners = replies.filter(({ statusCode }) => statusCode === 200);
  expect(winners).toHaveLength(1);
  const refusals = replies.filter((reply) => !winners.includes(reply)).map((reply) => reply.json().error);
  expect(refusals.every((code) => code === "first_sign_in_done" || code === "not_authenticated")).toBe(true);
  expect(await openSessions()).toBe(1);
  expect(await passwordsSet()).toBe(1);

  await db.deleteFrom("attempts").execute();
  const password = `${PASSWORD} ${replies.indexOf(winners[0]!)}`;
  const { user } = await visitor().call(signInStudent, { identifier, password });
  expect(user).toMatchObject({ email: student.email });
  expect(await visitor().refused(signInWithCode, { identifier, code })).toMatchObject({ error: "invalid_credentials" });
});

const openSessions = async () =>
  (await db.selectFrom("sessions").select("handle").where("kind", "=", "student").execute()).length;

const passwordsSet = () =>
  inScope(db, EVERYTHING, async (trx) => {
    const events = trx.selectFrom("audit_events").select("seq").where("kind", "=", "student.password_set");
    return (await events.execute()).length;
  });
