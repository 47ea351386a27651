/** Makes facts of what the checks have proved. No fact comes from an unproved statement of a file. */

import type { KeyState } from "./abi.ts";
import { toBase64url } from "./base64url.ts";
import type { DiplomaState } from "./chain-reader.ts";
import type { Witness } from "./checks/seal.ts";
import type { OpenedCredential } from "./credential.ts";
import type { Seal } from "./pdf/seal.ts";
import type { Facts, Result, SealFact } from "./result.ts";
import type { TimeStamp } from "./time-stamp/read-time-stamp.ts";

const NAMES = ["firstName", "lastName", "firstNameAr", "lastNameAr"];
const RECIPIENT_NAMES = ["recipientFirstName", "recipientLastName", "recipientFirstNameAr", "recipientLastNameAr"];
const HOLDER_NAMES = [...NAMES, ...RECIPIENT_NAMES];

export function claimFacts({ claims }: OpenedCredential): Pick<Facts, "claims" | "holderNamed"> {
  return { claims, holderNamed: HOLDER_NAMES.some((name) => claims[name] !== undefined && claims[name] !== "") };
}

/** The identity is that of the day of issue; the present one is told where it differs. */
export function issuerFact(credential: OpenedCredential, { present, atIssue }: DiplomaState): Facts["issuer"] {
  const { did, name, domain } = atIssue;
  const keyThumbprint = toBase64url(credential.keyThumbprint);
  const isRenamed = present.name !== name || present.domain !== domain;
  return {
    did,
    name,
    domain,
    university: credential.place.university,
    keyThumbprint,
    ...(isRenamed && { present: { name: present.name, domain: present.domain } }),
  };
}

type SealFactOptions = { seal: Seal; key: KeyState; timeStamp: TimeStamp | undefined; witness: Witness | null };

export function sealFact({ seal, key, timeStamp, witness }: SealFactOptions): SealFact {
  return {
    keyThumbprint: toBase64url(seal.keyThumbprint),
    witnessed: witness && { ...witness, at: toIso(witness.at) },
    countsUntil: witness || key.validUntil === 0 ? null : toIso(key.validUntil),
    ...(timeStamp && !witness && { hasUncountedStamp: true as const }),
  };
}

type AnchorFactOptions = { root: string; count: number; credential: OpenedCredential; state: DiplomaState };

export function anchorFact({ root, count, credential, state: { batch } }: AnchorFactOptions): Facts["anchor"] {
  if (batch === null) return undefined;
  const { signer, issuedAt } = batch;
  return { ...credential.place, root, count, signer, issuedAt: toIso(issuedAt) };
}

export function blockOf({ blockNumber, blockTime }: DiplomaState): Result["block"] {
  return { number: blockNumber, time: toIso(blockTime) };
}

export function toIso(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
