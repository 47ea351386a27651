/** The secrets of this installation, all derived from one master key that is never in the database. */
import { hkdfSync, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { MASTER_KEY_BYTES, parseMasterKey } from "./master-key.ts";
import type { Settings } from "./settings.ts";

export type Secrets = {
  /** Signs CSRF tokens. */
  csrf: Buffer;
  /** Peppers passwords. */
  pepper: Buffer;
  /** Keys the HMACs of accepted content and of audit digests. */
  content: Buffer;
  /** Wraps the data keys of wallets and of credential keys. */
  keyEncryption: Buffer;
  /** Keys the digests of first sign-in codes. */
  codes: Buffer;
  /** Seals mails in the queue. */
  mail: Buffer;
  /** Seals the secrets of one-time codes (TOTP). */
  secondFactor: Buffer;
  /** Keys the order of the status lists of credentials and Open Badges. */
  statusOrder: Buffer;
  /** Signs the cookie that names the accounts a browser has opened. */
  browsers: Buffer;
  /** Keys the digests in the security log. */
  securityLog: Buffer;
  /** Seals the secrets of share links. */
  shareLinks: Buffer;
  /** Keys the digests of the PINs of shares, and signs the proof that a share was opened. */
  shareProofs: Buffer;
};

/** Identifies the master key without revealing it; kept in the database. 32 hexadecimal digits. */
export const fingerprintOf = (master: Buffer): string => derive(master, "fingerprint").toString("hex").slice(0, 32);

const derive = (master: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", master, Buffer.alloc(0), `ijaza/1/${purpose}`, MASTER_KEY_BYTES));

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
    shareLinks: derive(master, "share-links"),
    shareProofs: derive(master, "share-proofs"),
  };
}

type Place = Pick<Settings, "keyEncryptionKey" | "dataDir">;

/** The master key of the setting, or the one kept in the data directory; undefined if there is neither. */
export function findMasterKey({ keyEncryptionKey, dataDir }: Place): Buffer | undefined {
  const file = keyFileIn(dataDir);
  const setting = keyEncryptionKey ?? (existsSync(file) ? file : undefined);
  if (setting === undefined) return undefined;
  try {
    return parseMasterKey(setting);
  } catch (error) {
    throw new Error(`KEY_ENCRYPTION_KEY ${error instanceof Error ? error.message : error}`);
  }
}

/** The same; if there is none yet, it is created in the data directory. */
export function readMasterKey(place: Place): Buffer {
  const found = findMasterKey(place);
  if (found) return found;
  const file = keyFileIn(place.dataDir);
  const made = randomBytes(MASTER_KEY_BYTES);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${made.toString("base64")}\n`, { mode: 0o600, flag: "wx" });
  return made;
}

const keyFileIn = (dataDir: string): string => join(dataDir, "keys", "key-encryption-key");
