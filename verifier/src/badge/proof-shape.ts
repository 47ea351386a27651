/** Reads a Data Integrity proof of the suite `eddsa-rdfc-2022` (VC Data Integrity EdDSA, section 3.2) and no other. */
import { base58 } from "@scure/base";
import { findUnknown, isObject, isText, type Members } from "../credential/shape.ts";
import { Refusal } from "../refusal.ts";

/** What a proof was made for, and which members it may have beside those that every one must have. */
export type ProofTerms = { purpose: "assertionMethod" | "authentication"; optional: readonly string[] };

export type Proof = {
  /** All members but the signature. They are signed together with the document. */
  options: Record<string, string> & { proofPurpose: ProofTerms["purpose"] };
  /** The key's id in the issuer's DID document. */
  verificationMethod: string;
  signature: Uint8Array;
};

/** The proof of a credential. It says nothing else, so that nothing in it is left unread. */
export const OF_CREDENTIALS: ProofTerms = { purpose: "assertionMethod", optional: [] };
const MEMBERS = ["type", "cryptosuite", "created", "verificationMethod", "proofPurpose", "proofValue"];
const SIGNATURE_BYTES = 64;
/** A date and time with its zone (VC Data Integrity, section 2.1: `dateTimeStamp`). */
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;
const LONGEST = 2048;

/** Reads the proof of this issuer, of a credential unless `terms` say else; refuses with `badge_proof_refused`. */
export function readProof(proof: unknown, issuer: string, { purpose, optional }: ProofTerms = OF_CREDENTIALS): Proof {
  const [one, ...more] = Array.isArray(proof) ? proof : [proof];
  if (!isObject(one) || more.length > 0) return refused("It has not exactly one proof.");
  const unknown = findUnknown(one, [...MEMBERS, ...optional]);
  if (unknown !== undefined) refused(`Its proof has a member that is refused: ${unknown}.`);
  const { proofValue, ...rest } = one;
  const { type, cryptosuite, created, verificationMethod, proofPurpose, ...others } = rest;
  if (type !== "DataIntegrityProof" || cryptosuite !== "eddsa-rdfc-2022" || proofPurpose !== purpose)
    refused("Its proof is not of the suite eddsa-rdfc-2022, or of another purpose.");
  if (!isText(verificationMethod, LONGEST) || !verificationMethod.startsWith(`${issuer}#`))
    return refused("Its proof names a key that is not its issuer's.");
  if (!isText(created, 40) || !TIME.test(created) || Number.isNaN(Date.parse(created)))
    return refused("Its proof says not when it was made.");
  if (!hasTexts(others)) return refused("Its proof has a member that is no text.");
  const signature = decodeMultibase(proofValue);
  if (signature?.length !== SIGNATURE_BYTES) return refused("Its proof has no signature.");
  return {
    options: { ...others, type, cryptosuite, created, verificationMethod, proofPurpose: purpose },
    verificationMethod,
    signature,
  };
}

/** Decodes multibase base58btc (`z…`); null for anything else. */
export function decodeMultibase(text: unknown): Uint8Array | null {
  if (!isText(text, 256) || !text.startsWith("z")) return null;
  try {
    return base58.decode(text.slice(1));
  } catch {
    return null;
  }
}

function hasTexts(members: Members): members is Record<string, string> {
  return Object.values(members).every((value) => isText(value, LONGEST));
}

function refused(detail: string): never {
  throw new Refusal("badge_proof_refused", detail);
}
