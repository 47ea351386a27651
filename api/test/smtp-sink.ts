/** A mail server for tests, which stores what it receives and can refuse mails, and a mailer that sends to it. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll } from "vitest";
import { createAttempts } from "../src/platform/attempts/attempts.ts";
import type { MailText } from "../src/platform/mail/mail-text.ts";
import { createMailer } from "../src/platform/mail/mailer.ts";
import { smtpTransport } from "../src/platform/mail/transport.ts";
import { type startTestApp, TEST_PUBLIC_URL, TEST_SECRETS } from "./harness.ts";

type App = Awaited<ReturnType<typeof startTestApp>>;

export type SmtpSink = { port: number; received: { to: string; raw: string }[]; refuse?: { code: number } };

/** The texts of mails of the kind `test.welcome`. */
export const WELCOME: MailText = {
  subject: "Welcome {name}",
  paragraphs: ["Line one.", "Line {word}."],
  action: "Open",
  note: "Bye.",
};

/** The server, closed after the file's tests. A test may empty `received`. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const sink: SmtpSink = { port: 0, received: [] };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo(_address, _session, done) {
      if (sink.refuse) return done(Object.assign(new Error("not now"), { responseCode: sink.refuse.code }));
      done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        sink.received.push({ to, raw: Buffer.concat(chunks).toString("utf8") });
        done();
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  afterAll(() => {
    server.close();
  });
  sink.port = (server.server.address() as AddressInfo).port;
  return sink;
}

/** A mailer on the app's database that sends `test.welcome` mails to the sink; stopped after the file's tests. */
export function createSinkMailer({ db, app, signals, clock }: App, { port }: SmtpSink) {
  const mailer = createMailer({
    db,
    signals,
    attempts: createAttempts({ db, clock, key: TEST_SECRETS.pepper }),
    transport: smtpTransport(`smtp://127.0.0.1:${port}`),
    from: "Ijaza <no-reply@ijaza.example>",
    key: TEST_SECRETS.mail,
    publicUrl: TEST_PUBLIC_URL,
    log: app.log,
  });
  afterAll(() => mailer.stop());
  const fr = { ...WELCOME, subject: "Bienvenue {name}" };
  const ar = { ...WELCOME, subject: "أهلا {name}" };
  mailer.on("test.welcome", { en: WELCOME, fr, ar });
  return mailer;
}
