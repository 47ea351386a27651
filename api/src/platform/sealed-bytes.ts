/** Bytes sealed for the database with a key that is never in it, so that they cannot be read without the key. */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The plain bytes, and the record they are bound to; they cannot be opened for another record. */
type Place = { key: Buffer; id: string };

/** AES-256-GCM. */
export function sealBytes(bytes: Buffer, { key, id }: Place): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(id));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Throws when the key, the id or the bytes differ from those of the sealing. */
export function openBytes(sealed: Buffer, { key, id }: Place): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, IV_BYTES)).setAAD(Buffer.from(id));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
