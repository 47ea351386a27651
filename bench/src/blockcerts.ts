/**
 * The same diplomas as a Blockcerts batch: JSON-LD normalised and hashed, a tree over the hashes, a path for each; and
 * of its verification the part that needs no network. cert-verifier-js itself needs packages that npm does not have,
 * so its look-ups and its signature check are left out, which favours the peer.
 */
import { createHash, randomUUID } from "node:crypto";
import { preloadedContexts } from "@blockcerts/schemas";
import { buildTree, leafHash, verifyInclusion } from "ijaza-verifier";
import jsonld from "jsonld";
import { cohortRow } from "./cohort.ts";

export type Blockcert = Omit<Parameters<typeof verifyInclusion>[0], "leaf"> & { document: object };

const documentLoader = async (url: string) => ({ documentUrl: url, document: preloadedContexts[url] ?? {} });

/** As cert-issuer prepares and issues a batch. */
export async function issueBlockcerts(count: number): Promise<Blockcert[]> {
  const documents = Array.from({ length: count }, (_, n) => documentOf(n));
  const leaves: Uint8Array[] = [];
  for (const document of documents) leaves.push(leafHash(await hashDocument(document), sha256));
  const tree = buildTree(leaves, sha256);
  return documents.map((document, index) => ({
    document,
    ...{ index, count, path: tree.proofFor(index), root: tree.root },
  }));
}

/** Normalises and hashes the document and follows its path to the root. */
export async function verifyBlockcert({ document, ...place }: Blockcert): Promise<boolean> {
  return verifyInclusion({ ...place, leaf: await hashDocument(document) });
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
