/** Transports of mails: an SMTP server, or a folder that the demo shows in the browser. */
import { mkdirSync } from "node:fs";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { MailLanguage } from "./mail-languages.ts";
import type { RenderedMail } from "./mail-text.ts";
import { readSmtpUrl } from "./smtp-url.ts";

export type Message = RenderedMail & {
  id: string;
  from: string;
  to: string;
  language: MailLanguage;
  /** An address whose POST ends such mails (RFC 8058), for mails whose reader needs no account for it. */
  unsubscribe?: string;
};

export type Transport = {
  /** Resolves once another server has accepted the mail; throws when none has. */
  send(message: Message): Promise<void>;
  isUp(): Promise<boolean>;
  close(): void;
};

/** The largest number of mails sent concurrently. */
export const MAIL_CONNECTIONS = 5;
const PATIENCE_MS = 15_000;
/** How long the result of a check of the server is reused. */
const ANSWER_GOOD_MS = 30_000;

/** An address as in SMTP_URL, with user and password if needed. The message id is the mail's id, to detect repeats. */
export function smtpTransport(address: string): Transport {
  const { url, requireTls } = readSmtpUrl(address);
  const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    requireTLS: requireTls,
    ...patience,
  });
  let checked: { at: number; up: Promise<boolean> } | undefined;
  return {
    async send({ id, from, to, subject, text, html, language, unsubscribe }) {
      const host = from.split("@")[1]?.replace(/>.*$/, "") ?? "localhost";
      const headers = {
        "content-language": language,
        "auto-submitted": "auto-generated",
        ...(unsubscribe && {
          "list-unsubscribe": `<${unsubscribe}>`,
          "list-unsubscribe-post": "List-Unsubscribe=One-Click",
        }),
      };
      await smtp.sendMail({ messageId: `<${id}@${host}>`, from, to, subject, text, html, headers });
    },
    isUp() {
      if (!checked || Date.now() - checked.at > ANSWER_GOOD_MS) {
        const up = smtp.verify().then(
          () => true,
          () => false,
        );
        checked = { at: Date.now(), up };
      }
      return checked.up;
    },
    close: () => smtp.close(),
  };
}

/** The stored mails, the newest first. */
export type KeptMail = Message & { at: string };

export type Mailbox = Transport & { list(): Promise<KeptMail[]> };

const MOST_KEPT = 200;

/** Stores each mail as a file, for demos without a mail server. */
export function folderTransport(dir: string): Mailbox {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  return {
    async send(message) {
      const at = new Date().toISOString();
      const file = join(dir, `${at.replace(/[:.]/g, "-")}-${message.id}.json`);
      await writeFile(`${file}.part`, JSON.stringify({ ...message, at }), { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    isUp: async () => true,
    close: () => undefined,
    async list() {
      const names = (await readdir(dir)).filter((name) => name.endsWith(".json"));
      const newest = names.sort().reverse().slice(0, MOST_KEPT);
      return Promise.all(newest.map(async (name) => JSON.parse(await readFile(join(dir, name), "utf8")) as KeptMail));
    },
  };
}
