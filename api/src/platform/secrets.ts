/** The secrets of this installation: all derived from one master key that is never in the database. */
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
  /** Seals what the links of shares hold. */
  shareLinks: Buffer;
  /** Keys the digests of the PINs of shares, and signs that one was opened. */
  shareProofs: Buffer;
};

/** Tells one master key from another, and nothing of the key: it is kept in the database. 32 hexadecimal digits. */
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

/** The master key of the setting, else the one kept in the data directory; undefined where neither is. */
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

/** The same; where there is none yet, it is made in the data directory. */
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
