/** Verifies any credential and presentation with the parts by which the product verifies badges. */
import { findProofFault } from "@ijaza/verifier/badge/proof";
import { OF_CREDENTIALS, type ProofTerms, readProof } from "@ijaza/verifier/badge/proof-shape";
import { readStatusBit, readStatusEntry } from "@ijaza/verifier/badge/status-list";
import { Refusal } from "@ijaza/verifier/refusal";
import { loadSuiteContext } from "./contexts.ts";
import {
  asList,
  type Fault,
  findCredentialFault,
  findPresentationFault,
  idOf,
  isObject,
  type Json,
} from "./data-model.ts";
import { resolveDidKey } from "./did-key.ts";

const OF_PRESENTATIONS: ProofTerms = { purpose: "authentication", optional: ["challenge", "domain"] };

type VerifyingDeps = { now: () => Date; readList: () => Promise<Json> };

export function createVerifying({ now, readList }: VerifyingDeps) {
  /** `expected` are the options of a call: a purpose, a domain, a challenge. */
  async function verifyCredential(credential: unknown, expected: Json = {}): Promise<Fault> {
    const fault = findCredentialFault(credential);
    if (fault !== null || !isObject(credential)) return fault;
    const did = String(idOf(credential.issuer));
    return (
      (await findSecuringFault(credential, { did, terms: OF_CREDENTIALS, expected })) ??
      findPeriodFault(credential, now()) ??
      (await findStatusFault(credential, did))
    );
  }

  async function findStatusFault({ credentialStatus }: Json, did: string): Promise<Fault> {
    const issuer = resolveDidKey(did);
    for (const status of credentialStatus === undefined ? [] : asList(credentialStatus)) {
      const entry = readStatusEntry(status);
      const revoked = entry && issuer && (await readStatusBit(await readList(), { entry, issuer, now: now() }));
      if (revoked !== false) return revoked ? "it is revoked" : "its status cannot be known";
    }
    return null;
  }

  return {
    verifyCredential,

    async verifyPresentation(presentation: unknown, expected: Json = {}): Promise<Fault> {
      const fault = findPresentationFault(presentation);
      if (fault !== null || !isObject(presentation)) return fault;
      const { holder, verifiableCredential = [], proof } = presentation;
      const [signed] = asList(proof);
      const signer = isObject(signed) ? String(signed.verificationMethod).split("#")[0] : undefined;
      const did = String(idOf(holder) ?? signer);
      const secured = await findSecuringFault(presentation, { did, terms: OF_PRESENTATIONS, expected });
      if (secured !== null) return secured;
      for (const credential of asList(verifiableCredential)) {
        const isOwn =
          isObject(credential) && credential.proof === undefined && idOf(credential.issuer) === idOf(holder);
        const found = isOwn ? findCredentialFault(credential) : await verifyCredential(credential);
        if (found !== null) return found;
      }
      return null;
    },
  };
}

type Securing = { did: string; terms: ProofTerms; expected: Json };

async function findSecuringFault(document: Json, { did, terms, expected }: Securing): Promise<Fault> {
  const issuer = resolveDidKey(did);
  if (!issuer) return "its issuer has no document";
  try {
    const proof = readProof(document.proof, did, terms);
    const { expectedProofPurpose = terms.purpose, domain, challenge } = expected;
    const { options } = proof;
    if (options.proofPurpose !== expectedProofPurpose) return "its proof has another purpose";
    if (domain !== undefined && options.domain !== domain) return "its proof is for another domain";
    if (challenge !== undefined && options.challenge !== challenge) return "its proof answers another challenge";
    return await findProofFault(document, { proof, issuer, load: loadSuiteContext });
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

function findPeriodFault({ validFrom, validUntil }: Json, now: Date): Fault {
  const [begins, ends] = [validFrom, validUntil].map((time) => Date.parse(String(time)));
  return Number(begins) > now.getTime() || Number(ends) < now.getTime() ? "it is not valid now" : null;
}
