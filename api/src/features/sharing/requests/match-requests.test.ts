/** When a confirmed request reaches its holder: by its own job, or by the sweep when the job did not run. */
import { updatePreferences } from "@ijaza/schema/profile/preferences";
import { confirmRequest } from "@ijaza/schema/sharing/third-party";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { falseClock } from "../../../../test/false-clock.ts";
import { ABSENT, createRequestScene, type RequestScene } from "../../../../test/request-scene.ts";
import { inScope } from "../../../platform/database.ts";

const DELAY = 3000;
const NOTICE = "An organisation is asking for one of your documents";

const clock = falseClock();
const app = await startChainApp({ clock, requestDelay: DELAY });
const { anyone, mails, db } = app;

let scene: RequestScene;

beforeAll(async () => {
  scene = await createRequestScene({ ...app, clock });
  await scene.student.call(updatePreferences, { language: "en" });
});

beforeEach(async () => {
  await scene.reset();
  await inScope(db, EVERYTHING, (trx) => trx.deleteFrom("jobs").where("kind", "=", "third_party.match").execute());
});

const confirm = async (named: object) => {
  const { email } = await scene.ask(named);
  await anyone.call(confirmRequest, { token: await scene.tokenFor(email) });
};

/** Seconds until each queued job runs. */
const delays = () =>
  inScope(db, EVERYTHING, async (trx) => {
    const { rows } = await sql<{ delay: number }>`
      select extract(epoch from run_after - created_at)::float8 as delay from jobs
      where kind = 'third_party.match' and university_id is null and status = 'queued'`.execute(trx);
    return rows.map(({ delay }) => delay);
  });

const runQueued = () =>
  inScope(db, EVERYTHING, (trx) =>
    sql`update jobs set run_after = now() where kind = 'third_party.match'`.execute(trx),
  );

test("each confirmation queues one job at a random time within the limit, whatever document was named", async () => {
  for (const reference of [scene.diploma._id, ABSENT, scene.certificateId]) await confirm({ reference });
  const found = await delays();
  expect(found).toHaveLength(3);
  expect(found.every((delay) => delay >= 0 && delay <= DELAY)).toBe(true);
  expect(new Set(found).size).toBe(3);
  expect(await scene.list()).toEqual([]);
});

test("a request that is confirmed twice is matched once", async () => {
  const { email } = await scene.ask({ reference: scene.diploma._id });
  const token = await scene.tokenFor(email);
  for (const _ of [1, 2]) await anyone.call(confirmRequest, { token });
  expect(await delays()).toHaveLength(1);
});

test("the job mails its holder, and the later sweep mails nothing again", async () => {
  await confirm({ reference: scene.diploma._id });
  await runQueued();
  const address = scene.student.student.email;
  expect(await mails.atLeast(1, address, NOTICE)).toHaveLength(1);
  expect(await scene.listStates()).toEqual(["waiting"]);
  await app.rooms.sharing.requests.sweep();
  expect(await mails.atLeast(1, address, NOTICE)).toHaveLength(1);
});

test("the sweep matches requests that no job has matched", async () => {
  await confirm({ reference: scene.diploma._id });
  await inScope(db, EVERYTHING, (trx) => trx.deleteFrom("jobs").where("kind", "=", "third_party.match").execute());
  await app.rooms.sharing.requests.sweep();
  expect(await scene.listStates()).toEqual(["waiting"]);
});
