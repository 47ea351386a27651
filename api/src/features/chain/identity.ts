/** The chain's identity, pinned at the first boot: every later boot refuses another chain, registry or code. */
import { diplomaRegistryBytecode } from "@ijaza/contracts/abi/DiplomaRegistry.ts";
import { sql } from "kysely";
import { type Address, encodeDeployData, getContractAddress, type Hex, keccak256 } from "viem";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import type { KeyRow, Keys } from "./keys/keys.ts";
import type { ChainNode } from "./node.ts";
import { REGISTRY_ABI, ROLES_OF_PLATFORM, registryCalls } from "./registry/registry-calls.ts";
import { firstFees } from "./relayer/fees.ts";
import { queueTransaction } from "./relayer/outbox.ts";

export type ChainIdentity = {
  chainId: number;
  genesisHash: string;
  /** Lower case. */
  registry: string;
  /** keccak256 of the registry's runtime code. */
  codeHash: string;
  deployedBlock: number;
};

/** The chain as the settings describe it; absent parts are read at the first boot. */
export type ExpectedChain = { chainId?: number; genesisHash?: string; registry?: string };

/** The chain is not the one that this database belongs to. */
export class ChainMismatch extends Error {}

const ADMIN_DELAY_SECONDS = 3 * 24 * 3600;
const DEPLOY_GAS = 8_000_000n;

/** The registry as CAIP-10. */
export const caip10 = ({ chainId, registry }: Pick<ChainIdentity, "chainId" | "registry">) =>
  `eip155:${chainId}:${registry}`;

export async function readIdentity(db: Db): Promise<ChainIdentity | null> {
  const row = await db.selectFrom("chain_identity").selectAll().executeTakeFirst();
  return (
    (row && {
      chainId: row.chain_id,
      genesisHash: row.genesis_hash,
      registry: row.registry,
      codeHash: row.code_hash,
      deployedBlock: row.deployed_block,
    }) ??
    null
  );
}

/** Looks at the chain and refuses one that is not the pinned or expected one. Throws ChainMismatch or NodeUnreachable. */
export async function provePins({
  node,
  pinned,
  expected,
}: {
  node: ChainNode;
  pinned: ChainIdentity;
  expected: ExpectedChain;
}) {
  refuseUnexpected(expected, { known: pinned, source: "this installation is pinned to" });
  const found = await look(node, pinned.registry);
  for (const name of ["chainId", "genesisHash", "registry", "codeHash"] as const) {
    if (found[name] === pinned[name]) continue;
    throw new ChainMismatch(`The chain's ${name} is ${found[name]}; this installation is pinned to ${pinned[name]}`);
  }
}

const SETTINGS = { chainId: "CHAIN_ID", genesisHash: "GENESIS_HASH", registry: "REGISTRY_ADDRESS" } as const;

type RefuseUnexpectedOptions = { known: ChainIdentity; source: string };

/** Refuses settings that differ from what is known; `source` says where that comes from. */
function refuseUnexpected(expected: ExpectedChain, { known, source }: RefuseUnexpectedOptions): void {
  for (const name of ["chainId", "genesisHash", "registry"] as const) {
    const configured = expected[name];
    if (configured === undefined || configured === known[name]) continue;
    throw new ChainMismatch(`${SETTINGS[name]} is ${configured}; ${source} ${known[name]}`);
  }
}

async function look(node: ChainNode, registry: string): Promise<Omit<ChainIdentity, "deployedBlock">> {
  const [chainId, genesis, code] = await Promise.all([node.chainId(), node.block(0), node.code(registry as Address)]);
  return { chainId, genesisHash: genesis?.hash ?? "absent", registry, codeHash: keccak256(code) };
}

type PinChainOptions = {
  db: Db;
  node: ChainNode;
  keys: Keys;
  expected: ExpectedChain;
  deploy?: { fund(address: string): Promise<void> };
};

/** The first boot: deploys the registry if it is ours, and pins the chain. */
export async function pinChain({ db, node, keys, expected, deploy }: PinChainOptions): Promise<ChainIdentity> {
  const key = await inScope(db, "all", (trx) => ensurePlatformKey(trx, keys));
  const registry = expected.registry ?? (deploy && (await deployRegistry({ node, keys, key, fund: deploy.fund })));
  if (!registry) throw new ChainMismatch("REGISTRY_ADDRESS is needed with RPC_URL");
  const found = await look(node, registry.toLowerCase());
  const identity = { ...found, deployedBlock: 0 };
  refuseUnexpected(expected, { known: identity, source: "the chain that answers has" });
  await inScope(db, "all", async (trx) => {
    const inserted = await trx
      .insertInto("chain_identity")
      .values({
        chain_id: identity.chainId,
        genesis_hash: identity.genesisHash,
        registry: identity.registry,
        code_hash: identity.codeHash,
        deployed_block: identity.deployedBlock,
      })
      .onConflict((on) => on.doNothing())
      .executeTakeFirst();
    if (deploy && inserted.numInsertedOrUpdatedRows === 1n) await queueRoles(trx, { key, registry: identity.registry });
  });
  return identity;
}

/** Refuses a master key that does not open the platform's own key, where there is one: it is not that of the first start. */
export async function provePlatformKey(db: Db, keys: Keys): Promise<void> {
  const key = await inScope(db, "all", findPlatformKey);
  if (!key) return;
  try {
    keys.openWallet(key);
  } catch {
    throw new Error(
      "This database was written with another master key: the platform's own key does not open with this one",
    );
  }
}

const findPlatformKey = (trx: Trx): Promise<KeyRow | undefined> =>
  trx.selectFrom("chain_keys").selectAll().where("purpose", "=", "platform").executeTakeFirst();

/** The platform's own key: registrar, operator and guardian of the embedded registry. */
async function ensurePlatformKey(trx: Trx, keys: Keys): Promise<KeyRow> {
  // If two nodes boot for the first time at once, the second finds the key of the first.
  await sql`lock table chain_keys in share row exclusive mode`.execute(trx);
  const found = await findPlatformKey(trx);
  if (found) return found;
  const made = await keys.make(trx, { purpose: "platform", universityId: null });
  await trx.updateTable("chain_keys").set({ state: "active" }).where("id", "=", made.id).execute();
  return { ...made, state: "active" };
}

type DeployRegistryOptions = { node: ChainNode; keys: Keys; key: KeyRow; fund(address: string): Promise<void> };

/** Deploys with the key's first nonce: the address is known before, so that a crash between cannot deploy twice. */
async function deployRegistry({ node, keys, key, fund }: DeployRegistryOptions): Promise<Address> {
  const account = keys.openWallet(key);
  const address = getContractAddress({ from: account.address, nonce: 0n });
  if ((await node.code(address)) !== "0x") return address;
  await fund(key.public_id);
  const head = await node.block("latest");
  const fees = firstFees({ baseFee: head?.baseFee ?? 0n, tip: await node.tip() });
  const raw = await account.signTransaction({
    type: "eip1559",
    chainId: await node.chainId(),
    nonce: 0,
    data: encodeDeployData({
      abi: REGISTRY_ABI,
      bytecode: diplomaRegistryBytecode as Hex,
      args: [ADMIN_DELAY_SECONDS, account.address],
    }),
    gas: DEPLOY_GAS,
    maxFeePerGas: fees.maxFee,
    maxPriorityFeePerGas: fees.maxPriorityFee,
  });
  await node.send(raw);
  if ((await node.code(address)) === "0x") throw new Error("the registry was not deployed");
  return address;
}

async function queueRoles(trx: Trx, { key, registry }: { key: KeyRow; registry: string }): Promise<void> {
  for (const role of ROLES_OF_PLATFORM) {
    await queueTransaction(trx, {
      universityId: null,
      kind: "platform.role",
      signer: key.public_id,
      target: registry,
      data: registryCalls.grantRole(role, key.public_id as Address),
      subject: { role },
    });
  }
}
