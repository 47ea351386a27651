/**
 * Makes the same diplomas as a Blockcerts batch, as cert-issuer does: JSON-LD normalised and hashed, a tree over the
 * hashes, a path for each. Its verifier, cert-verifier-js, needs packages that npm does not have, so it is not
 * measured.
 */
import { createHash, randomUUID } from "node:crypto";
import { preloadedContexts } from "@blockcerts/schemas";
import { buildTree, leafHash } from "@ijaza/verifier";
import jsonld from "jsonld";
import { cohortRow } from "./cohort.ts";

const documentLoader = async (url: string) => ({ documentUrl: url, document: preloadedContexts[url] ?? {} });

/** Gives the path of every certificate. */
export async function issueBlockcerts(count: number): Promise<Uint8Array[][]> {
  const leaves: Uint8Array[] = [];
  for (let n = 0; n < count; n += 1) leaves.push(leafHash(await hashDocument(documentOf(n)), sha256));
  const tree = buildTree(leaves, sha256);
  return leaves.map((_, index) => tree.proofFor(index));
}

function documentOf(n: number): object {
  const { email: _, ...claims } = cohortRow(n);
  return {
    "@context": [
      "https://www.w3.org/2018/credentials/v1",
      "https://w3id.org/blockcerts/v3.1",
      { "@vocab": "https://university.example/terms#" },
    ],
    id: `urn:uuid:${randomUUID()}`,
    type: ["VerifiableCredential", "BlockcertsCredential"],
    issuer: "https://university.example/issuer",
    issuanceDate: "2026-10-01T00:00:00Z",
    credentialSubject: { id: `urn:uuid:${randomUUID()}`, ...claims },
  };
}

async function hashDocument(document: object): Promise<Uint8Array> {
  const options = { algorithm: "URDNA2015", format: "application/n-quads", documentLoader, safe: true } as const;
  return sha256(Buffer.from(await jsonld.canonize(document, options)));
}

const sha256 = (bytes: Uint8Array): Uint8Array => createHash("sha256").update(bytes).digest();
