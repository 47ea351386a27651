/** How many notices are sent per hour, for a university and for an address, also under concurrency. */
import { sql } from "kysely";
import { expect, test } from "vitest";
import { EVERYTHING } from "../../../test/everything.ts";
import { startTestApp } from "../../../test/harness.ts";
import { inOneHour } from "../../../test/one-hour.ts";
import { createSinkMailer, type SmtpSink, startSmtpSink } from "../../../test/smtp-sink.ts";
import { inScope } from "../database.ts";

const started = await startTestApp();
const { db, fixtures } = started;
const sink = await startSmtpSink();
const mailer = createSinkMailer(started, sink);

/** This many notices of a university, to numbered addresses. */
async function storm(count: number, toOf: (n: number) => string, universityId?: string) {
  const ofUniversity = universityId ?? (await fixtures.university()).id;
  await inScope(db, { university: ofUniversity }, async (trx) => {
    for (let n = 0; n < count; n += 1) {
      const head = { universityId: ofUniversity, subjectId: null, kind: "test.welcome", language: "en" as const };
      await mailer.queueNotice(trx, { ...head, to: toOf(n), values: { name: `no ${n}` } });
    }
  });
}
const namesOf = (received: SmtpSink["received"]) =>
  received.map(({ raw }) => Number(/Subject: Welcome no (\d+)/.exec(raw)![1])).sort((a, b) => a - b);
const sent = async () => {
  await mailer.deliverDue();
  return sink.received.splice(0);
};
const anHourLater = () =>
  inScope(db, EVERYTHING, async (trx) => {
    await sql`update notice_hours set hour = hour - interval '1 day'`.execute(trx);
    await sql`update notice_hours set hour = hour + interval '23 hours'`.execute(trx);
    await sql`update mails set run_after = run_after - interval '1 hour'`.execute(trx);
  });
const forgetAll = async () => {
  await inScope(db, EVERYTHING, (trx) => sql`delete from mails`.execute(trx));
  await sql`delete from notice_hours`.execute(db);
  sink.received.splice(0);
};
const testInOneHour = (title: string, look: () => Promise<void>) =>
  test(title, () => inOneHour(db, () => forgetAll().then(look)));
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);

testInOneHour(
  "one address gets twenty an hour from all senders, whatever its spelling, the first in the queue first",
  async () => {
    const spellings = ["busy.one@a.example", "Busy.One@A.example"];
    await storm(30, (n) => spellings[n % 2]!);
    await storm(15, () => spellings[0]!);
    expect(namesOf(await sent())).toEqual(numbers(0, 20));
    expect(await sent()).toEqual([]);
    await anHourLater();
    expect(namesOf(await sent())).toEqual([...numbers(0, 10), ...numbers(20, 30)].sort((a, b) => a - b));
    await anHourLater();
    expect(namesOf(await sent())).toEqual(numbers(10, 15));
  },
);

testInOneHour("five hundred an hour are sent for one university, and another's are not delayed", async () => {
  const { id } = await fixtures.university();
  await storm(1, () => "first@a.example", id);
  // As if it had sent 459 more.
  await sql`update notice_hours set taken = 460 where counter like 'university:%'`.execute(db);
  await storm(45, (n) => `one-${n}@a.example`, id);
  await storm(1, () => "other@a.example");
  const first = await sent();
  expect(first).toHaveLength(42);
  expect(first.map(({ to }) => to)).toContain("other@a.example");
  await anHourLater();
  expect(namesOf(await sent())).toEqual(numbers(40, 45));
});

testInOneHour("an address that gets very many mails does not delay others of its university", async () => {
  const { id } = await fixtures.university();
  await storm(60, () => "loud@a.example", id);
  await storm(1, () => "quiet@a.example", id);
  expect((await sent()).filter(({ to }) => to === "quiet@a.example")).toHaveLength(1);
});

testInOneHour("a mail that is no notice is sent at once, and a notice that is rolled back takes no place", async () => {
  const { id } = await fixtures.university();
  const to = "link@a.example";
  const notice = { universityId: id, subjectId: null, kind: "test.welcome", language: "en" as const, to, values: {} };
  const undone = inScope(db, EVERYTHING, async (trx) => {
    for (let n = 0; n < 20; n += 1) await mailer.queueNotice(trx, notice);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await storm(21, () => to, id);
  await inScope(db, EVERYTHING, (trx) => mailer.queue(trx, [notice], "once"));
  expect(await sent()).toHaveLength(21);
});

testInOneHour("two concurrent transactions together do not exceed the limit of the hour", async () => {
  const { id } = await fixtures.university();
  await Promise.all([1, 2, 3].map(() => storm(10, () => "raced@a.example", id)));
  expect(await sent()).toHaveLength(20);
});
