/** Measures making credentials with leaves and proofs, and the same diplomas with OpenAttestation and Blockcerts. */
import { generateKeyPairSync } from "node:crypto";
import { DIPLOMA_TYPE, type P256Jwk } from "@ijaza/verifier";
import { createCredentialMaker } from "../../api/src/features/issuing/credential.ts";
import { createIssuingPool } from "../../api/src/features/issuing/issuing-pool.ts";
import { buildNodes, hashLeaf, pathOffsets } from "../../api/src/features/issuing/tree-nodes.ts";
import { createEs256Signer } from "../../api/src/platform/es256.ts";
import { issueBlockcerts } from "./blockcerts.ts";
import { cohortRow } from "./cohort.ts";
import { peerDocuments, wrapBatch } from "./peers.ts";

/** In milliseconds per diploma. */
export type Comparison = { what: string; ours: number; peer: string; peers: number };

const RECORDS_A_REQUEST = 500;

const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const { x = "", y = "" } = privateKey.export({ format: "jwk" });
const jwk: P256Jwk = { kty: "EC", crv: "P-256", x, y };
const DID = "did:web:university.example";
const LIST = "https://university.example/issuers/u/token-status/0";
const TERMS = {
  issuer: { did: DID, kid: `${DID}#key`, jwk },
  type: DIPLOMA_TYPE,
  publicUrl: "https://university.example",
  registry: `eip155:1:0x${"11".repeat(20)}`,
  university: "1",
  issuedAt: new Date(),
};

/** Measures one thread and as many as the server uses; the peers have only one. */
export async function measureMaking(count: number): Promise<Comparison[]> {
  const records = Array.from({ length: count }, (_, index) => ({
    index,
    statusList: { idx: index, uri: LIST },
    claims: claimsOf(index),
  }));
  const few = Math.ceil(count / 10);
  const pool = createIssuingPool();
  const alone = await clock(few, count, (n) => make(records.slice(0, n)));
  const together = await clock(few, count, (n) => makeInPool(pool, records.slice(0, n)));
  await pool.close();
  const wrapping = await clock(few, count, (n) => wrapBatch(peerDocuments(n)));
  const blockcerts = await clock(few, few, issueBlockcerts);
  const what = "credential, leaf and proof made";
  return [
    { what: `${what}, one thread`, ours: alone, peer: "OpenAttestation wrapDocuments", peers: wrapping },
    { what: `${what}, as the server does`, ours: together, peer: "OpenAttestation wrapDocuments", peers: wrapping },
    { what: `${what}, one thread`, ours: alone, peer: "Blockcerts batch", peers: blockcerts },
  ];
}

type Records = { index: number; statusList: { idx: number; uri: string }; claims: string }[];

function claimsOf(index: number): string {
  const { email: _, ...claims } = cohortRow(index);
  return JSON.stringify(claims);
}

function make(records: Records): void {
  const makeOne = createCredentialMaker({ ...TERMS, sign: createEs256Signer(privateKey) });
  const leaves = records.map(({ claims, ...place }) => hashLeaf(makeOne({ ...place, claims: JSON.parse(claims) }).jwt));
  prove(leaves);
}

/** Makes them in requests of the server's size. */
async function makeInPool(pool: ReturnType<typeof createIssuingPool>, records: Records): Promise<void> {
  const key = privateKey.export({ format: "der", type: "pkcs8" });
  const leaves: Uint8Array[] = [];
  for (let from = 0; from < records.length; from += RECORDS_A_REQUEST) {
    const part = records.slice(from, from + RECORDS_A_REQUEST);
    const made = await pool.make({ ...TERMS, privateKey: key, records: part });
    leaves.push(...made.map(({ leaf }) => leaf));
  }
  prove(leaves);
}

/** Makes the tree and the proof of every leaf. */
function prove(leaves: readonly Uint8Array[]): void {
  const nodes = buildNodes(Buffer.concat(leaves));
  for (let index = 0; index < leaves.length; index += 1) {
    for (const at of pathOffsets({ index, count: leaves.length })) nodes.toString("hex", at, at + 32);
  }
}

/** Milliseconds per item, after a smaller round to warm up. */
async function clock(warmUp: number, count: number, work: (count: number) => unknown): Promise<number> {
  await work(warmUp);
  const from = performance.now();
  await work(count);
  return (performance.now() - from) / count;
}
