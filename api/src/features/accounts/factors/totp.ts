/** One-time codes by the clock (RFC 6238: SHA-1, six digits, 30 seconds), as authenticator apps make them. */
import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

const SECRET_BYTES = 20;
/** How many steps the two clocks may differ. */
const DRIFT = 1;
const KIND = { algorithm: "SHA1", digits: 6, period: 30 };

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

const toSecret = (bytes: Buffer): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer });

type StepOfCodeOptions = { secret: Buffer; code: string; at: Date; lastStep: number };

/** The time step of this code, later than the last accepted one; null when the code is wrong or was used before. */
export function stepOfCode({ secret, code, at, lastStep }: StepOfCodeOptions): number | null {
  const generator = new TOTP({ ...KIND, secret: toSecret(secret) });
  const timestamp = at.getTime();
  const delta = generator.validate({ token: code, timestamp, window: DRIFT });
  if (delta === null) return null;
  const step = generator.counter({ timestamp }) + delta;
  return step > lastStep ? step : null;
}

/** Base32 without padding, as people type it into an app. */
export const toBase32 = (bytes: Buffer): string => toSecret(bytes).base32;

/** The address in the QR code of the set-up (Key URI Format). */
export function otpauthUri({ secret, issuer, account }: { secret: Buffer; issuer: string; account: string }): string {
  return new TOTP({ ...KIND, secret: toSecret(secret), issuer, label: account }).toString();
}
