/** Reads one bit of a Bitstring Status List (W3C, version 1.0) whose own proof holds and which has not expired. */
import { fromBase64url } from "../base64url.ts";
import { isObject, type Members } from "../shape.ts";
import { findProofFault } from "./proof.ts";
import { readProof } from "./proof-shape.ts";
import type { Badge } from "./shape.ts";

const LARGEST_BITS = 2 ** 21;
/** Fewer would tell too much of one entry (Bitstring Status List, section 3.2). */
const FEWEST_BITS = 131_072;
const TYPE = "BitstringStatusListCredential";

type ReadStatusBitOptions = { badge: Badge; issuer: Members; now: Date };

/** Whether the list says that the badge is revoked; null when the list is not valid. */
export async function readStatusBit(
  list: Members,
  { badge, issuer, now }: ReadStatusBitOptions,
): Promise<boolean | null> {
  try {
    const { credentialSubject: subject, validUntil } = list;
    const isTheirs = list.id === badge.status.list && list.issuer === badge.issuer;
    if (!isTheirs || !isList(list.type) || !isObject(subject)) return null;
    if (subject.type !== "BitstringStatusList" || subject.statusPurpose !== "revocation") return null;
    if (!(Date.parse(String(validUntil)) >= now.getTime())) return null;
    const proof = readProof(list.proof, badge.issuer);
    if ((await findProofFault(list, { proof, issuer })) !== null) return null;
    const bits = await unpack(subject.encodedList);
    if (bits === null || bits.length * 8 < FEWEST_BITS) return null;
    const byte = bits[badge.status.index >> 3];
    return byte === undefined ? null : (byte & (0x80 >> (badge.status.index & 7))) !== 0;
  } catch {
    return null;
  }
}

const isList = (type: unknown): boolean => Array.isArray(type) && type.includes(TYPE);

/** Unpacks multibase base64url of gzipped bits; null for a list that is larger than any list may be. */
async function unpack(encoded: unknown): Promise<Uint8Array | null> {
  const packed = typeof encoded === "string" && encoded.startsWith("u") ? fromBase64url(encoded.slice(1)) : null;
  if (packed === null) return null;
  const reader = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    chunks.push(part.value);
    if (size > LARGEST_BITS / 8) {
      await reader.cancel();
      return null;
    }
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}
