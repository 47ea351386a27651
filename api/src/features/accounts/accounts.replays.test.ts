/** Links through HTTP when many calls use the same one at once: one call succeeds, and its effect happens once. */
import { createAgentUni, forgetPassword, registerAgentUni, resetPassword } from "@ijaza/schema/accounts/calls";
import { confirmEmail, updateUser } from "@ijaza/schema/accounts/own";
import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import { signIn, verifyUser } from "@ijaza/schema/users/calls";
import { expect, test } from "vitest";
import { runs } from "../../../../test-seed.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { PASSWORD } from "../../../test/fixtures.ts";
import { startTestApp } from "../../../test/harness.ts";
import { inScope } from "../../platform/database.ts";

/** The cost of hashing in production. If late calls hashed their passwords too, these tests would take minutes. */
const TRUE_COST = { memoryCost: 65 * 1024, timeCost: 3 };
const { db, fixtures, mails, visitor } = await startTestApp({ passwordCost: TRUE_COST });

/** Browsers that use a link at once; an invitation has five times as many. */
const BROWSERS = runs({ few: 10, all: 200 });
const NEW = "a sentence of my own";
const tokenFor = async (email: string) => (await mails.linkFor(email)).pathname.split("/").at(-1) ?? "";

/** Sends the call from so many browsers at once: how many succeed, which one does, and the refusals of the others. */
async function race(count: number, endpoint: Endpoint, inputOf: (number: number) => object) {
  const replies = await Promise.all(
    Array.from({ length: count }, (_, number) => visitor().send(endpoint, inputOf(number))),
  );
  const winners = replies.filter(({ statusCode }) => statusCode < 300);
  const refusals = replies.filter((reply) => !winners.includes(reply)).map((reply) => `${reply.json().error}`);
  return { winners: winners.length, winner: replies.indexOf(winners[0]!), refusals };
}

const refusedAll = (count: number) => Array.from({ length: count }, () => "link_not_valid");

const eventsOf = (subjectId: string, kind: string) =>
  inScope(db, EVERYTHING, (trx) =>
    trx.selectFrom("audit_events").select("seq").where("subject_id", "=", subjectId).where("kind", "=", kind).execute(),
  );
const sessionsOf = (subjectId: string) =>
  db.selectFrom("sessions").select("handle").where("subject_id", "=", subjectId).execute();

test(`an invitation used ${5 * BROWSERS} times at once gives one account, one event and one session`, async () => {
  const responsable = await fixtures.responsable();
  const email = "replayed@staff.example";
  const { user } = await responsable.call(createAgentUni, { username: "Replayed", email });
  const token = await tokenFor(email);
  const inputFor = (number: number) => ({ token, username: `Replayed ${number}`, password: `${PASSWORD} ${number}` });
  const { winners, winner, refusals } = await race(5 * BROWSERS, registerAgentUni, inputFor);
  expect(winners).toBe(1);
  expect(refusals).toEqual(refusedAll(5 * BROWSERS - 1));
  expect(await eventsOf(user._id, "user.registered")).toHaveLength(1);
  expect(await sessionsOf(user._id)).toHaveLength(1);
  const signedIn = await visitor().call(signIn, { email, password: `${PASSWORD} ${winner}` });
  expect(signedIn.user).toMatchObject({ _id: user._id, username: `Replayed ${winner}` });
});

test("a forgotten password is set once when many calls use the link at once", async () => {
  const { user } = await fixtures.agent();
  await visitor().call(forgetPassword, { email: user.email });
  const token = await tokenFor(user.email);
  const inputFor = (number: number) => ({ token, password: `${NEW} ${number}` });
  const { winners, winner, refusals } = await race(BROWSERS, resetPassword, inputFor);
  expect({ winners, refusals }).toEqual({ winners: 1, refusals: refusedAll(BROWSERS - 1) });
  expect(await sessionsOf(user.id)).toEqual([]);
  await visitor().call(signIn, { email: user.email, password: `${NEW} ${winner}` });
  expect(
    (await mails.to(user.email)).filter(({ subject }) => subject === "Your password has been changed"),
  ).toHaveLength(1);
});

test("a new e-mail is confirmed once, however often its link is opened at once", async () => {
  const agent = await fixtures.agent();
  const email = "moved@staff.example";
  await agent.call(updateUser, { email });
  const token = await tokenFor(email);
  const { winners, refusals } = await race(BROWSERS, confirmEmail, () => ({ token }));
  expect({ winners, refusals }).toEqual({ winners: 1, refusals: refusedAll(BROWSERS - 1) });
  expect((await agent.call(verifyUser)).user?.email).toBe(email);
  expect(await eventsOf(agent.user.id, "user.changed")).toHaveLength(1);
});
