/** Opens a credential, an SD-JWT VC (RFC 9901): checks signature, signed members and disclosures, but trusts no key. */

import type { Code } from "../codes/codes.ts";
import { refuse } from "../refusal.ts";
import type { Claims } from "../result.ts";
import { fromBase64url } from "./base64url.ts";
import { readDisclosures } from "./disclosures.ts";
import { agreesWithExpiry } from "./expiry.ts";
import { jwkThumbprint, type P256Jwk, readP256Jwk } from "./jwk.ts";
import { readPayload, type SignedPayload } from "./payload.ts";
import { findUnknown, isObject, isText } from "./shape.ts";
import { checkSignature } from "./signature.ts";
import { parseStrictJson } from "./strict-json.ts";

/** A credential whose signature fits the key that it carries. Only the registry says whose key that is. */
export type OpenedCredential = Omit<SignedPayload, "digests"> & {
  claims: Claims;
  /** Number of claims that were signed but are not disclosed. */
  hidden: number;
  /** RFC 7638, 32 bytes. */
  keyThumbprint: Uint8Array;
  /** The leaf in the batch's Merkle tree: the bytes of the signed JWT, without disclosures. */
  leaf: Uint8Array;
};

const UTF8 = new TextEncoder();
/** Limits for the header and for the payload, each. */
export const CREDENTIAL_LIMITS = { size: 131_072, depth: 4, members: 64 };
const HEADER_MEMBERS = ["alg", "typ", "kid", "jwk"];

/** Opens `<jwt>~<disclosure>~…~`. Throws a Refusal with the code of the first fault. */
export async function openCredential(text: string): Promise<OpenedCredential> {
  const { jwt, disclosures } = splitCredential(text);
  const [header = "", payload = "", signature = "", ...rest] = jwt.split(".");
  if (signature === "" || rest.length > 0) refuse("credential_malformed");
  const key = readHeader(decodeJson(header));
  const leaf = UTF8.encode(jwt);
  const signed = leaf.slice(0, header.length + 1 + payload.length);
  const checking = checkSignature({ key, bytes: signed, signature: decodePart(signature) });
  // The content is read while the signature is checked, but a wrong signature is reported first.
  const content = attempt(() => readContent(payload, disclosures));
  await checking;
  return { ...content(), keyThumbprint: jwkThumbprint(key), leaf };
}

function readContent(payload: string, disclosures: readonly string[]) {
  const signed = readPayload(decodeJson(payload));
  const { digests, ...members } = signed;
  const claims = readDisclosures(disclosures, signed);
  if (!agreesWithExpiry(claims.expiryDate, members.expiresAt)) refuse("expiry_differs");
  return { ...members, claims, hidden: digests.length - disclosures.length };
}

/** Does the work now. The function that it returns gives the result, or throws what the work threw. */
function attempt<T>(work: () => T): () => T {
  try {
    const value = work();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

function splitCredential(text: string): { jwt: string; disclosures: string[] } {
  const [jwt = "", ...disclosures] = text.split("~");
  const tail = disclosures.pop();
  if (tail === undefined) refuse("credential_malformed", "The credential does not end with a tilde.");
  if (tail !== "") refuse("key_binding_refused");
  if (disclosures.includes("")) refuse("disclosure_malformed", "A disclosure is empty.");
  return { jwt, disclosures };
}

function readHeader(header: unknown): P256Jwk {
  if (!isObject(header)) refuse("header_refused", "The header is not an object.");
  const unknown = findUnknown(header, HEADER_MEMBERS);
  if (unknown !== undefined) refuse("header_refused", `The header has a member that is refused: ${unknown}.`);
  if (header.alg !== "ES256") refuse("algorithm_refused");
  if (header.typ !== "dc+sd-jwt") refuse("type_refused");
  if (!isText(header.kid, 1024)) refuse("header_refused", "The header has no kid.");
  return readP256Jwk(header.jwk);
}

function decodeJson(part: string): unknown {
  const json = parseStrictJson(decodePart(part), CREDENTIAL_LIMITS);
  if (json.ok) return json.value;
  const code: Code = json.why === "duplicate" ? "credential_duplicate_member" : "credential_malformed";
  return refuse(code, json.detail);
}

function decodePart(part: string): Uint8Array<ArrayBuffer> {
  return fromBase64url(part) ?? refuse("credential_encoding");
}
