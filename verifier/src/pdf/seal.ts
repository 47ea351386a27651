/** Finds the seal of a PDF at its required place and verifies that it covers all other bytes. */
import { fromBase64url } from "../credential/base64url.ts";
import { jwkThumbprint, type P256Jwk, readP256Jwk } from "../credential/jwk.ts";
import { isObject } from "../credential/shape.ts";
import { checkSignature } from "../credential/signature.ts";
import { parseStrictJson } from "../credential/strict-json.ts";
import { refuse } from "../refusal.ts";
import { areEqual, find, join, latin1, startsWith } from "./bytes.ts";
import { SEAL_BEGIN, SEAL_BYTES, SEAL_MARK, sealHeader, sealJws, writeSeal } from "./seal-format.ts";
import { readTimeStampLines } from "./time-stamp-lines.ts";

/** A seal that fits its file. Only the registry says whose key made it. */
export type Seal = {
  /** RFC 7638, 32 bytes. */
  keyThumbprint: Uint8Array;
  /** Hash of the leaf of the only credential that the file may carry. */
  leaf: Uint8Array;
  /** A time stamp that follows the seal, not yet read, and what it must be over. */
  timeStamp?: { token: Uint8Array; over: Uint8Array<ArrayBuffer> };
};

type FoundSeal = { jwk: P256Jwk; digest: Uint8Array; leaf: Uint8Array; header: string; signature: Uint8Array };

const MARK = `\n${SEAL_MARK}`;
const TAIL = /^startxref\n(?:0|[1-9]\d{0,9})\n%%EOF\n/;
const HEADER_LIMITS = { size: 2048, depth: 2, members: 32 };

/** The offset of the seal in the file, or null when there is none. Refuses more than one seal. */
export function findSeal(bytes: Uint8Array): number | null {
  const at = find(bytes, MARK);
  if (at < 0) return null;
  if (find(bytes, MARK, at + 1) >= 0) refuse("seal_repeated");
  return at + 1;
}

/** Reads the seal at this offset; refuses with a `seal_…` or `document_…` code unless file and seal are intact. */
export async function readSeal(bytes: Uint8Array, at: number): Promise<Seal> {
  if (!startsWith(bytes, SEAL_BEGIN, at)) refuse("seal_version_unknown");
  const sealEnd = at + SEAL_BYTES;
  const stamp = readTimeStampLines(bytes, sealEnd);
  const end = stamp?.end ?? sealEnd;
  refuseOtherTail(latin1(bytes.subarray(end, end + 64)), bytes.subarray(end));
  const { jwk, digest, leaf, header, signature } = parseSeal(latin1(bytes.subarray(at, sealEnd)));
  const rest = join(bytes.subarray(0, at), bytes.subarray(end));
  if (!areEqual(new Uint8Array(await crypto.subtle.digest("SHA-256", rest)), digest)) refuse("document_altered");
  const signed = join(new TextEncoder().encode(`${header}.`), rest);
  await checkSignature({ key: jwk, bytes: signed, signature: join(signature) }).catch(() => refuse("seal_broken"));
  const keyThumbprint = jwkThumbprint(jwk);
  if (!stamp) return { keyThumbprint, leaf };
  const over = new TextEncoder().encode(sealJws(header, signature));
  return { keyThumbprint, leaf, timeStamp: { token: stamp.token, over } };
}

/** Only the end of the file may follow the seal: a PDF reader would show later content in place of what was sealed. */
function refuseOtherTail(start: string, tail: Uint8Array): void {
  const known = TAIL.exec(start)?.[0];
  if (known === undefined) refuse("seal_malformed", "The seal does not stand before the file's last startxref.");
  if (known.length === tail.length) return;
  refuse(find(tail, "startxref", known.length) >= 0 ? "document_updated" : "document_extended");
}

/** Reads the text of the seal. A seal has exactly one spelling, so it is written again and compared. */
function parseSeal(text: string): FoundSeal {
  const jws = text.slice(text.indexOf("\n")).replaceAll(/\n%?/g, "");
  const [header = "", detached, last = "", ...more] = jws.split(".");
  const signature = fromBase64url(last);
  if (detached !== "" || more.length > 0 || signature?.length !== 64) refuse("seal_malformed");
  const terms = readTerms(header);
  if (sealHeader(terms) !== header || writeSeal(header, signature) !== text) refuse("seal_malformed");
  return { ...terms, header, signature };
}

function readTerms(header: string) {
  const json = parseStrictJson(fromBase64url(header) ?? refuse("seal_malformed"), HEADER_LIMITS);
  if (!json.ok || !isObject(json.value)) refuse("seal_malformed", "The seal's header cannot be read.");
  const { jwk, sha256, leaf } = json.value;
  return { jwk: readKey(jwk), digest: readHash(sha256), leaf: readHash(leaf) };
}

function readKey(jwk: unknown): P256Jwk {
  try {
    return readP256Jwk(jwk);
  } catch {
    return refuse("seal_malformed", "The seal's key is not a P-256 public key in its canonical form.");
  }
}

function readHash(value: unknown): Uint8Array {
  const hash = typeof value === "string" ? fromBase64url(value) : null;
  return hash?.length === 32 ? hash : refuse("seal_malformed", "The seal's header lacks a hash.");
}
