/** Who has which role of a registry, and from when until when. */
import { type Address, encodeFunctionData, type PublicClient, zeroAddress } from "viem";
import { REGISTRY_ABI, REGISTRY_ROLES, type RegistryRole, roleHash } from "../registry/registry-calls.ts";
import type { PlannedCall } from "./client.ts";

/** Seconds since 1970; `ends` is 0 for a role without an end. */
export type RoleTerm = { role: RegistryRole; account: Address; begins: number; ends: number };

/** Of the whole registry; `pendingAdmin` can accept from `from` on, in seconds since 1970. */
export type Roles = { admin: Address; pendingAdmin: { account: Address; from: number } | null; terms: RoleTerm[] };

type Place = { registry: Address; fromBlock: bigint };

/** Reads the grants since `fromBlock` and what has become of each: roles that ended or were vetoed are left out. */
export async function readRoles(client: PublicClient, { registry, fromBlock }: Place): Promise<Roles> {
  const contract = { address: registry, abi: REGISTRY_ABI } as const;
  const read = { ...contract, eventName: "RoleBegins", fromBlock } as const;
  const [admin, [pending, from], grants] = await Promise.all([
    client.readContract({ ...contract, functionName: "defaultAdmin" }),
    client.readContract({ ...contract, functionName: "pendingDefaultAdmin" }),
    client.getContractEvents(read),
  ]);
  const terms = await Promise.all(
    REGISTRY_ROLES.flatMap((role) => {
      const accounts = grants.flatMap(({ args }) =>
        args.role === roleHash(role) && args.account ? [args.account] : [],
      );
      return [...new Set(accounts)].map(async (account): Promise<RoleTerm> => {
        const args = [roleHash(role), account] as const;
        const [begins, ends] = await client.readContract({ ...contract, functionName: "termOf", args });
        return { role, account, begins, ends };
      });
    }),
  );
  const { timestamp } = await client.getBlock();
  return {
    admin,
    pendingAdmin: pending === zeroAddress ? null : { account: pending, from },
    terms: terms.filter(({ begins, ends }) => begins !== 0 && (ends === 0 || ends > Number(timestamp))),
  };
}

/** What gives or takes a role, by the admin, or stops it before it begins, by a guardian. */
export const roleCall = (
  functionName: "grantRole" | "revokeRole" | "vetoRole",
  { registry, role, account }: { registry: Address; role: RegistryRole; account: Address },
): PlannedCall => ({
  to: registry,
  data: encodeFunctionData({ abi: REGISTRY_ABI, functionName, args: [roleHash(role), account] }),
});
