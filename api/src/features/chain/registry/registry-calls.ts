/** Calls of the registry as bytes, and its refusals as names: pure. */
import { diplomaRegistryAbi } from "@ijaza/contracts/abi/DiplomaRegistry.ts";
import { type RevocationWord, wordsOf } from "@ijaza/contracts/src/revocation-words.ts";
import { type Address, decodeErrorResult, encodeFunctionData, type Hex, keccak256, pad, toBytes } from "viem";

export const REGISTRY_ABI = diplomaRegistryAbi;

export const REGISTRY_ROLES = ["REGISTRAR_ROLE", "OPERATOR_ROLE", "GUARDIAN_ROLE"] as const;
export type RegistryRole = (typeof REGISTRY_ROLES)[number];

/** What the registry tells verifiers of a university. */
export type RegistryIdentity = {
  name: string;
  domain: string;
  /** The issuer that its credentials name. */
  did: string;
};

/** A batch in the registry: the root with another count is another one. */
export type RegistryBatch = { registryId: number; root: Hex; count: number };

/** `registryId` is the university's id in the registry; hashes and thumbprints are 0x, 32 bytes. */
export const registryCalls = {
  grantRole: (role: RegistryRole, to: Address) =>
    encodeFunctionData({ abi: REGISTRY_ABI, functionName: "grantRole", args: [roleHash(role), to] }),
  registerUniversity: ({ registryId, ...identity }: RegistryIdentity & { registryId: number }) =>
    encodeFunctionData({
      abi: REGISTRY_ABI,
      functionName: "registerUniversity",
      args: [BigInt(registryId), identity],
    }),
  renameUniversity: ({ registryId, ...identity }: RegistryIdentity & { registryId: number }) =>
    encodeFunctionData({ abi: REGISTRY_ABI, functionName: "renameUniversity", args: [BigInt(registryId), identity] }),
  addResponsableKey: (registryId: number, key: Address) =>
    encodeFunctionData({ abi: REGISTRY_ABI, functionName: "addResponsableKey", args: [BigInt(registryId), key] }),
  /** `key` as bytes32; `validUntil` in seconds since 1970; the registry takes none that has passed. */
  endKey: (key: Hex, validUntil: number) =>
    encodeFunctionData({ abi: REGISTRY_ABI, functionName: "setKeyExpiry", args: [key, validUntil] }),
  /** `since` in seconds since 1970. */
  markKey: (key: Hex, since: number) =>
    encodeFunctionData({ abi: REGISTRY_ABI, functionName: "markKeyCompromised", args: [key, since] }),
  clearKeyMark: (key: Hex) =>
    encodeFunctionData({ abi: REGISTRY_ABI, functionName: "clearKeyCompromise", args: [key] }),
  vetoKey: (key: Hex) => encodeFunctionData({ abi: REGISTRY_ABI, functionName: "vetoKey", args: [key] }),
  suspendUniversity: (registryId: number) =>
    encodeFunctionData({ abi: REGISTRY_ABI, functionName: "suspendUniversity", args: [BigInt(registryId)] }),
  resumeUniversity: (registryId: number) =>
    encodeFunctionData({ abi: REGISTRY_ABI, functionName: "resumeUniversity", args: [BigInt(registryId)] }),
  addCredentialKey: (registryId: number, thumbprint: Hex) =>
    encodeFunctionData({ abi: REGISTRY_ABI, functionName: "addCredentialKey", args: [BigInt(registryId), thumbprint] }),
  grantCredits: (registryId: number, total: number) =>
    encodeFunctionData({ abi: REGISTRY_ABI, functionName: "grantCredits", args: [BigInt(registryId), BigInt(total)] }),
  issue: (b: RegistryBatch & { auditHead: Hex }) =>
    encodeFunctionData({
      abi: REGISTRY_ABI,
      functionName: "issue",
      args: [BigInt(b.registryId), b.root, b.count, b.auditHead],
    }),
  revoke: (r: RegistryBatch & { indexes: readonly number[]; superseded: boolean }) =>
    encodeFunctionData({
      abi: REGISTRY_ABI,
      functionName: "revoke",
      args: [BigInt(r.registryId), r.root, r.count, wordsOf(r.indexes) as RevocationWord[], r.superseded],
    }),
};

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

/** A wallet as the registry's bytes32. */
export const walletHex = (wallet: Address): Hex => pad(wallet, { size: 32 });

/** A key of a university as the registry's bytes32. */
export const keyHex = ({ purpose, public_id }: { purpose: string; public_id: string }): Hex =>
  purpose === "wallet" ? walletHex(public_id as Address) : thumbprintHex(public_id);

/** A role as the registry's bytes32. */
export const roleHash = (role: RegistryRole): Hex => keccak256(toBytes(role));
