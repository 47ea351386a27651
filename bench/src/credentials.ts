/** Making credentials with their leaves and tree, beside OpenAttestation's wrapping of the same diplomas. */
import { generateKeyPairSync } from "node:crypto";
import { DIPLOMA_TYPE, type P256Jwk } from "ijaza-verifier";
import { buildBatchTree } from "../../api/src/features/chain/batch-tree.ts";
import { createEs256Signer, makeCredential } from "../../api/src/features/chain/credential.ts";
import { cohortRow } from "./cohort.ts";
import { peerDocuments, wrapBatch } from "./peers.ts";

/** Milliseconds a diploma. */
export type Comparison = { what: string; ours: number; peer: string; peers: number };

export function measureMaking(count: number): Comparison {
  make(Math.ceil(count / 10));
  const ours = clock(() => make(count)) / count;
  const documents = peerDocuments(count);
  wrapBatch(peerDocuments(Math.ceil(count / 10)));
  const peers = clock(() => wrapBatch(documents)) / count;
  return { what: "credential and leaf made", ours, peer: "OpenAttestation wrapDocuments", peers };
}

function make(count: number): void {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = privateKey.export({ format: "jwk" });
  const jwk: P256Jwk = { kty: "EC", crv: "P-256", x, y };
  const did = "did:web:university.example";
  const sign = createEs256Signer(privateKey);
  const issuedAt = new Date();
  const leaves = Array.from({ length: count }, (_, index) => {
    const { email: _email, ...claims } = cohortRow(index);
    const made = makeCredential({
      issuer: { did, kid: `${did}#key`, jwk },
      sign,
      vct: DIPLOMA_TYPE,
      status: { registry: `eip155:1:0x${"11".repeat(20)}`, university: "1", index },
      claims: claims as Record<string, string | number>,
      issuedAt,
    });
    return made.leaf;
  });
  const tree = buildBatchTree(leaves);
  for (let index = 0; index < count; index += 1) tree.proofFor(index);
}

const clock = (work: () => void): number => {
  const from = performance.now();
  work();
  return performance.now() - from;
};
