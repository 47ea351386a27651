/** What becomes of keys in the registry, as other rooms hear of it. */
import { decodeFunctionData, type Hex } from "viem";
import type { Trx } from "../../../platform/database.ts";
import { REGISTRY_ABI } from "../registry/registry-calls.ts";

export type KeyChange = {
  keyId: string;
  /** `refused`: the registry did not take what was to be done with the key. */
  change: "marked" | "confirmed" | "cleared" | "vetoed" | "refused";
  at: Date;
};

/** Called in the transaction that stores the change. */
export type OnKeyChange = (trx: Trx, change: KeyChange) => Promise<void>;

/** The key, as bytes32, that a call of the registry is about. Throws for a call that is about none. */
export function keyOfCall(data: Buffer): Hex {
  const { functionName, args } = decodeFunctionData({ abi: REGISTRY_ABI, data: `0x${data.toString("hex")}` });
  switch (functionName) {
    case "setKeyExpiry":
    case "markKeyCompromised":
    case "clearKeyCompromise":
    case "vetoKey":
      return args[0];
    default:
      throw new Error(`${functionName} is not about a key`);
  }
}
