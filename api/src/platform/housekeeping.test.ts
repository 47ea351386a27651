/** Which stored data is swept, and which stays. */
import { keepAlive, signIn, verifyUser } from "@ijaza/schema/users/calls";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startTestApp } from "../../test/harness.ts";
import { inOneHour } from "../../test/one-hour.ts";
import { sweep } from "./housekeeping.ts";
import { newId } from "./ids.ts";

const { db, clock, fixtures, visitor } = await startTestApp();

test("past hours of notices are deleted, and later ones stay", () =>
  inOneHour(db, async () => {
    await db.deleteFrom("notice_hours").execute();
    await sql`insert into notice_hours (counter, hour, taken) select 'test', date_trunc('hour', now(), 'UTC') + n * interval '1 hour', 1
      from unnest(array[-2, -1, 0, 1]) n`.execute(db);
    await sweep({ db, clock });
    const { rows } = await sql`
      select hour - date_trunc('hour', now(), 'UTC') = interval '0' as "isNow" from notice_hours order by hour`.execute(
      db,
    );
    expect(rows).toEqual([{ isNow: true }, { isNow: false }]);
  }));

test("sessions, counters and idempotency keys are deleted when they expire, and not before", async () => {
  const count = async (table: "sessions" | "attempts" | "idempotency_keys") =>
    (await db.selectFrom(table).selectAll().execute()).length;
  const agent = await fixtures.agent();
  await db.deleteFrom("attempts").execute();
  await agent.call(keepAlive, {}, { headers: { "idempotency-key": newId() } });
  await visitor().refused(signIn, { email: "nobody@staff.example", password: "a wrong password" });
  const all = async () => [await count("sessions"), await count("attempts"), await count("idempotency_keys")];

  await sweep({ db, clock });
  expect(await all()).toEqual([1, 4, 1]);
  expect(await agent.call(verifyUser)).toMatchObject({ authenticated: true });
  clock.advance({ hours: 25 });
  await sweep({ db, clock });
  expect(await all()).toEqual([0, 0, 0]);
});
