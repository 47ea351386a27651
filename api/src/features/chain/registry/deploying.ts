/** Deploys the registry of an embedded chain, and gives its roles to their holders. */
import { diplomaRegistryBytecode } from "@ijaza/contracts/abi/DiplomaRegistry.ts";
import { type Address, encodeDeployData, getContractAddress, type Hex } from "viem";
import type { Trx } from "../../../platform/database.ts";
import type { KeyRow, Keys } from "../keys/keys.ts";
import type { ChainNode } from "../node.ts";
import { firstFees } from "../relayer/fees.ts";
import { queueTransaction } from "../relayer/outbox.ts";
import { REGISTRY_ABI, REGISTRY_ROLES, type RegistryRole, registryCalls } from "./registry-calls.ts";

const ADMIN_DELAY_SECONDS = 3 * 24 * 3600;
/** One party holds all keys of an embedded chain: nobody would look whether a new role or key is right. */
const START_DELAY_SECONDS = 0;
const DEPLOY_GAS = 8_000_000n;

/** The addresses that have the roles. */
export type RoleHolders = Record<RegistryRole, string>;

type DeployRegistryOptions = {
  node: ChainNode;
  keys: Keys;
  deployer: KeyRow;
  /** The address that gives and takes roles. */
  admin: string;
  holders: RoleHolders;
  /** Gives an account the ether that it needs. */
  fund(address: string): Promise<void>;
};

/** Deploys with the deployer's first nonce: the address is known before, so that a crash between cannot deploy twice. */
export async function deployRegistry(options: DeployRegistryOptions): Promise<Address> {
  const { node, keys, deployer, admin, holders, fund } = options;
  const account = keys.openWallet(deployer);
  const address = getContractAddress({ from: account.address, nonce: 0n });
  if ((await node.code(address)) !== "0x") return address;
  for (const each of new Set([deployer.public_id, admin, ...Object.values(holders)])) await fund(each);
  const head = await node.block("latest");
  const fees = firstFees({ baseFee: head?.baseFee ?? 0n, tip: await node.tip() });
  const raw = await account.signTransaction({
    type: "eip1559",
    chainId: await node.chainId(),
    nonce: 0,
    data: encodeDeployData({
      abi: REGISTRY_ABI,
      bytecode: diplomaRegistryBytecode as Hex,
      args: [ADMIN_DELAY_SECONDS, START_DELAY_SECONDS, admin as Address],
    }),
    gas: DEPLOY_GAS,
    maxFeePerGas: fees.maxFee,
    maxPriorityFeePerGas: fees.maxPriorityFee,
  });
  await node.send(raw);
  if ((await node.code(address)) === "0x") throw new Error("the registry was not deployed");
  return address;
}

type QueueRolesOptions = { admin: string; holders: RoleHolders; registry: string };

export async function queueRoles(trx: Trx, { admin, holders, registry }: QueueRolesOptions): Promise<void> {
  for (const role of REGISTRY_ROLES) {
    await queueTransaction(trx, {
      universityId: null,
      kind: "platform.role",
      signer: admin,
      target: registry,
      data: registryCalls.grantRole(role, holders[role] as Address),
      subject: { role },
    });
  }
}
