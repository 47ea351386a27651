/** A university on a real local chain, which issues batches and revokes diplomas of them. */
import { encodeFunctionData } from "viem";
import type { Bundle } from "../src/credential/bundle.ts";
import { inclusionProof, treeRoot } from "../src/credential/merkle.ts";
import { makeCredentialForTest, makeTestKey, STATUS_LIST } from "./credential-maker.ts";
import { startRealChain } from "./real-chain.ts";
import { toHex } from "./scene.ts";

export const UNIVERSITY = 18_446_744_073_709_551_615n;
export const UNIVERSITY_NAME = "جامعة النجمة — Université de l'Étoile";
/** The place of each issued diploma in its batch. */
export const INDEX = 300;
export const COUNT = 700;

export type RealIssuer = Awaited<ReturnType<typeof startRealIssuer>>;

export async function startRealIssuer() {
  const chain = await startRealChain();
  const { client, contract, settle, account, entry } = chain;
  const key = makeTestKey();
  const thumbprint: `0x${string}` = `0x${key.thumbprint.toString("hex")}`;
  const identity = { name: UNIVERSITY_NAME, domain: "etoile.example", did: "did:web:diplomas.example:university:7" };
  const enter = [UNIVERSITY, identity] as const;
  await settle(client.writeContract({ ...contract, functionName: "registerUniversity", args: enter }));
  await settle(client.writeContract({ ...contract, functionName: "addResponsableKey", args: [UNIVERSITY, account] }));
  await settle(client.writeContract({ ...contract, functionName: "addCredentialKey", args: [UNIVERSITY, thumbprint] }));
  await settle(client.writeContract({ ...contract, functionName: "grantCredits", args: [UNIVERSITY, 100_000n] }));

  /** A diploma in a batch that nobody has anchored yet. */
  const makeDiploma = (signer = key): Bundle => {
    const { chainId, genesisHash, registry } = entry;
    const status = {
      registry: `eip155:${chainId}:${registry}`,
      university: `${UNIVERSITY}`,
      index: INDEX,
      status_list: STATUS_LIST,
    };
    const { jwt, text } = makeCredentialForTest({ key: signer, status, claims: { firstName: "Amel" } });
    const leaves = Array.from({ length: COUNT }, (_, at) => Buffer.from(at === INDEX ? jwt : `${jwt} ${at}`));
    const anchor = { chainId, genesisHash, registry, university: `${UNIVERSITY}`, root: toHex(treeRoot(leaves)) };
    return {
      format: "ijaza-bundle/1",
      credential: text,
      proof: { index: INDEX, count: COUNT, path: inclusionProof(leaves, INDEX).map(toHex) },
      anchor: { ...anchor, block: 0 },
    };
  };

  /** Issues a batch now and gives a diploma of it. */
  const issueDiploma = async (): Promise<Bundle> => {
    const bundle = makeDiploma();
    const args = [UNIVERSITY, bundle.anchor.root as `0x${string}`, COUNT, `0x${"00".repeat(32)}`] as const;
    const block = await settle(client.writeContract({ ...contract, functionName: "issue", args }));
    return { ...bundle, anchor: { ...bundle.anchor, block } };
  };

  const revoke = async ({ anchor }: Bundle, { index = INDEX, superseded = false } = {}) => {
    const word = { position: Math.floor(index / 256), bits: 1n << BigInt(index % 256) };
    const args = [UNIVERSITY, anchor.root as `0x${string}`, COUNT, [word], superseded] as const;
    await settle(client.writeContract({ ...contract, functionName: "revoke", args }));
  };

  const revokeBatch = async ({ anchor }: Bundle) => {
    const args = [UNIVERSITY, anchor.root as `0x${string}`, COUNT] as const;
    await settle(client.writeContract({ ...contract, functionName: "revokeBatch", args }));
  };

  /** What the registry answers for the word of such a diploma, encoded. */
  const readCheck = async ({ anchor }: Bundle): Promise<string> => {
    const word = BigInt(Math.floor(INDEX / 256));
    const args = [UNIVERSITY, anchor.root as `0x${string}`, COUNT, word, thumbprint] as const;
    const { data } = await client.call({
      to: contract.address,
      data: encodeFunctionData({ ...contract, functionName: "check", args }),
    });
    return data ?? "0x";
  };

  return { ...chain, thumbprint, makeDiploma, issueDiploma, revoke, revokeBatch, readCheck };
}
