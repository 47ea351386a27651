/** Signs a credential of the W3C model: a Data Integrity proof of the suite `eddsa-rdfc-2022` (VC Data Integrity EdDSA). */
import { sign } from "node:crypto";
import type { LoadContext } from "@ijaza/verifier/badge/contexts";
import { proofDigest } from "@ijaza/verifier/badge/digest";
import { multibase } from "../../platform/multikey.ts";
import type { BadgeKey } from "../chain/chain.service.ts";
import { kidOf } from "../issuing/issuing.service.ts";

/** A credential before it is signed. Every member must be defined by its contexts. */
export type UnsignedCredential = { "@context": unknown };

type Proof = {
  type: "DataIntegrityProof";
  cryptosuite: "eddsa-rdfc-2022";
  created: string;
  verificationMethod: string;
  proofPurpose: "assertionMethod";
  /** Multibase. */
  proofValue: string;
};

export type Signed<T extends UnsignedCredential> = T & { proof: [Proof] };

/** Without `load`, contexts are those of badges. */
type SignAsOptions = { did: string; key: BadgeKey; at: Date; load?: LoadContext };

/** The credential with a list of one proof, by the issuer's key. Throws for a member that no context defines, as it would stay unsigned. */
export async function signAs<T extends UnsignedCredential>(
  credential: T,
  { did, key, at, load }: SignAsOptions,
): Promise<Signed<T>> {
  const options = {
    type: "DataIntegrityProof" as const,
    cryptosuite: "eddsa-rdfc-2022" as const,
    created: inSeconds(at),
    verificationMethod: kidOf(did, key.multikey),
    proofPurpose: "assertionMethod" as const,
  };
  const signature = sign(null, await proofDigest(credential, options, load), key.privateKey);
  return { ...credential, proof: [{ ...options, proofValue: multibase(signature) }] };
}

/** A time as these credentials write it. */
export const inSeconds = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, "Z");
