/** The deployment of a registry, and whether what stands at an address is one. */
import { diplomaRegistryBytecode } from "@ijaza/contracts/abi/DiplomaRegistry.ts";
import { type Address, encodeDeployData, type Hex, keccak256, type PublicClient } from "viem";
import { REGISTRY_ABI } from "../registry/registry-calls.ts";
import type { PlannedCall } from "./client.ts";

/** Delays in seconds, set for ever: before an admin hands over, and before a new role or key begins. */
export type DeploymentTerms = { admin: Address; adminDelay: number; startDelay: number };

/** What identifies a registry to verifiers, and its terms. Hashes are 0x and 32 bytes. */
export type RegistryStatus = {
  chainId: number;
  genesisHash: Hex;
  codeHash: Hex;
  /** Whether the code is what this release deploys. */
  isThisRelease: boolean;
  adminDelay: number;
  startDelay: number;
  /** Numbers of blocks; `final` is null where the node knows of none. */
  latest: bigint;
  final: bigint | null;
};

export const planDeployment = ({ admin, adminDelay, startDelay }: DeploymentTerms): PlannedCall => ({
  data: encodeDeployData({
    abi: REGISTRY_ABI,
    bytecode: diplomaRegistryBytecode as Hex,
    args: [adminDelay, startDelay, admin],
  }),
});

/** Throws when there is no contract at the address. */
export async function readRegistryStatus(client: PublicClient, registry: Address): Promise<RegistryStatus> {
  const code = await client.getCode({ address: registry });
  if (!code) throw new Error(`There is no contract at ${registry} on this chain.`);
  const contract = { address: registry, abi: REGISTRY_ABI } as const;
  const [chainId, genesis, adminDelay, startDelay, admin, latest, final] = await Promise.all([
    client.getChainId(),
    client.getBlock({ blockNumber: 0n }),
    client.readContract({ ...contract, functionName: "defaultAdminDelay" }),
    client.readContract({ ...contract, functionName: "startDelay" }),
    client.readContract({ ...contract, functionName: "defaultAdmin" }),
    client.getBlockNumber(),
    client.getBlock({ blockTag: "finalized" }).then(
      ({ number }) => number,
      () => null,
    ),
  ]);
  // A call without a target runs the constructor, and gives the code that it would have deployed.
  const { data } = await client.call({ data: planDeployment({ admin, adminDelay, startDelay }).data });
  return {
    chainId,
    genesisHash: genesis.hash,
    codeHash: keccak256(code),
    isThisRelease: data === code,
    adminDelay,
    startDelay,
    latest,
    final,
  };
}
