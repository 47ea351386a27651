/** Calls of the registry as bytes, and its refusals as names: pure. */
import { diplomaRegistryAbi } from "@ijaza/contracts/abi/DiplomaRegistry.ts";
import { type RevocationWord, wordsOf } from "@ijaza/contracts/src/revocation-words.ts";
import { type Address, decodeErrorResult, encodeFunctionData, type Hex, keccak256, toBytes } from "viem";

export const REGISTRY_ABI = diplomaRegistryAbi;

const ROLE_NAMES = ["REGISTRAR_ROLE", "OPERATOR_ROLE", "GUARDIAN_ROLE"] as const;

/** `registryId` is the university's id in the registry; hashes and thumbprints are 0x, 32 bytes. */
export const registryCalls = {
  grantRole: (role: (typeof ROLE_NAMES)[number], to: Address) =>
    encodeFunctionData({ abi: REGISTRY_ABI, functionName: "grantRole", args: [keccak256(toBytes(role)), to] }),
  registerUniversity: (u: { registryId: number; name: string; domain: string }) =>
    encodeFunctionData({
      abi: REGISTRY_ABI,
      functionName: "registerUniversity",
      args: [BigInt(u.registryId), u.name, u.domain],
    }),
  addResponsableKey: (registryId: number, key: Address) =>
    encodeFunctionData({ abi: REGISTRY_ABI, functionName: "addResponsableKey", args: [BigInt(registryId), key] }),
  /** `validUntil` in seconds since 1970; the registry takes none that has passed. */
  endResponsableKey: (key: Address, validUntil: number) =>
    encodeFunctionData({ abi: REGISTRY_ABI, functionName: "setResponsableKeyExpiry", args: [key, validUntil] }),
  suspendUniversity: (registryId: number) =>
    encodeFunctionData({ abi: REGISTRY_ABI, functionName: "suspendUniversity", args: [BigInt(registryId)] }),
  resumeUniversity: (registryId: number) =>
    encodeFunctionData({ abi: REGISTRY_ABI, functionName: "resumeUniversity", args: [BigInt(registryId)] }),
  addCredentialKey: (registryId: number, thumbprint: Hex) =>
    encodeFunctionData({ abi: REGISTRY_ABI, functionName: "addCredentialKey", args: [BigInt(registryId), thumbprint] }),
  grantCredits: (registryId: number, total: number) =>
    encodeFunctionData({ abi: REGISTRY_ABI, functionName: "grantCredits", args: [BigInt(registryId), BigInt(total)] }),
  issue: (b: { registryId: number; root: Hex; count: number; auditHead: Hex }) =>
    encodeFunctionData({
      abi: REGISTRY_ABI,
      functionName: "issue",
      args: [BigInt(b.registryId), b.root, b.count, b.auditHead],
    }),
  revoke: (r: { registryId: number; root: Hex; indexes: readonly number[]; superseded: boolean }) =>
    encodeFunctionData({
      abi: REGISTRY_ABI,
      functionName: "revoke",
      args: [BigInt(r.registryId), r.root, wordsOf(r.indexes) as RevocationWord[], r.superseded],
    }),
};

export const ROLES_OF_PLATFORM = ROLE_NAMES;

/** A refusal of the registry: the name of its error and its arguments. */
export type RegistryRefusal = { name: string; args: readonly unknown[] };

/** The refusal that revert data encodes; null when it is none of the registry's. */
export function readRefusal(data: Hex | undefined): RegistryRefusal | null {
  if (!data || data === "0x") return null;
  try {
    const { errorName, args } = decodeErrorResult({ abi: REGISTRY_ABI, data });
    return { name: errorName, args: args ?? [] };
  } catch {
    return null;
  }
}

/** A thumbprint in base64url as the registry's bytes32. */
export const thumbprintHex = (thumbprint: string): Hex => `0x${Buffer.from(thumbprint, "base64url").toString("hex")}`;
