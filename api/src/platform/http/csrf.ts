/** CSRF tokens: signed, bound to the caller's session (or visitor cookie), valid for 900 seconds. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { RefusalCode } from "@ijaza/schema/errors/errors";

const LIFETIME_SECONDS = 900;
const NONCE_BYTES = 16;
const HEAD_BYTES = 6 + NONCE_BYTES;

type Binding = { key: Buffer; binding: string };

function tag({ key, binding }: Binding, head: Buffer): Buffer {
  return createHmac("sha256", key).update("csrf\0").update(binding).update("\0").update(head).digest();
}

/** A token for `x-csrf-token`. `now` in milliseconds. */
export function makeCsrfToken(bound: Binding, now: number): string {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUIntBE(Math.floor(now / 1000) + LIFETIME_SECONDS, 0, 6);
  randomBytes(NONCE_BYTES).copy(head, 6);
  return Buffer.concat([head, tag(bound, head)]).toString("base64url");
}

/** The reason why a token is refused, or null when it is valid. */
export function csrfRefusal(bound: Binding, token: string | undefined, now: number): RefusalCode | null {
  if (!token) return "csrf_missing";
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== HEAD_BYTES + 32) return "csrf_invalid";
  const head = bytes.subarray(0, HEAD_BYTES);
  if (!timingSafeEqual(tag(bound, head), bytes.subarray(HEAD_BYTES))) return "csrf_invalid";
  return head.readUIntBE(0, 6) * 1000 <= now ? "csrf_expired" : null;
}
