/** Mails: queued in a transaction, accepted by a real SMTP server, retried when it is down. */
import type { Language } from "@ijaza/schema/product";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { EVERYTHING } from "../../../test/everything.ts";
import { startTestApp } from "../../../test/harness.ts";
import { createSinkMailer, startSmtpSink, WELCOME } from "../../../test/smtp-sink.ts";
import { inScope } from "../database.ts";
import { findMailStates } from "./mails.ts";
import { smtpTransport } from "./transport.ts";

const started = await startTestApp();
const { db, fixtures } = started;
const sink = await startSmtpSink();
const mailer = createSinkMailer(started, sink);

function queue(subjectId: string, { language = "en", name = "Amel" }: { language?: Language; name?: string } = {}) {
  const values = { name, word: "<b>two</b>", link: "http://localhost:3000/register/secret-token" };
  const mail = { universityId: null, subjectId, kind: "test.welcome", language, to: `${subjectId}@a.example`, values };
  return inScope(db, EVERYTHING, (trx) => mailer.queue(trx, [mail], "once"));
}

const stateOf = (subjectId: string) =>
  inScope(db, EVERYTHING, async (trx) =>
    (await findMailStates(trx, { subjectIds: [subjectId], kinds: ["test.welcome"] })).get(subjectId),
  );
const makeDue = () => inScope(db, EVERYTHING, (trx) => sql`update mails set run_after = now()`.execute(trx));

test("a mail is delivered as text and as HTML, in which values are never markup", async () => {
  await queue("reader");
  await mailer.deliverDue();
  const [mail] = sink.received.splice(0);
  expect(mail).toMatchObject({ to: "reader@a.example" });
  expect(mail!.raw).toContain("Subject: Welcome Amel");
  expect(mail!.raw).toContain("multipart/alternative");
  expect(mail!.raw).toContain("&lt;b&gt;two&lt;/b&gt;");
  expect(await stateOf("reader")).toMatchObject({ status: "sent" });
});

test("a name that changes the text direction does not affect the sentence", async () => {
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

test("queued mails can be read only with the key, and sent ones are deleted", async () => {
  await queue("sealed");
  const read = () =>
    inScope(db, EVERYTHING, (trx) => trx.selectFrom("mails").selectAll().where("subject_id", "=", "sealed").execute());
  expect(JSON.stringify(await read())).not.toContain("secret-token");
  expect((await read())[0]!.sealed!.toString("latin1")).not.toContain("secret-token");
  await mailer.deliverDue();
  sink.received.splice(0);
  expect((await read())[0]!.sealed).toBeNull();
});

test("of one kind a second mail about one thing is not queued; a mail of another kind is", async () => {
  const { id: universityId } = await fixtures.university();
  const mail = { universityId, subjectId: null, language: "en" as const, to: "once@a.example", values: {} };
  const queueTwice = (kind: string, about: string) =>
    inScope(db, EVERYTHING, (trx) => mailer.queue(trx, Array(2).fill({ ...mail, kind, about }), "once"));
  mailer.on("test.other", { en: WELCOME, fr: WELCOME, ar: WELCOME });
  for (let time = 0; time < 2; time += 1) await queueTwice("test.welcome", "one");
  await queueTwice("test.other", "one");
  await queueTwice("test.welcome", "two");
  await mailer.deliverDue();
  expect(sink.received.splice(0)).toHaveLength(3);
});

test("a mail in two languages names both in its header, and says everything in both", async () => {
  const mail = { universityId: null, subjectId: null, kind: "test.welcome", to: "both@a.example" };
  const values = { name: "Amel", name_ar: "أمل", word: "two" };
  await inScope(db, EVERYTHING, (trx) => mailer.queue(trx, [{ ...mail, language: "ar, fr", values }], "once"));
  await mailer.deliverDue();
  const [received] = sink.received.splice(0);
  expect(received!.raw).toMatch(/^Content-Language: ar, fr\r$/im);
  expect(received!.raw).toMatch(/Subject: .*Bienvenue/s);
});

test("a mail that can be stopped without an account says so to mail programs, any other does not", async () => {
  const mail = { universityId: null, subjectId: null, kind: "test.welcome", language: "en" as const };
  const stop = "http://localhost:3000/stop_mails/token";
  await inScope(db, EVERYTHING, async (trx) => {
    await mailer.queue(trx, [{ ...mail, to: "outside@a.example", values: { stop } }], "once");
    await mailer.queue(trx, [{ ...mail, to: "inside@a.example", values: {} }], "once");
  });
  await mailer.deliverDue();
  const received = sink.received.splice(0);
  const headersTo = (address: string) => received.find(({ to }) => to === address)!.raw.split("\r\n\r\n")[0];
  expect(headersTo("outside@a.example")).toMatch(/^List-Unsubscribe: <http:\/\/localhost:3000\/stop_mails\/token>\r$/m);
  expect(headersTo("outside@a.example")).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  expect(headersTo("inside@a.example")).not.toMatch(/List-Unsubscribe/);
});

test("with tls=required no mail goes to a server that offers no STARTTLS", async () => {
  const strict = smtpTransport(`smtp://127.0.0.1:${sink.port}?tls=required`);
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

test("a temporary failure is retried, a permanent one is not", async () => {
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

test("a transaction that is rolled back sends nothing", async () => {
  const undone = inScope(db, EVERYTHING, async (trx) => {
    const mail = {
      universityId: null,
      subjectId: "undone",
      kind: "test.welcome",
      language: "en" as const,
      to: "u@a.example",
      values: {},
    };
    await mailer.queue(trx, [mail], "once");
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await mailer.deliverDue();
  expect(sink.received).toEqual([]);
});

test("of two concurrent nodes one sends", async () => {
  for (let n = 0; n < 20; n += 1) await queue(`pair-${n}`, { language: "fr" });
  const other = createSinkMailer(started, sink);
  await Promise.all([mailer.deliverDue(), other.deliverDue()]);
  const addresses = sink.received.splice(0).map(({ to }) => to);
  expect(addresses).toHaveLength(20);
  expect(new Set(addresses).size).toBe(20);
});
