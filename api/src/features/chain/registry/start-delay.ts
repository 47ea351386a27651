/** How long after its entry a key begins, which the deployment of a registry has set for ever. */
import { type Address, decodeFunctionResult, encodeFunctionData } from "viem";
import type { ChainNode } from "../node.ts";
import { REGISTRY_ABI } from "./registry-calls.ts";

/** In seconds. */
export async function readStartDelay(node: ChainNode, registry: string): Promise<number> {
  const call = { abi: REGISTRY_ABI, functionName: "startDelay" } as const;
  const answer = await node.call({ to: registry as Address, data: encodeFunctionData(call) });
  return decodeFunctionResult({ ...call, data: answer });
}
