/** Verifies a Data Integrity proof with a key that the issuer's DID document names now: of a badge or a status list. */
import { verify } from "@noble/ed25519";
import { isObject, type Members } from "../credential/shape.ts";
import type { LoadContext } from "./contexts.ts";
import { proofDigest } from "./digest.ts";
import { decodeMultibase, type Proof } from "./proof-shape.ts";

export type ProofFault = "badge_key_unknown" | "badge_proof_invalid" | "badge_malformed";

/** The prefix of the multicodec `ed25519-pub`; the 32 bytes of the key follow. */
const ED25519_PUB = [0xed, 0x01];
const KEY_BYTES = 34;

type ProofEvidence = { proof: Proof; issuer: Members; load?: LoadContext };

/** Null when the proof holds. A key that was removed from the DID document proves nothing any more. */
export async function findProofFault(
  { proof: _, ...document }: Members,
  { proof, issuer, load }: ProofEvidence,
): Promise<ProofFault | null> {
  const key = findKey(issuer, proof);
  if (key === null) return "badge_key_unknown";
  const digest = await proofDigest(document, proof.options, load).catch(() => null);
  if (digest === null) return "badge_malformed";
  const holds = await verify(proof.signature, digest, key).catch(() => false);
  return holds ? null : "badge_proof_invalid";
}

/** The Ed25519 key that the proof names, if the issuer lists it for the proof's purpose; null otherwise. */
function findKey(issuer: Members, { verificationMethod: keyId, options }: Proof): Uint8Array | null {
  const listed = issuer[options.proofPurpose];
  if (!Array.isArray(listed) || !listed.includes(keyId)) return null;
  const methods: unknown[] = Array.isArray(issuer.verificationMethod) ? issuer.verificationMethod : [];
  const method = methods.find((each): each is Members => isObject(each) && each.id === keyId);
  if (method?.type !== "Multikey" || method.controller !== issuer.id) return null;
  const key = decodeMultibase(method.publicKeyMultibase);
  return key?.length === KEY_BYTES && ED25519_PUB.every((byte, at) => key[at] === byte) ? key.slice(2) : null;
}
