/** Encodes the statuses of a Token Status List (draft-ietf-oauth-status-list, section 4). Pure. */
import { deflateSync } from "node:zlib";

/** Status types by their registered values; 3 is left to applications. */
export const STATUSES = { valid: 0, revoked: 1, superseded: 3 } as const;

export const BITS = 2;
const PER_BYTE = 8 / BITS;

/** Base64url of the compressed (ZLIB) statuses, in which entries that are not named are valid. The first entry has the lowest bits. */
export function encodeStatuses(size: number, statuses: Iterable<readonly [entry: number, status: number]>): string {
  const bytes = Buffer.alloc(size / PER_BYTE);
  for (const [entry, status] of statuses) {
    const at = Math.floor(entry / PER_BYTE);
    bytes.writeUInt8(bytes.readUInt8(at) | (status << ((entry % PER_BYTE) * BITS)), at);
  }
  return deflateSync(bytes, { level: 9 }).toString("base64url");
}
