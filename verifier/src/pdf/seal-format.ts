/** Writes a seal: a detached JWS (RFC 7515, RFC 7797) over all other bytes of a PDF, in comment lines. */
import { toBase64url } from "../credential/base64url.ts";
import { jwkThumbprint, type P256Jwk } from "../credential/jwk.ts";

/** What a seal states. Every part has a fixed length, so every seal has the same length. */
export type SealTerms = {
  /** The university's credential key. It counts only when the registry lists it. */
  jwk: P256Jwk;
  /** SHA-256 of all bytes of the file outside the seal. */
  digest: Uint8Array;
  /** The hash of the leaf of the file's credential, so that the seal fits no other credential. */
  leaf: Uint8Array;
};

/** The name of the attachment that the verifier reads. It also reveals our file when the seal was removed. */
export const BUNDLE_NAME = "ijaza-bundle.json";
export const SEAL_MARK = "%ijaza-seal/";
export const SEAL_TYPE = "ijaza-seal+jws";

const VERSION = "2";
/** The first line of every seal of this version. */
export const SEAL_BEGIN = `${SEAL_MARK}${VERSION}\n`;
/** Length of a line. ISO 32000 allows at most 255 bytes outside of streams. */
export const LINE = 240;

/** The header in base64url. Signed are this header, a full stop, and then the raw bytes of the file (`b64: false`). */
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

/** The seal without percent signs and line feeds. A time stamp of the seal is over the SHA-256 of these ASCII letters. */
export function sealJws(header: string, signature: Uint8Array): string {
  return `${header}..${toBase64url(signature)}`;
}

/** The comment lines to insert before the last `startxref`. */
export function writeSeal(header: string, signature: Uint8Array): string {
  const lines = sealJws(header, signature).match(new RegExp(`.{1,${LINE}}`, "g")) ?? [];
  return `${SEAL_BEGIN}${lines.map((line) => `%${line}\n`).join("")}`;
}

/** The length of every seal of this version, in bytes. */
export const SEAL_BYTES = measure();

function measure(): number {
  const coordinate = toBase64url(new Uint8Array(32));
  const jwk: P256Jwk = { kty: "EC", crv: "P-256", x: coordinate, y: coordinate };
  const header = sealHeader({ jwk, digest: new Uint8Array(32), leaf: new Uint8Array(32) });
  return writeSeal(header, new Uint8Array(64)).length;
}
