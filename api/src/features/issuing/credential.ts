/** Makes credentials: SD-JWT VCs (RFC 9901) signed with a university's key, every claim its own salted disclosure. */
import { hash } from "node:crypto";
import { faultOfClaim } from "@ijaza/verifier/credential/claim-rules";
import { endOfDay } from "@ijaza/verifier/credential/expiry";
import type { P256Jwk } from "@ijaza/verifier/credential/jwk";
import { LARGEST_BATCH, vctOf } from "@ijaza/verifier/credential/payload";
import type { Claims } from "@ijaza/verifier/result";
import type { Es256Signer } from "../../platform/es256.ts";
import { createSalts } from "./salts.ts";

export type CredentialIssuer = {
  /** did:web of the university. */
  did: string;
  kid: string;
  jwk: P256Jwk;
};

/** The terms of all credentials of a batch. */
export type CredentialTerms = {
  issuer: CredentialIssuer;
  sign: Es256Signer;
  /** DIPLOMA_TYPE or CERTIFICATE_TYPE of the verifier. */
  type: string;
  /** Where the Type Metadata of the type is, without a slash at its end. */
  publicUrl: string;
  /** CAIP-10: `eip155:<chainId>:<address>`. */
  registry: string;
  /** Decimal. */
  university: string;
  issuedAt: Date;
};

export type CredentialContent = {
  /** The credential's leaf in its batch. */
  index: number;
  /** Its entry in a Token Status List. */
  statusList: StatusListEntry;
  claims: Claims;
};

/** A reference to a Token Status List (draft-ietf-oauth-status-list, section 6.2). */
export type StatusListEntry = { idx: number; uri: string };

export type MadeCredential = {
  /** Its bytes are the leaf in the batch's tree. */
  jwt: string;
  /** Base64url, in the order of the claims. */
  disclosures: string[];
};

/**
 * Makes the credentials of a batch. Each call makes a new one, with fresh salts and jti: make it once and store it.
 * Throws a TypeError for a claim that may not be one; accepted content never has any.
 */
export function createCredentialMaker({ issuer, sign, type, publicUrl, ...terms }: CredentialTerms) {
  const { registry, university, issuedAt } = terms;
  const takeSalt = createSalts();
  const header = encode({ alg: "ES256", typ: "dc+sd-jwt", kid: issuer.kid, jwk: publicMembers(issuer.jwk) });
  const vct = vctOf(publicUrl, type);
  const iat = Math.floor(issuedAt.getTime() / 1000);

  return ({ index, statusList, claims }: CredentialContent): MadeCredential => {
    if (!isIndex(index)) throw new TypeError(`${index} is no index of a batch`);
    const disclosures = Object.keys(claims).map((name) => {
      const value = claims[name];
      refuseClaim(type, { index, name, value });
      return encodeText(`["${takeSalt()}",${JSON.stringify(name)},${JSON.stringify(value)}]`);
    });
    const payload = encode({
      iss: issuer.did,
      vct,
      iat,
      exp: endOfDay(claims.expiryDate),
      jti: takeSalt(),
      status: { registry, university, index, status_list: statusList },
      _sd: disclosures.map((disclosure) => hash("sha256", disclosure, "base64url")).sort(),
      _sd_alg: "sha-256",
    });
    const signed = `${header}.${payload}`;
    return { jwt: `${signed}.${sign(Buffer.from(signed, "latin1")).toString("base64url")}`, disclosures };
  };
}

/** The credential with the disclosures given, in compact serialisation, as a bundle carries it. */
export function presentCredential(jwt: string, disclosures: readonly string[]): string {
  return `${[jwt, ...disclosures].join("~")}~`;
}

/** Throws for a claim that the verifier would refuse. Faults are found before, at the acceptance; this is the last gate. */
function refuseClaim(type: string, { index, name, value }: { index: number; name: string; value: unknown }): void {
  const place = `the claim ${name} of the record ${index}`;
  if (typeof value !== "string" && typeof value !== "number")
    throw new TypeError(`${place} is neither text nor a number`);
  const fault = faultOfClaim(type, { name, value });
  if (fault) throw new TypeError(`${place} may not be signed: ${fault}`);
}

function isIndex(index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < LARGEST_BATCH;
}

function encode(value: unknown): string {
  return encodeText(JSON.stringify(value));
}

function encodeText(text: string): string {
  return Buffer.from(text).toString("base64url");
}

function publicMembers({ kty, crv, x, y }: P256Jwk): P256Jwk {
  return { kty, crv, x, y };
}
