/** Makes facts of what the checks have proved. No fact comes from an unproved statement of a file. */

import type { DiplomaState } from "./chain/chain-reader.ts";
import { toBase64url } from "./credential/base64url.ts";
import type { OpenedCredential } from "./credential/credential.ts";
import type { Facts, Result } from "./result.ts";

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
