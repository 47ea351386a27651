/**
 * The signatures of a trust list: ES256, as credentials have it, because WebCrypto has it in every browser and in every
 * Node that this program runs on, so that no further library stands between a list and its check. Ed25519 is not yet in all.
 */
import { fromBase64url, toBase64url } from "../credential/base64url.ts";
import { jwkThumbprint, type P256Jwk, readP256Jwk } from "../credential/jwk.ts";
import type { Members } from "../credential/shape.ts";
import { checkSignature, lowS } from "../credential/signature.ts";
import { Refusal } from "../refusal.ts";
import { parseTrustList } from "./list.ts";
import type { TrustList } from "./trust.ts";

const ES256 = { name: "ECDSA", hash: "SHA-256" };

/** The bytes that are signed: the list without its signatures, in canonical JSON (RFC 8785). */
export function trustListBytes({ signatures: _, ...list }: TrustList): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(canonicalJson(list));
}

/** RFC 7638 thumbprints of the keys that have signed the list. Throws a TypeError for a signature that does not fit. */
export async function signersOf(list: TrustList): Promise<string[]> {
  const bytes = trustListBytes(list);
  const checking = (list.signatures ?? []).map(async ({ key, signature }, at) => {
    await checkSignature({ key, bytes, signature: fromBase64url(signature) ?? new Uint8Array() }).catch((error) => {
      throw error instanceof Refusal ? new TypeError(`trust list: signature ${at} does not fit the list`) : error;
    });
    return thumbprintOf(key);
  });
  return Promise.all(checking);
}

/** Reads a list that was fetched or shipped. Throws a TypeError unless one of these keys has signed it. */
export async function openTrustList(text: string, keys: readonly string[]): Promise<TrustList> {
  const list = parseTrustList(text);
  const signers = await signersOf(list);
  if (!signers.some((signer) => keys.includes(signer)))
    throw new TypeError("trust list: none of the keys that you pinned has signed it");
  return list;
}

/** The list with a signature more. The key is a P-256 private key as a JWK. */
export async function signTrustList(list: TrustList, privateKey: Members): Promise<TrustList> {
  const { kty, crv, x, y } = privateKey;
  const key = readP256Jwk({ kty, crv, x, y });
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const imported = await crypto.subtle.importKey("jwk", privateKey as JsonWebKey, algorithm, false, ["sign"]);
  const made = new Uint8Array(await crypto.subtle.sign(ES256, imported, trustListBytes(list)));
  const signature = toBase64url(lowS(made));
  return { ...list, signatures: [...(list.signatures ?? []), { key, signature }] };
}

export const thumbprintOf = (key: P256Jwk): string => toBase64url(jwkThumbprint(key));

/** RFC 8785 for what a list holds: objects with ASCII names, lists, texts, booleans and safe integers. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  const sorted = members.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(",")}}`;
}
