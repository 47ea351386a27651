/** A thread that makes credentials, so that the server goes on answering meanwhile. */
import { createPrivateKey } from "node:crypto";
import { parentPort } from "node:worker_threads";
import { hashLeaf } from "./batch-tree.ts";
import { createEs256Signer, makeCredential } from "./credential.ts";
import type { IssuingReply, IssuingRequest } from "./issuing-pool.ts";

function makeAll({ privateKey, issuer, vct, registry, university, issuedAt, documents }: IssuingRequest): IssuingReply {
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: "der", type: "pkcs8" });
  const sign = createEs256Signer(key);
  return documents.map(({ claims, index }) => {
    const status = { registry, university, index };
    const { jwt, disclosures, leaf } = makeCredential({
      issuer,
      sign,
      vct,
      status,
      claims: JSON.parse(claims),
      issuedAt,
    });
    return { jwt, disclosures: disclosures.join("~"), leaf: hashLeaf(leaf) };
  });
}

parentPort?.on("message", ({ id, request }: { id: number; request: IssuingRequest }) => {
  try {
    parentPort?.postMessage({ id, reply: makeAll(request) });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
