/** Mails about a signed batch: written afterwards by a job, which these tests hold and run by hand, page by page. */
import { revokeCertificate } from "@ijaza/schema/certificates/calls";
import { getDocumentMails } from "@ijaza/schema/documents/mails";
import { stopMails } from "@ijaza/schema/mails/stops";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { certificateValues, createCertificateScene } from "../../../../test/certificate-scene.ts";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { inOneHour } from "../../../../test/one-hour.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import { NOTIFY_JOB } from "./notify-holders.ts";

const app = await startChainApp();
const { db, ended, mails, owner, rooms } = app;
const certificates = createCertificateScene(app);
const addressOf = (number: number) => String(certificateValues(number).email);

const DAY = 24 * 3_600_000;

/** Delays such jobs by a day, so that no worker takes one. */
beforeAll(async () => {
  await sql
    .raw(
      `create function hold_notifying() returns trigger language plpgsql as $$
       begin new.run_after = new.run_after + interval '1 day'; return new; end $$;
       create trigger hold_notifying before insert or update of run_after on jobs for each row when (new.kind = '${NOTIFY_JOB}')
       execute function hold_notifying();`,
    )
    .execute(owner);
});

const readJob = (universityId: string) =>
  inScope(db, EVERYTHING, (trx) =>
    trx
      .selectFrom("jobs")
      .selectAll()
      .where("kind", "=", NOTIFY_JOB)
      .where("university_id", "=", universityId)
      .executeTakeFirstOrThrow(),
  );

class Killed extends Error {}

/** Runs the next step of the job of a university; a killed one has done its work but commits nothing. */
async function runPage(
  universityId: string,
  { job, killed = false }: { job?: Awaited<ReturnType<typeof readJob>>; killed?: boolean } = {},
) {
  const fenced = <T>(work: (trx: Trx) => Promise<T>) =>
    inScope(db, EVERYTHING, async (trx) => {
      const result = await work(trx);
      if (killed) throw new Killed();
      return result;
    });
  const lease = { fenced, progress: async () => undefined, signal: new AbortController().signal };
  const run = rooms.records.jobs[NOTIFY_JOB]!({ ...lease, job: job ?? (await readJob(universityId)) });
  await run.catch((error) => {
    if (!(error instanceof Killed)) throw error;
  });
  return readJob(universityId);
}

/** The number of records of the university by the number of their mails. */
const countMails = (universityId: string) =>
  inScope(db, EVERYTHING, async (trx) => {
    const { rows } = await sql<{ mails: number; records: number }>`
      select mails::integer, count(*)::integer as records
      from (select count(m.id) as mails from certificates c left join mails m on m.about = c.id
        where c.university_id = ${universityId} group by c.id) x
      group by mails order by mails`.execute(trx);
    return Object.fromEntries(rows.map(({ mails: count, records }) => [count, records]));
  });

test("signing writes no mail; the job's pages write each once, even if killed between them or run again", async () => {
  const { university, responsable, ids } = await certificates.waiting(210, { credits: 500 });
  await certificates.accept(responsable, ids);
  const { id } = university;
  expect(await countMails(id)).toEqual({ 0: 210 });
  const held = await readJob(id);
  expect(held).toMatchObject({ status: "queued", done: 0, total: 210 });
  expect(await runPage(id, { killed: true })).toMatchObject({ done: 0 });
  expect(await countMails(id)).toEqual({ 0: 210 });
  const first = await runPage(id);
  expect(first).toMatchObject({ status: "queued", done: 200 });
  expect(first.run_after.getTime() - DAY).toBeLessThanOrEqual(Date.now());
  expect(await countMails(id)).toEqual({ 0: 10, 1: 200 });
  await runPage(id, { job: held });
  expect(await countMails(id)).toEqual({ 0: 10, 1: 200 });
  await runPage(id, { killed: true });
  expect(await countMails(id)).toEqual({ 0: 10, 1: 200 });
  expect(await runPage(id)).toMatchObject({ status: "succeeded", done: 210 });
  expect(await countMails(id)).toEqual({ 1: 210 });
});

/** Takes all places for a university's mails in this hour, twenty for each of a hundred addresses. */
const fillHour = (universityId: string) => {
  const recipients = Array.from({ length: 2000 }, (_, at) => `${at % 100}@elsewhere.example`);
  return inScope(db, EVERYTHING, (trx) => rooms.attempts.documentsAt(trx, { universityId, recipients }));
};

test("when an hour of the university is full, the job goes on in the next and leaves the rest unwritten", () =>
  inOneHour(db, async () => {
    const { university, responsable, ids } = await certificates.waiting(210, { credits: 500 });
    await certificates.accept(responsable, ids);
    const { id } = university;
    await fillHour(id);
    const first = await runPage(id);
    const { rows } = await sql<{ next: Date }>`
      select date_trunc('hour', now(), 'UTC') + interval '1 hour' as next`.execute(db);
    expect(first).toMatchObject({ status: "queued", done: 200 });
    expect(first.run_after.getTime() - DAY).toBeGreaterThan(rows[0]!.next.getTime());
    expect(await countMails(id)).toEqual({ 0: 10, 1: 200 });
  }));

test("the university sees an unwritten mail as waiting, and none for a holder who wants none", async () => {
  const { university, responsable, ids } = await certificates.waiting(2);
  await certificates.accept(responsable, ids);
  const states = () =>
    Promise.all(
      ids.map(async (id) => (await responsable.call(getDocumentMails, { id })).mails.map(({ state }) => state)),
    );
  expect(await states()).toEqual([["queued"], ["queued"]]);
  const token = new URL(rooms.mailStops.linkFor(addressOf(1))).pathname.split("/").at(-1)!;
  await app.anyone.call(stopMails, { token, stopped: true });
  expect(await states()).toEqual([[], ["queued"]]);
  await runPage(university.id);
  await mails.to(addressOf(2));
  expect(await states()).toEqual([[], ["sent"]]);
  await app.anyone.call(stopMails, { token, stopped: false });
});

test("for a document revoked before its mail is written, only the revocation is mailed", async () => {
  const { university, responsable, ids } = await certificates.waiting(3);
  await certificates.accept(responsable, ids);
  const id = ids[2]!;
  const before = (await mails.to(addressOf(3))).length;
  await ended(responsable, await responsable.call(revokeCertificate, { _id: id, reason: "issued_in_error" }));
  await runPage(university.id);
  const received = (await mails.to(addressOf(3))).slice(before).map(({ subject }) => subject);
  expect(received).toEqual([expect.stringContaining("a révoqué votre certificat")]);
  expect((await responsable.call(getDocumentMails, { id })).mails.map(({ about }) => about)).toEqual(["revoked"]);
  expect(await countMails(university.id)).toEqual({ 1: 3 });
});
