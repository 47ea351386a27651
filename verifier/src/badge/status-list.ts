/** Reads one bit of a Bitstring Status List (W3C, version 1.0) whose own proof holds and which has not expired. */
import { fromBase64url } from "../credential/base64url.ts";
import { isIntegerIn, isObject, isText, type Members } from "../credential/shape.ts";
import { findProofFault } from "./proof.ts";
import { readProof } from "./proof-shape.ts";

/** The place of a credential in a status list: the list's address, and an index of its bits. */
export type StatusEntry = { list: string; index: number };

const LARGEST_BITS = 2 ** 21;
/** Fewer would tell too much of one entry (Bitstring Status List, section 3.2). */
const FEWEST_BITS = 131_072;
const LARGEST_INDEX = 2 ** 24;
const LONGEST = 2048;
const TYPE = "BitstringStatusListCredential";

/** Reads a `BitstringStatusListEntry` of the purpose `revocation`; null for anything else. */
export function readStatusEntry(status: unknown): StatusEntry | null {
  if (!isObject(status)) return null;
  const { type, statusPurpose, statusListIndex, statusListCredential: list } = status;
  if (type !== "BitstringStatusListEntry" || statusPurpose !== "revocation" || !isText(list, LONGEST)) return null;
  const index = typeof statusListIndex === "string" && /^\d{1,8}$/.test(statusListIndex) ? Number(statusListIndex) : -1;
  return isIntegerIn(index, 0, LARGEST_INDEX) ? { list, index } : null;
}

/** `issuer` is the DID document of the credential's issuer, whose list it must be. */
type ReadStatusBitOptions = { entry: StatusEntry; issuer: Members; now: Date };

/** Whether the list says that the entry's credential is revoked; null when the list is not valid. */
export async function readStatusBit(
  list: Members,
  { entry, issuer, now }: ReadStatusBitOptions,
): Promise<boolean | null> {
  try {
    const { credentialSubject: subject, validUntil } = list;
    const isTheirs = list.id === entry.list && list.issuer === issuer.id;
    if (!isTheirs || !isList(list.type) || !isObject(subject)) return null;
    if (subject.type !== "BitstringStatusList" || subject.statusPurpose !== "revocation") return null;
    if (!(Date.parse(String(validUntil)) >= now.getTime())) return null;
    const proof = readProof(list.proof, String(issuer.id));
    if ((await findProofFault(list, { proof, issuer })) !== null) return null;
    const bits = await unpack(subject.encodedList);
    if (bits === null || bits.length * 8 < FEWEST_BITS) return null;
    const byte = bits[entry.index >> 3];
    return byte === undefined ? null : (byte & (0x80 >> (entry.index & 7))) !== 0;
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
