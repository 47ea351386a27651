/** Reads the payload of a credential: its signed members, and the one place on a chain that it names. */
import { refuse } from "../refusal.ts";
import { hostOfDid, readWebAddress } from "../web-address.ts";
import { findUnknown, isIntegerIn, isObject, isText, isUniversityId } from "./shape.ts";

/** The types of credentials, with their version: the end of their `vct`. */
export const DIPLOMA_TYPE = "diploma/v1";
export const CERTIFICATE_TYPE = "certificate/v1";
const TYPES: readonly string[] = [DIPLOMA_TYPE, CERTIFICATE_TYPE];
/** The path of a `vct`: where its site is, then the type. */
const TYPE_PATH = /^(?:\/[^/]+)*?\/credentials\/(.+)$/;

/** The `vct` of a type: an address under the public one of its issuer, where its Type Metadata is. */
export const vctOf = (publicUrl: string, type: string): string => `${publicUrl}/credentials/${type}`;

/** Most diplomas in a batch. The contract enforces the same limit. */
export const LARGEST_BATCH = 2 ** 24;

/** The place of the credential: an index in a batch of one university in one registry. */
export type Place = { chainId: number; registry: string; university: string; index: number };

export type SignedPayload = {
  issuer: string;
  /** DIPLOMA_TYPE or CERTIFICATE_TYPE. */
  type: string;
  /** Seconds since 1970, as the issuer states it. */
  signedAt: number;
  /** Seconds since 1970 from which a certificate is no longer valid; undefined for one that never expires. */
  expiresAt: number | undefined;
  id: string;
  /** `registry` is an address in lower case. */
  place: Place;
  /** Digests of all disclosures, also of those that are not shown. */
  digests: string[];
};

const MEMBERS = ["iss", "vct", "iat", "exp", "jti", "status", "_sd", "_sd_alg"];
/** Entries of a token status list. */
const STATUS_LIST_SIZE = 131_072;
/** The characters of a DID (DID 1.0, section 3.1), which are all visible. */
const DID_WEB = /^did:web:[\w.:%-]+$/;
const LATEST_TIME = 2 ** 40;
/** 32 bytes in canonical base64url. The last symbol has two spare bits, which must be zero. */
const DIGEST = /^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/;

/** Refuses with `payload_refused`, `digest_repeated`, `digests_unsorted` or `credential_type_unknown`. */
export function readPayload(payload: unknown): SignedPayload {
  if (!isObject(payload)) refuse("payload_refused", "The payload is not an object.");
  const unknown = findUnknown(payload, MEMBERS);
  if (unknown !== undefined) refuse("payload_refused", `The payload has a member that is refused: ${unknown}.`);
  const { iss, vct, iat, exp, jti, status, _sd, _sd_alg } = payload;
  if (!isText(iss, 1024) || !DID_WEB.test(iss)) refuse("payload_refused", "iss is not a did:web.");
  if (!isIntegerIn(iat, 0, LATEST_TIME)) refuse("payload_refused", "iat is not a time in seconds.");
  if (!isText(jti, 128)) refuse("payload_refused", "jti is missing.");
  if (_sd_alg !== "sha-256") refuse("payload_refused", "_sd_alg is not sha-256.");
  const type = readType(vct, iss);
  const expiresAt = readExpiry(exp, type);
  const place = readPlace(status);
  checkStatusList(status, iss);
  return { issuer: iss, type, signedAt: iat, expiresAt, id: jti, place, digests: readDigests(_sd) };
}

/** An unknown type is no fault of the credential; a known one must be at its issuer's own site. */
function readType(vct: unknown, iss: string): string {
  if (!isText(vct, 512)) refuse("payload_refused", "vct is missing.");
  const address = readWebAddress(vct);
  const name = TYPE_PATH.exec(address?.path ?? "")?.[1];
  const type = TYPES.find((each) => each === name);
  if (!address || type === undefined) refuse("credential_type_unknown", `The credential's type is not known: ${vct}.`);
  if (address.host !== hostOfDid(iss)) refuse("payload_refused", "vct is at another site than the issuer.");
  return type;
}

function readExpiry(exp: unknown, type: string): number | undefined {
  if (exp === undefined) return undefined;
  if (type !== CERTIFICATE_TYPE) refuse("payload_refused", "exp is for certificates only.");
  return isIntegerIn(exp, 0, LATEST_TIME) ? exp : refuse("payload_refused", "exp is not a time in seconds.");
}

/**
 * The form of the reference to a Token Status List, which is for other software: the chain decides here, so the list is
 * not read (draft-ietf-oauth-status-list, section 6.2).
 */
function checkStatusList(status: unknown, iss: string): void {
  const list = isObject(status) ? status.status_list : undefined;
  if (!isObject(list)) refuse("payload_refused", "status.status_list is missing.");
  const unknown = findUnknown(list, ["idx", "uri"]);
  if (unknown !== undefined) refuse("payload_refused", `status.status_list has a member that is refused: ${unknown}.`);
  if (!isIntegerIn(list.idx, 0, STATUS_LIST_SIZE - 1)) refuse("payload_refused", "status_list.idx is not an entry.");
  if (readWebAddress(list.uri)?.host !== hostOfDid(iss))
    refuse("payload_refused", "status_list.uri is not an address at the issuer's site.");
}

function readPlace(status: unknown): Place {
  if (!isObject(status)) refuse("payload_refused", "status is missing.");
  const unknown = findUnknown(status, ["registry", "university", "index", "status_list"]);
  if (unknown !== undefined) refuse("payload_refused", `status has a member that is refused: ${unknown}.`);
  const { registry, university, index } = status;
  const account = typeof registry === "string" ? /^eip155:([1-9]\d{0,15}):(0x[0-9a-fA-F]{40})$/.exec(registry) : null;
  const chainId = Number(account?.[1]);
  if (!account || !Number.isSafeInteger(chainId))
    refuse("payload_refused", "status.registry is not a CAIP-10 account.");
  if (!isUniversityId(university)) refuse("payload_refused", "status.university is not a decimal id.");
  if (!isIntegerIn(index, 0, LARGEST_BATCH - 1)) refuse("payload_refused", "status.index is not an index.");
  return { chainId, registry: account[2]!.toLowerCase(), university, index };
}

function readDigests(list: unknown): string[] {
  if (!Array.isArray(list)) refuse("payload_refused", "_sd is not a list.");
  const digests = list.map((digest: unknown) => {
    if (typeof digest === "string" && DIGEST.test(digest)) return digest;
    return refuse("payload_refused", "_sd holds something that is no digest.");
  });
  if (new Set(digests).size !== digests.length) refuse("digest_repeated");
  const sorted = digests.toSorted();
  if (digests.some((digest, at) => digest !== sorted[at])) refuse("digests_unsorted");
  return digests;
}
