/** What a call of the registrar says, read from its bytes: people decide by what they sign. Pure. */
import { decodeFunctionData, type Hex } from "viem";
import { REGISTRY_ABI, type RegistryIdentity } from "./registry-calls.ts";

export type ReadCall = {
  /** The university's number; null where the call names the key alone. */
  number: string | null;
  entered: RegistryIdentity | null;
  /** The address of a wallet, or the thumbprint of a signing key as bytes32. */
  key: string | null;
  /** Seconds since 1970. */
  endsAt: number | null;
  /** Since when a key is stated to be compromised, in seconds since 1970. */
  since: number | null;
};

const NOTHING: ReadCall = { number: null, entered: null, key: null, endsAt: null, since: null };
const ADDRESS_DIGITS = 40;
/** What precedes an address in 32 bytes; a thumbprint as small as an address is refused by the registry. */
const BEFORE_ADDRESS = `0x${"0".repeat(24)}`;

const shortKey = (key: Hex): string => (key.startsWith(BEFORE_ADDRESS) ? `0x${key.slice(-ADDRESS_DIGITS)}` : key);

/** Throws for a call that is not one of the registrar's. */
export function readCall(data: Hex): ReadCall {
  const { functionName, args } = decodeFunctionData({ abi: REGISTRY_ABI, data });
  switch (functionName) {
    case "registerUniversity":
    case "renameUniversity":
      return { ...NOTHING, number: String(args[0]), entered: args[1] };
    case "addResponsableKey":
    case "addCredentialKey":
      return { ...NOTHING, number: String(args[0]), key: args[1] };
    case "setKeyExpiry":
      return { ...NOTHING, key: shortKey(args[0]), endsAt: args[1] };
    case "markKeyCompromised":
      return { ...NOTHING, key: shortKey(args[0]), since: args[1] };
    case "clearKeyCompromise":
      return { ...NOTHING, key: shortKey(args[0]) };
    case "suspendUniversity":
    case "resumeUniversity":
      return { ...NOTHING, number: String(args[0]) };
    default:
      throw new Error(`${functionName} is no call of the registrar`);
  }
}
