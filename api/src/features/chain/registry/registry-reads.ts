/** Reads universities and batches from the registry; fsck and the issuing guard compare them with the records. */
import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, numberToHex, toEventSelector } from "viem";
import type { ChainIdentity } from "../identity.ts";
import type { BlockTag, ChainNode } from "../node.ts";
import { REGISTRY_ABI } from "./registry-calls.ts";

export type Registry = { node: ChainNode; identity: Pick<ChainIdentity, "chainId" | "registry" | "deployedBlock"> };

/** `issued` and `granted` are credits, ever. */
export type RegisteredUniversity = {
  registered: boolean;
  granted: number;
  issued: number;
  name: string;
  domain: string;
};

/** The university as the registry knows it at a block. */
export async function readUniversity(
  { node, identity }: Registry,
  { registryId, at = "latest" }: { registryId: number; at?: BlockTag },
): Promise<RegisteredUniversity> {
  const call = { abi: REGISTRY_ABI, functionName: "universityOf" } as const;
  const data = encodeFunctionData({ ...call, args: [BigInt(registryId)] });
  const answer = await node.call({ to: identity.registry as Address, data }, at);
  const { registered, granted, issued, name, domain } = decodeFunctionResult({ ...call, data: answer });
  return { registered, granted: Number(granted), issued: Number(issued), name, domain };
}

const BATCH_ISSUED = toEventSelector("BatchIssued(uint64,bytes32,address,uint32,bytes32)");

/** `root` and `transaction` are 0x, 32 bytes; `signer` is an address in lower case. */
export type IssuedBatch = { root: string; signer: string; transaction: string; block: number };

/** The batches that the registry issued for a university, or the one of a root. */
export async function listIssued(
  { node, identity }: Registry,
  { registryId, root }: { registryId: number; root?: string },
): Promise<IssuedBatch[]> {
  const logs = await node.logs({
    address: identity.registry as Address,
    topics: [BATCH_ISSUED, numberToHex(registryId, { size: 32 }), ...(root ? [root as Hex] : [])],
    fromBlock: identity.deployedBlock,
  });
  return logs.map(({ topics, transactionHash, blockNumber }) => ({
    root: topics[2] ?? "",
    signer: `0x${(topics[3] ?? "").slice(-40)}`,
    transaction: transactionHash,
    block: Number(blockNumber),
  }));
}

/** The registry's record of a batch; `issuedAt` is 0 when there is none. */
export type RegisteredBatch = {
  /** Lower case. */
  signer: string;
  /** Seconds since 1970. */
  issuedAt: number;
  count: number;
  revoked: boolean;
  /** A bit for each revoked diploma of the requested word. */
  revokedWord: bigint;
};

const NO_KEY: Hex = `0x${"00".repeat(32)}`;

/** What the registry says of a batch, and of the 256 diplomas of one word of it. */
export async function readBatch(
  { node, identity }: Registry,
  { registryId, root, word = 0 }: { registryId: number; root: string; word?: number },
): Promise<RegisteredBatch> {
  const call = { abi: REGISTRY_ABI, functionName: "check" } as const;
  const data = encodeFunctionData({ ...call, args: [BigInt(registryId), root as Hex, BigInt(word), NO_KEY] });
  const answer = await node.call({ to: identity.registry as Address, data });
  const { batch, revokedWord } = decodeFunctionResult({ ...call, data: answer });
  const { signer, issuedAt, count, revoked } = batch;
  return { signer: signer.toLowerCase(), issuedAt, count, revoked, revokedWord };
}
