/** One-time codes by the clock (RFC 6238 over RFC 4226: SHA-1, six digits, 30 seconds), as authenticator apps make them. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const SECRET_BYTES = 20;
const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps that clocks may differ by. */
const DRIFT = 1;
/** RFC 4648, section 6. */
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

export const stepAt = (at: Date): number => Math.floor(at.getTime() / STEP_MS);

/** The code of a step. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac[mac.length - 1]! & 0x0f;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, "0");
}

type Given = { secret: Buffer; code: string; at: Date; lastStep: number };

/** The step whose code this is, later than the last one taken; null when there is none. */
export function stepOfCode({ secret, code, at, lastStep }: Given): number | null {
  const given = Buffer.from(code.replaceAll(" ", ""));
  const now = stepAt(at);
  for (let step = now - DRIFT; step <= now + DRIFT; step += 1) {
    const right = Buffer.from(codeAt(secret, step));
    if (step > lastStep && given.length === right.length && timingSafeEqual(given, right)) return step;
  }
  return null;
}

/** As people type it into an app, without padding. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

/** What the QR code of the set-up holds (Key URI Format). */
export function otpauthUri({ secret, issuer, account }: { secret: Buffer; issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({ secret: toBase32(secret), issuer, algorithm: "SHA1", digits: "6", period: "30" });
  return `otpauth://totp/${label}?${query}`;
}
