/** Makes credentials: SD-JWT VCs (RFC 9901) signed with a university's key, every claim its own salted disclosure. */
import { type KeyObject, randomBytes, hash as sha, sign as signBytes } from "node:crypto";
import { isClaimName } from "ijaza-verifier/disclosures";
import type { P256Jwk } from "ijaza-verifier/jwk";
import { LARGEST_BATCH } from "ijaza-verifier/payload";
import type { Claims } from "ijaza-verifier/result";

/** ES256 over the bytes: r and s of 32 bytes each. Low s or not; makeCredential normalises. */
export type Es256Signer = (bytes: Uint8Array) => Uint8Array;

export type CredentialIssuer = {
  /** did:web of the university. */
  did: string;
  kid: string;
  jwk: P256Jwk;
};

export type CredentialStatus = {
  /** CAIP-10: `eip155:<chainId>:<address>`. */
  registry: string;
  /** Decimal. */
  university: string;
  /** The credential's leaf in its batch. */
  index: number;
};

export type CredentialRequest = {
  issuer: CredentialIssuer;
  sign: Es256Signer;
  /** DIPLOMA_TYPE or CERTIFICATE_TYPE of the verifier. */
  vct: string;
  status: CredentialStatus;
  claims: Claims;
  issuedAt: Date;
};

export type MadeCredential = {
  jwt: string;
  /** Base64url, in the order of the claims. */
  disclosures: string[];
  /** The bytes that the batch's tree holds. */
  leaf: Uint8Array;
};

const SALT_BYTES = 16;
const COORDINATE_BYTES = 32;
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const HALF_ORDER = ORDER >> 1n;

/** Signer for a P-256 private key held in memory. */
export function createEs256Signer(privateKey: KeyObject): Es256Signer {
  const key = { key: privateKey, dsaEncoding: "ieee-p1363" } as const;
  return (bytes) => signBytes("sha256", bytes, key);
}

/**
 * A new credential each time, with fresh salts and jti: make it once and store it.
 * Throws a TypeError for a claim that may not be one; accepted content never has any.
 */
export function makeCredential({ issuer, sign, vct, status, claims, issuedAt }: CredentialRequest): MadeCredential {
  if (!Number.isInteger(status.index) || status.index < 0 || status.index >= LARGEST_BATCH) {
    throw new TypeError(`${status.index} is no index of a batch`);
  }
  const entries = Object.entries(claims);
  const random = randomBytes(SALT_BYTES * (entries.length + 1));
  const takeRandom = (at: number) => random.toString("base64url", at * SALT_BYTES, (at + 1) * SALT_BYTES);
  const disclosures = entries.map(([name, value], at) => makeDisclosure(takeRandom(at + 1), name, value));
  const signed = [
    encode({ alg: "ES256", typ: "dc+sd-jwt", kid: issuer.kid, jwk: publicMembers(issuer.jwk) }),
    encode({
      iss: issuer.did,
      vct,
      iat: Math.floor(issuedAt.getTime() / 1000),
      jti: takeRandom(0),
      status: { registry: status.registry, university: status.university, index: status.index },
      _sd: disclosures.map((disclosure) => sha("sha256", disclosure, "base64url")).sort(),
      _sd_alg: "sha-256",
    }),
  ].join(".");
  const signature = toLowS(sign(Buffer.from(signed, "latin1")));
  const jwt = `${signed}.${signature.toString("base64url")}`;
  return { jwt, disclosures, leaf: Buffer.from(jwt, "latin1") };
}

/** The credential with the disclosures given, in compact serialisation, as a bundle carries it. */
export function presentCredential(jwt: string, disclosures: readonly string[]): string {
  return `${[jwt, ...disclosures].join("~")}~`;
}

function makeDisclosure(salt: string, name: string, value: string | number): string {
  if (!isClaimName(name)) throw new TypeError(`a claim may not be named ${name}`);
  const isValue = typeof value === "string" || Number.isFinite(value);
  if (!isValue) throw new TypeError(`the claim ${name} is neither text nor a number`);
  return encode([salt, name, value]);
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function publicMembers({ kty, crv, x, y }: P256Jwk): P256Jwk {
  return { kty, crv, x, y };
}

/** Of the two signatures that any ES256 signature stands for, the one whose s is not above half the order. */
function toLowS(signature: Uint8Array): Buffer {
  const bytes = Buffer.from(signature);
  const s = BigInt(`0x${bytes.toString("hex", COORDINATE_BYTES)}`);
  if (s <= HALF_ORDER) return bytes;
  bytes.write((ORDER - s).toString(16).padStart(2 * COORDINATE_BYTES, "0"), COORDINATE_BYTES, "hex");
  return bytes;
}
