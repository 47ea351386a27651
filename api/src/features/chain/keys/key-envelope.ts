/** Envelopes of private keys: AES-256-GCM under a data key each, itself wrapped by the key-encryption key. */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** The label that an envelope is bound to; it cannot be opened with another label. */
export type EnvelopeLabel = { purpose: string; universityId: string | null; keyId: string; version: number };

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const WRAPPED_BYTES = IV_BYTES + TAG_BYTES + KEY_BYTES;
const FORMAT = 1;

/** Seals a secret; the envelope may lie in the database. */
export function sealKey({ kek, label, secret }: { kek: Buffer; label: EnvelopeLabel; secret: Buffer }): Buffer {
  const dataKey = randomBytes(KEY_BYTES);
  const bound = bindingOf(label);
  return Buffer.concat([Buffer.from([FORMAT]), encrypt(kek, dataKey, bound), encrypt(dataKey, secret, bound)]);
}

/** Opens an envelope; throws when key, label or bytes are not those it was sealed with. */
export function openKey({ kek, label, sealed }: { kek: Buffer; label: EnvelopeLabel; sealed: Buffer }): Buffer {
  if (sealed[0] !== FORMAT || sealed.length <= 1 + WRAPPED_BYTES) throw new Error("not an envelope");
  const bound = bindingOf(label);
  const dataKey = decrypt(kek, sealed.subarray(1, 1 + WRAPPED_BYTES), bound);
  return decrypt(dataKey, sealed.subarray(1 + WRAPPED_BYTES), bound);
}

function bindingOf({ purpose, universityId, keyId, version }: EnvelopeLabel): Buffer {
  return Buffer.from(JSON.stringify(["ijaza-key", FORMAT, purpose, universityId, keyId, version]));
}

function encrypt(key: Buffer, plain: Buffer, bound: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(bound);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

function decrypt(key: Buffer, sealed: Buffer, bound: Buffer): Buffer {
  const iv = sealed.subarray(0, IV_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", key, iv).setAAD(bound);
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
