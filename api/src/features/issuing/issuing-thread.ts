/** The program of a thread that makes credentials. */
import { createPrivateKey } from "node:crypto";
import { createEs256Signer } from "../../platform/es256.ts";
import { answerRequests } from "../../platform/threads/answering.ts";
import { createCredentialMaker } from "./credential.ts";
import type { IssuingReply, IssuingRequest } from "./issuing-request.ts";
import { hashLeaf } from "./tree-nodes.ts";

function makeAll({ privateKey, records, ...terms }: IssuingRequest): IssuingReply {
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: "der", type: "pkcs8" });
  const make = createCredentialMaker({ ...terms, sign: createEs256Signer(key) });
  return records.map(({ claims, index, statusList }) => {
    const { jwt, disclosures } = make({ index, statusList, claims: JSON.parse(claims) });
    return { jwt, disclosures: disclosures.join("~"), leaf: hashLeaf(jwt) };
  });
}

answerRequests(makeAll);
