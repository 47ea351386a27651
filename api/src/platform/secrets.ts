/** The secrets of this installation: all derived from one master key that is never in the database. */
import { hkdfSync, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Settings } from "./settings.ts";

export type Secrets = {
  /** Signs CSRF tokens. */
  csrf: Buffer;
  /** Peppers passwords. */
  pepper: Buffer;
  /** Keys the HMACs of accepted content and of audit digests. */
  content: Buffer;
  /** Wraps the data keys of wallets and credential keys. */
  keyEncryption: Buffer;
  /** Keys the digests of codes of first sign-ins. */
  codes: Buffer;
  /** Seals mails that wait to be sent. */
  mail: Buffer;
  /** Seals what one-time codes are made from. */
  secondFactor: Buffer;
  /** Orders the status lists of Open Badges. */
  statusOrder: Buffer;
  /** Signs what a browser has opened before. */
  browsers: Buffer;
  /** Keys the digests in the security log. */
  securityLog: Buffer;
};

const LENGTH = 32;

const derive = (master: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", master, Buffer.alloc(0), `ijaza/1/${purpose}`, LENGTH));

export function deriveSecrets(master: Buffer): Secrets {
  return {
    csrf: derive(master, "csrf"),
    pepper: derive(master, "pepper"),
    content: derive(master, "content"),
    keyEncryption: derive(master, "key-encryption"),
    codes: derive(master, "codes"),
    mail: derive(master, "mail"),
    secondFactor: derive(master, "second-factor"),
    statusOrder: derive(master, "status-order"),
    browsers: derive(master, "browsers"),
    securityLog: derive(master, "security-log"),
  };
}

/** The master key: from the setting (32 bytes in base64 or hex, or a file that holds them), else kept in the data directory. */
export function readMasterKey(settings: Pick<Settings, "keyEncryptionKey" | "dataDir">): Buffer {
  const given = settings.keyEncryptionKey;
  if (given) return parseKey(existsSync(given) ? readFileSync(given, "utf8") : given);
  const file = join(settings.dataDir, "keys", "key-encryption-key");
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, `${randomBytes(LENGTH).toString("base64")}\n`, { mode: 0o600, flag: "wx" });
  }
  return parseKey(readFileSync(file, "utf8"));
}

function parseKey(text: string): Buffer {
  const plain = text.trim();
  const bytes = /^[0-9a-fA-F]{64}$/.test(plain) ? Buffer.from(plain, "hex") : Buffer.from(plain, "base64");
  if (bytes.length !== LENGTH)
    throw new Error("KEY_ENCRYPTION_KEY must be 32 bytes in base64 or hex, or a file that holds them");
  return bytes;
}
