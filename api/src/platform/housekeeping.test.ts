/** What is swept away, and what stays. */
import { keepAlive, signIn, verifyUser } from "@ijaza/schema/users";
import { expect, test } from "vitest";
import { startTestApp } from "../../test/harness.ts";
import { sweep } from "./housekeeping.ts";
import { newId } from "./ids.ts";

const { db, clock, given, visitor } = await startTestApp();

test("sessions, counters and kept replies go when their time is over, and not before", async () => {
  const count = async (table: "sessions" | "attempts" | "replies") =>
    (await db.selectFrom(table).selectAll().execute()).length;
  const agent = await given.agent();
  await db.deleteFrom("attempts").execute();
  await agent.call(keepAlive, {}, { headers: { "idempotency-key": newId() } });
  await visitor().refused(signIn, { email: "nobody@staff.example", password: "a wrong password" });
  const all = async () => [await count("sessions"), await count("attempts"), await count("replies")];

  await sweep({ db, clock });
  expect(await all()).toEqual([1, 2, 1]);
  expect(await agent.call(verifyUser)).toMatchObject({ authenticated: true });
  clock.advance({ hours: 25 });
  await sweep({ db, clock });
  expect(await all()).toEqual([0, 0, 0]);
});
