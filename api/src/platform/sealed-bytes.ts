/** Bytes sealed for the database: whoever reads it without the key, which is never in it, learns nothing of them. */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What is sealed, and the record it is bound to: in another one it does not open. */
type Place = { key: Buffer; id: string };

/** AES-256-GCM. */
export function sealBytes(bytes: Buffer, { key, id }: Place): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(id));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Throws when key, id or bytes are not those it was sealed with. */
export function openBytes(sealed: Buffer, { key, id }: Place): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, IV_BYTES)).setAAD(Buffer.from(id));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
