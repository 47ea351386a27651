/** The code of a first sign-in: 60 random bits that people can type, stored as an HMAC. Pure. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { ID_ALPHABET } from "@ijaza/schema/documents/reference";
import { plainBase32 } from "@ijaza/verifier/typed/code";

const LENGTH = 12;

/** Codes for so many students from one read of randomness: 12 characters of Crockford's base32 in groups of four. */
export function newCodes(count: number): string[] {
  const bytes = randomBytes(count * LENGTH);
  return Array.from({ length: count }, (_, at) => {
    let text = "";
    for (const byte of bytes.subarray(at * LENGTH, (at + 1) * LENGTH)) text += ID_ALPHABET[byte & 31];
    return text.toUpperCase().replace(/.{4}(?=.)/g, "$&-");
  });
}

/** HMAC-SHA256 over the student's id and the code, however it is typed. */
export function digestOfCode({ key, studentId, code }: { key: Buffer; studentId: string; code: string }): Buffer {
  return createHmac("sha256", key)
    .update(`first-sign-in\0${studentId}\0${plainBase32(code)}`)
    .digest();
}

export const isSameDigest = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
