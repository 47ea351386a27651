/** Letters sealed for the queue: a database that is read by somebody else gives away neither address nor secret. */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** What a mail is made from: its address, and the values that its texts name. */
export type Letter = { to: string; values: Record<string, string> };

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM, bound to the mail's id. */
export function sealLetter({ key, id, letter }: { key: Buffer; id: string; letter: Letter }): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(id));
  const body = Buffer.concat([cipher.update(JSON.stringify(letter)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Throws when key, id or bytes are not those it was sealed with. */
export function openLetter({ key, id, sealed }: { key: Buffer; id: string; sealed: Buffer }): Letter {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, IV_BYTES)).setAAD(Buffer.from(id));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(body.toString("utf8"));
}
