import { once } from "node:events";
import { readJob, streamJob } from "@ijaza/schema/jobs/calls";
import { expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { openStream } from "../../../test/event-reader.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { startTestApp } from "../../../test/harness.ts";
import { spendTime } from "../../../test/spend-time.ts";
import { inScope } from "../database.ts";
import { ownShares } from "../time-shares.ts";
import { endJob, queueJob, setWaiting } from "./jobs.ts";
import { startWorker, type Worker } from "./worker.ts";

const { app, db, signals, fixtures, visitor } = await startTestApp();

const queue = (universityId: string, createdBy: string) =>
  inScope(db, EVERYTHING, (trx) => queueJob(trx, { universityId, kind: "sign", total: 3, payload: {}, createdBy }));

const openJob = (client: Client, id: string) => openStream(app, { client, path: streamJob.path.replace(":id", id) });

test("others than its university do not find a job", async () => {
  const agent = await fixtures.agent();
  const job = await queue(agent.universityId, agent.user.id);
  expect(await agent.call(readJob, { id: job.id })).toMatchObject({ status: "queued", done: 0, total: 3 });
  const stranger = await fixtures.agent();
  expect(await stranger.refused(readJob, { id: job.id })).toMatchObject({ status: 404, error: "not_found" });
  expect((await visitor().send(readJob, { id: job.id })).statusCode).toBe(401);
});

test("a student cannot read a job of the staff of the same university, neither once nor as a stream", async () => {
  const agent = await fixtures.agent();
  const student = await fixtures.signedInStudent({ university: { id: agent.universityId } });
  const job = await queue(agent.universityId, agent.user.id);
  expect(await student.refused(readJob, { id: job.id })).toMatchObject({ status: 404, error: "not_found" });
  expect((await student.send(streamJob, { id: job.id })).statusCode).toBe(404);
  const own = await queue(agent.universityId, student.student.id);
  expect(await student.call(readJob, { id: own.id })).toMatchObject({ status: "queued" });
});

test("the description of a job says why it waits and how it ended", async () => {
  const agent = await fixtures.agent();
  const job = await queue(agent.universityId, agent.user.id);
  await inScope(db, EVERYTHING, (trx) => setWaiting(trx, { id: job.id, waitingFor: "ether" }));
  expect(await agent.call(readJob, { id: job.id })).toMatchObject({ status: "waiting", waitingFor: "ether" });
  await inScope(db, EVERYTHING, (trx) => endJob(trx, { id: job.id, error: "chain_refused", at: new Date() }));
  const described = await agent.call(readJob, { id: job.id });
  expect(described).toMatchObject({ status: "failed", error: { error: "chain_refused" } });
  expect(described.error?.message).toMatch(/rejected/);
  expect(await inScope(db, EVERYTHING, (trx) => endJob(trx, { id: job.id, at: new Date() }))).toBe(false);
});

test("a stream sends every committed change of a job, and closes when the job ends", async () => {
  const agent = await fixtures.agent();
  const job = await queue(agent.universityId, agent.user.id);
  const stream = await openJob(agent, job.id);
  expect(stream.type).toContain("text/event-stream");
  expect(await stream.nextEvent()).toContain('"status":"queued"');
  // Others' jobs wake the stream as well, which then says nothing of them.
  await queue(agent.universityId, agent.user.id);
  await inScope(db, EVERYTHING, (trx) => setWaiting(trx, { id: job.id, waitingFor: "chain" }));
  expect(await stream.nextEvent()).toContain('"waitingFor":"chain"');
  await inScope(db, EVERYTHING, (trx) => endJob(trx, { id: job.id, at: new Date() }));
  expect(await stream.nextEvent()).toContain('"status":"succeeded"');
  expect(await stream.nextEvent()).toBeUndefined();
});

test("a stream ends with the session, so that blocked users get nothing more", async () => {
  const agent = await fixtures.agent();
  const job = await queue(agent.universityId, agent.user.id);
  const stream = await openJob(agent, job.id);
  expect(await stream.nextEvent()).toContain('"status":"queued"');
  await fixtures.blocked(agent.user);
  await inScope(db, EVERYTHING, (trx) => setWaiting(trx, { id: job.id, waitingFor: "chain" }));
  expect(await stream.nextEvent()).toBeUndefined();
});

test("an open stream does not prevent the server from closing", async () => {
  const agent = await fixtures.agent();
  const job = await queue(agent.universityId, agent.user.id);
  const stream = await openJob(agent, job.id);
  await stream.nextEvent();
  const closed = once(app.server, "close");
  void app.close();
  await closed;
  expect(await stream.nextEvent()).toBeUndefined();
});

test("who calls while a job runs is charged for half of the time that is used", async () => {
  const agent = await fixtures.agent();
  await queue(agent.universityId, agent.user.id);
  const call = ownShares.begin();
  let worker: Worker | undefined;
  const charged = await new Promise<number>((resolve) => {
    const sign = async () => {
      const before = ownShares.worth();
      spendTime(50);
      resolve(ownShares.worth() - before);
    };
    worker = startWorker({ db, signals, handlers: { sign }, log: app.log });
  });
  expect(charged).toBeLessThan(35);
  await worker?.stop();
  call.end();
});
