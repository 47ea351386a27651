/** How a seal is written: a detached JWS (RFC 7515, RFC 7797) over every other byte of a PDF, in comment lines of fixed length. */
import { toBase64url } from "../base64url.ts";
import { jwkThumbprint, type P256Jwk } from "../jwk.ts";

/** What a seal says beside its signature; everything has a fixed length, so that the seal has one too. */
export type SealTerms = {
  /** The university's credential key; believed only when the registry lists it. */
  jwk: P256Jwk;
  /** SHA-256 of every other byte of the file. */
  digest: Uint8Array;
  /** The leaf of the credential that the file carries, so that no other may be carried under this seal. */
  leaf: Uint8Array;
};

/** The PDF's attachment that the verifier reads, and the word by which a file whose seal is gone is still known. */
export const BUNDLE_NAME = "ijaza-bundle.json";
export const SEAL_MARK = "%ijaza-seal/";
export const SEAL_TYPE = "ijaza-seal+jws";

const VERSION = "1";
/** ISO 32000 asks for lines of 255 bytes at most outside of streams. */
const LINE = 240;

/** What is signed is this header in base64url, a full stop, and then the bytes of the file as they are (`b64: false`). */
export function sealHeader({ jwk, digest, leaf }: SealTerms): string {
  const { crv, kty, x, y } = jwk;
  const header = {
    alg: "ES256",
    b64: false,
    crit: ["b64"],
    typ: SEAL_TYPE,
    kid: toBase64url(jwkThumbprint(jwk)),
    jwk: { kty, crv, x, y },
    sha256: toBase64url(digest),
    leaf: toBase64url(leaf),
  };
  return toBase64url(new TextEncoder().encode(JSON.stringify(header)));
}

/** The comment lines that stand before the last `startxref`. */
export function writeSeal(header: string, signature: Uint8Array): string {
  const jws = `${header}..${toBase64url(signature)}`;
  const lines = jws.match(new RegExp(`.{1,${LINE}}`, "g")) ?? [];
  return `${SEAL_MARK}${VERSION}\n${lines.map((line) => `%${line}\n`).join("")}`;
}

/** Length of every seal of this version, in bytes. */
export const SEAL_BYTES = measure();

function measure(): number {
  const coordinate = toBase64url(new Uint8Array(32));
  const jwk: P256Jwk = { kty: "EC", crv: "P-256", x: coordinate, y: coordinate };
  const header = sealHeader({ jwk, digest: new Uint8Array(32), leaf: new Uint8Array(32) });
  return writeSeal(header, new Uint8Array(64)).length;
}
