/** Reads universities and batches from the registry; fsck and the issuing guard compare them with the records. */
import {
  type Address,
  decodeAbiParameters,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbiParameters,
  toEventSelector,
} from "viem";
import type { ChainIdentity } from "../identity.ts";
import type { BlockTag, ChainNode } from "../node.ts";
import { REGISTRY_ABI } from "./registry-calls.ts";

export type Registry = { node: ChainNode; identity: Pick<ChainIdentity, "chainId" | "registry" | "deployedBlock"> };

/** `issued` and `granted` are credits, ever. */
export type RegisteredUniversity = {
  registered: boolean;
  /** Registered and not suspended. */
  active: boolean;
  granted: number;
  issued: number;
  name: string;
  domain: string;
  did: string;
};

/** The university as the registry knows it at a block. */
export async function readUniversity(
  { node, identity }: Registry,
  { registryId, at = "latest" }: { registryId: number; at?: BlockTag },
): Promise<RegisteredUniversity> {
  const call = { abi: REGISTRY_ABI, functionName: "universityOf" } as const;
  const data = encodeFunctionData({ ...call, args: [BigInt(registryId)] });
  const answer = await node.call({ to: identity.registry as Address, data }, at);
  const { registered, active, granted, issued, present } = decodeFunctionResult({ ...call, data: answer });
  return { registered, active, granted: Number(granted), issued: Number(issued), ...present.identity };
}

/** A key in the registry; times in seconds since 1970, zero when not set. */
export type RegisteredKey = {
  /** The number of the university that has the key; 0 when nobody has. */
  registryId: number;
  validFrom: number;
  validUntil: number;
  compromisedSince: number;
  markedAt: number;
  byGuardian: boolean;
};

/** A wallet or credential key as the registry knows it at a block; `key` is its bytes32. */
export async function readKey(
  { node, identity }: Registry,
  { key, at = "latest" }: { key: Hex; at?: BlockTag },
): Promise<RegisteredKey> {
  const call = { abi: REGISTRY_ABI, functionName: "keyOf" } as const;
  const answer = await node.call(
    { to: identity.registry as Address, data: encodeFunctionData({ ...call, args: [key] }) },
    at,
  );
  const { university, validFrom, validUntil, compromisedSince, markedAt, byGuardian } = decodeFunctionResult({
    ...call,
    data: answer,
  });
  return { registryId: Number(university), validFrom, validUntil, compromisedSince, markedAt, byGuardian };
}

const BATCH_ISSUED = toEventSelector("BatchIssued(uint64,bytes32,address,uint32,bytes32)");
const ISSUED = parseAbiParameters("uint32 count, bytes32 auditHead");

/** Hashes are 0x, 32 bytes; `signer` is an address in lower case. */
export type IssuedBatch = {
  root: string;
  count: number;
  signer: string;
  /** The head of the university's audit log when the batch was queued. */
  auditHead: string;
  transaction: string;
  block: number;
};

/** The batches that the registry issued for a university, or those of a root. */
export async function listIssued(
  { node, identity }: Registry,
  { registryId, root }: { registryId: number; root?: string },
): Promise<IssuedBatch[]> {
  const logs = await node.logs({
    address: identity.registry as Address,
    topics: [BATCH_ISSUED, numberToHex(registryId, { size: 32 }), ...(root ? [root as Hex] : [])],
    fromBlock: identity.deployedBlock,
  });
  return logs.map(({ topics, data, transactionHash, blockNumber }) => ({
    root: topics[2] ?? "",
    ...readIssued(data),
    signer: `0x${(topics[3] ?? "").slice(-40)}`,
    transaction: transactionHash,
    block: Number(blockNumber),
  }));
}

/** What the event says beside its topics. */
function readIssued(data: Hex): Pick<IssuedBatch, "count" | "auditHead"> {
  const [count, auditHead] = decodeAbiParameters(ISSUED, data);
  return { count, auditHead };
}

/** The registry's record of a batch; `issuedAt` is 0 when there is none. */
export type RegisteredBatch = {
  /** Lower case. */
  signer: string;
  /** Seconds since 1970. */
  issuedAt: number;
  /** When all of it was revoked, in seconds since 1970; 0 when it is not. */
  revokedAt: number;
  /** A bit for each revoked diploma of the requested word. */
  revokedWord: bigint;
};

const NO_KEY: Hex = `0x${"00".repeat(32)}`;

/** What the registry says of a batch, and of the 256 diplomas of one word of it. */
export async function readBatch(
  { node, identity }: Registry,
  { registryId, root, count, word = 0 }: { registryId: number; root: string; count: number; word?: number },
): Promise<RegisteredBatch> {
  const call = { abi: REGISTRY_ABI, functionName: "check" } as const;
  const data = encodeFunctionData({ ...call, args: [BigInt(registryId), root as Hex, count, BigInt(word), NO_KEY] });
  const answer = await node.call({ to: identity.registry as Address, data });
  const { batch, revokedWord } = decodeFunctionResult({ ...call, data: answer });
  return { ...batch, signer: batch.signer.toLowerCase(), revokedWord };
}
