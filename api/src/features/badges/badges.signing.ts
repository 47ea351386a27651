/** Signs a credential of the W3C model: a Data Integrity proof of the suite `eddsa-rdfc-2022` (VC Data Integrity EdDSA). */
import { hash, sign } from "node:crypto";
import type { BadgeKey } from "../chain/chain.service.ts";
import { kidOf } from "../chain/issuer-did.ts";
import { multibase } from "../chain/multikey.ts";
import { loadContext } from "./badges.contexts.ts";

/** A credential before it is signed. Every member must be defined by its contexts. */
export type Unsigned = { "@context": readonly string[]; id: string; type: readonly string[] };

type Proof = {
  type: "DataIntegrityProof";
  cryptosuite: "eddsa-rdfc-2022";
  created: string;
  verificationMethod: string;
  proofPurpose: "assertionMethod";
  /** Multibase. */
  proofValue: string;
};

export type Signed<T extends Unsigned> = T & { proof: [Proof] };

type Signing = { did: string; key: BadgeKey; at: Date };

/** The credential with one proof, in a list, by the issuer's key. Throws for a member that would not be signed. */
export async function signAs<T extends Unsigned>(credential: T, { did, key, at }: Signing): Promise<Signed<T>> {
  const options = {
    type: "DataIntegrityProof" as const,
    cryptosuite: "eddsa-rdfc-2022" as const,
    created: inSeconds(at),
    verificationMethod: kidOf(did, key.multikey),
    proofPurpose: "assertionMethod" as const,
  };
  const digests = await Promise.all([
    digestOf({ "@context": credential["@context"], ...options }),
    digestOf(credential),
  ]);
  const signature = sign(null, Buffer.concat(digests), key.privateKey);
  return { ...credential, proof: [{ ...options, proofValue: multibase(signature) }] };
}

/** A moment as the credentials write it. */
export const inSeconds = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, "Z");

async function digestOf(document: object): Promise<Buffer> {
  // Loaded with the first badge: it is large, and most servers start without one being asked for.
  const { default: jsonld } = await import("jsonld");
  const canonical = await jsonld.canonize(document, {
    ...{ algorithm: "RDFC-1.0", format: "application/n-quads", base: null, rdfDirection: "i18n-datatype", safe: true },
    documentLoader: loadContext,
  });
  return hash("sha256", canonical, "buffer");
}
