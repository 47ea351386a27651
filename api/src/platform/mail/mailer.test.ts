/** Mails by the door: queued in a transaction, taken by a real SMTP server, tried again when it is down. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Language } from "@ijaza/schema/product";
import { sql } from "kysely";
import { SMTPServer } from "smtp-server";
import { afterAll, describe, expect, test } from "vitest";
import { startTestApp, TEST_SECRETS } from "../../../test/harness.ts";
import { inOneHour } from "../../../test/one-hour.ts";
import { createAttempts } from "../attempts/attempts.ts";
import { inScope } from "../database.ts";
import { createMailer } from "./mailer.ts";
import { findMailStates } from "./mails.ts";
import { smtpTransport } from "./transport.ts";

const { db, app, signals, clock, given } = await startTestApp();

type Sink = { received: { to: string; raw: string }[]; refuse?: { code: number } };
const sink: Sink = { received: [] };
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo(_address, _session, done) {
    if (sink.refuse) return done(Object.assign(new Error("not now"), { responseCode: sink.refuse.code }));
    done();
  },
  onData(stream, session, done) {
    const parts: Buffer[] = [];
    stream.on("data", (part: Buffer) => parts.push(part));
    stream.on("end", () => {
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      sink.received.push({ to, raw: Buffer.concat(parts).toString("utf8") });
      done();
    });
  },
});
server.listen(0, "127.0.0.1");
await once(server.server, "listening");
const { port } = server.server.address() as AddressInfo;

const mailer = createMailer({
  ...{ db, signals, key: TEST_SECRETS.mail, log: app.log, from: "Ijaza <no-reply@ijaza.example>" },
  attempts: createAttempts({ db, clock, key: TEST_SECRETS.pepper }),
  transport: smtpTransport(`smtp://127.0.0.1:${port}`),
});
const text = { subject: "Welcome {name}", paragraphs: ["Line one.", "Line {word}."], action: "Open", note: "Bye." };
mailer.on("test.welcome", { en: text, fr: { ...text, subject: "Bienvenue {name}" }, ar: { ...text, subject: "أهلا" } });
afterAll(async () => {
  await mailer.stop();
  server.close();
});

function queue(subjectId: string, { language = "en", name = "Amel" }: { language?: Language; name?: string } = {}) {
  const values = { name, word: "<b>two</b>", link: "http://localhost:3000/register/secret-token" };
  const mail = { universityId: null, subjectId, kind: "test.welcome", language, to: `${subjectId}@a.example`, values };
  return inScope(db, "all", (trx) => mailer.queue(trx, [mail]));
}

const stateOf = (subjectId: string) =>
  inScope(db, "all", async (trx) =>
    (await findMailStates(trx, { subjectIds: [subjectId], kinds: ["test.welcome"] })).get(subjectId),
  );
const makeDue = () => inScope(db, "all", (trx) => sql`update mails set run_after = now()`.execute(trx));

test("a mail reaches its reader as text and as HTML, where values are never markup", async () => {
  await queue("reader");
  await mailer.deliverDue();
  const [mail] = sink.received.splice(0);
  expect(mail).toMatchObject({ to: "reader@a.example" });
  expect(mail!.raw).toContain("Subject: Welcome Amel");
  expect(mail!.raw).toContain("multipart/alternative");
  expect(mail!.raw).toContain("&lt;b&gt;two&lt;/b&gt;");
  expect(await stateOf("reader")).toMatchObject({ status: "sent" });
});

test("a name that turns the direction of text leaves the sentence as it is", async () => {
  await queue("turned", { name: "Amel\u202e\u2066 B." });
  await mailer.deliverDue();
  const [mail] = sink.received.splice(0);
  expect(mail!.raw).toContain("Subject: Welcome Amel B.");
});

test("a name with a line break adds no header line", async () => {
  await queue("crlf", { name: "Amel\r\nBcc: other@b.example" });
  await mailer.deliverDue();
  const [mail] = sink.received.splice(0);
  const [headers] = mail!.raw.split("\r\n\r\n");
  expect(headers).toContain("Subject: Welcome Amel Bcc: other@b.example");
  expect(headers).not.toMatch(/^Bcc:/im);
  expect(mail!.to).toBe("crlf@a.example");
});

test("what waits can be read with the key only, and what is sent is forgotten", async () => {
  await queue("sealed");
  const read = () =>
    inScope(db, "all", (trx) => trx.selectFrom("mails").selectAll().where("subject_id", "=", "sealed").execute());
  expect(JSON.stringify(await read())).not.toContain("secret-token");
  expect((await read())[0]!.sealed!.toString("latin1")).not.toContain("secret-token");
  await mailer.deliverDue();
  sink.received.splice(0);
  expect((await read())[0]!.sealed).toBeNull();
});

test("what is told once is told once, whoever tells it again; another kind of mail about it is another mail", async () => {
  const { id: universityId } = await given.university();
  const mail = { universityId, subjectId: null, language: "en" as const, to: "once@a.example", values: {} };
  const tell = (kind: string, about: string) =>
    inScope(db, "all", (trx) =>
      mailer.queue(trx, [
        { ...mail, kind, about },
        { ...mail, kind, about },
      ]),
    );
  mailer.on("test.other", { en: text, fr: text, ar: text });
  for (let time = 0; time < 2; time += 1) await tell("test.welcome", "one");
  await tell("test.other", "one");
  await tell("test.welcome", "two");
  await mailer.deliverDue();
  expect(sink.received.splice(0)).toHaveLength(3);
});

test("a mail in two languages says so in its header, and says all in both", async () => {
  const mail = { universityId: null, subjectId: null, kind: "test.welcome", to: "both@a.example" };
  const values = { name: "Amel", name_ar: "أمل", word: "two" };
  await inScope(db, "all", (trx) => mailer.queue(trx, [{ ...mail, language: "ar, fr", values }]));
  await mailer.deliverDue();
  const [received] = sink.received.splice(0);
  expect(received!.raw).toMatch(/^Content-Language: ar, fr\r$/im);
  expect(received!.raw).toMatch(/Subject: .*Bienvenue/s);
});

test("with tls=required no mail goes to a server that offers no STARTTLS", async () => {
  const strict = smtpTransport(`smtp://127.0.0.1:${port}?tls=required`);
  const rendered = { subject: "A link", text: "secret-token", html: "secret-token" };
  const message = {
    ...rendered,
    id: "strict",
    from: "no-reply@ijaza.example",
    to: "a@a.example",
    language: "en" as const,
  };
  await expect(strict.send(message)).rejects.toThrow(/STARTTLS|TLS/i);
  strict.close();
  expect(sink.received).toEqual([]);
});

test("a server that is busy is asked again, one that refuses for good is not", async () => {
  sink.refuse = { code: 451 };
  await queue("busy");
  await mailer.deliverDue();
  expect(await stateOf("busy")).toMatchObject({ status: "queued" });
  sink.refuse = { code: 550 };
  await queue("refused");
  await mailer.deliverDue();
  expect(await stateOf("refused")).toMatchObject({ status: "failed" });
  delete sink.refuse;
  await makeDue();
  await mailer.deliverDue();
  expect(sink.received.splice(0).map(({ to }) => to)).toEqual(["busy@a.example"]);
  expect(await stateOf("busy")).toMatchObject({ status: "sent" });
});

test("a transaction that is undone sends nothing", async () => {
  const undone = inScope(db, "all", async (trx) => {
    const mail = {
      universityId: null,
      subjectId: "undone",
      kind: "test.welcome",
      language: "en" as const,
      to: "u@a.example",
      values: {},
    };
    await mailer.queue(trx, [mail]);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await mailer.deliverDue();
  expect(sink.received).toEqual([]);
});

test("of two nodes that look at once, one sends", async () => {
  for (let n = 0; n < 20; n += 1) await queue(`pair-${n}`, { language: "fr" });
  await Promise.all([mailer.deliverDue(), mailer.deliverDue()]);
  const addresses = sink.received.splice(0).map(({ to }) => to);
  expect(addresses).toHaveLength(20);
  expect(new Set(addresses).size).toBe(20);
});

describe("notices of many", () => {
  /** As many notices of a university, to addresses by their number. */
  async function storm(count: number, toOf: (n: number) => string, universityId?: string) {
    const ofUniversity = universityId ?? (await given.university()).id;
    await inScope(db, { university: ofUniversity }, async (trx) => {
      for (let n = 0; n < count; n += 1) {
        const head = { universityId: ofUniversity, subjectId: null, kind: "test.welcome", language: "en" as const };
        await mailer.queueNotice(trx, { ...head, to: toOf(n), values: { name: `no ${n}` } });
      }
    });
  }
  const namesOf = (received: Sink["received"]) =>
    received.map(({ raw }) => Number(/Subject: Welcome no (\d+)/.exec(raw)![1])).sort((a, b) => a - b);
  const sent = async () => {
    await mailer.deliverDue();
    return sink.received.splice(0);
  };
  const anHourLater = () =>
    inScope(db, "all", async (trx) => {
      await sql`update notice_hours set hour = hour - interval '1 day'`.execute(trx);
      await sql`update notice_hours set hour = hour + interval '23 hours'`.execute(trx);
      await sql`update mails set run_after = run_after - interval '1 hour'`.execute(trx);
    });
  const forgetAll = async () => {
    await inScope(db, "all", (trx) => sql`delete from mails`.execute(trx));
    await sql`delete from notice_hours`.execute(db);
    sink.received.splice(0);
  };
  const testInOneHour = (title: string, look: () => Promise<void>) =>
    test(title, () => inOneHour(db, () => forgetAll().then(look)));
  const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);

  testInOneHour(
    "twenty an hour go to one address, however it is spelled and whosever they are, the first come first",
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

  testInOneHour("five hundred an hour go out for one university; another's are not held up", async () => {
    await storm(505, (n) => `one-${n}@a.example`);
    await storm(1, () => "other@a.example");
    const first = await sent();
    expect(first).toHaveLength(501);
    expect(first.map(({ to }) => to)).toContain("other@a.example");
    await anHourLater();
    expect(namesOf(await sent())).toEqual(numbers(500, 505));
  });

  testInOneHour("one address that is written to very often holds up no other of its university", async () => {
    const { id } = await given.university();
    await storm(60, () => "loud@a.example", id);
    await storm(1, () => "quiet@a.example", id);
    expect((await sent()).filter(({ to }) => to === "quiet@a.example")).toHaveLength(1);
  });

  testInOneHour("a mail that is no notice goes at once, and a notice that is undone takes no place", async () => {
    const { id } = await given.university();
    const undone = inScope(db, "all", async (trx) => {
      const notice = { universityId: id, subjectId: null, kind: "test.welcome", language: "en" as const, values: {} };
      for (let n = 0; n < 20; n += 1) await mailer.queueNotice(trx, { ...notice, to: "link@a.example" });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await storm(21, () => "link@a.example", id);
    await queue("link");
    expect(await sent()).toHaveLength(21);
  });

  testInOneHour("of two transactions at once no more have a place in the hour", async () => {
    const { id } = await given.university();
    await Promise.all([1, 2, 3].map(() => storm(10, () => "raced@a.example", id)));
    expect(await sent()).toHaveLength(20);
  });
});
