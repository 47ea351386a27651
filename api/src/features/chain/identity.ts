/** The chain's identity, pinned at the first boot: every later boot refuses another chain, registry or code. */
import { type Address, keccak256 } from "viem";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import type { KeyRow, Keys } from "./keys/keys.ts";
import { ensurePlatformKey, type PlatformPurpose } from "./keys/platform-keys.ts";
import type { ChainNode } from "./node.ts";
import { deployRegistry, queueRoles, type RoleHolders } from "./registry/deploying.ts";
import { readStartDelay } from "./registry/start-delay.ts";

export type ChainIdentity = {
  chainId: number;
  genesisHash: string;
  /** Lower case. */
  registry: string;
  /** keccak256 of the registry's runtime code. */
  codeHash: string;
  deployedBlock: number;
  /** Seconds between the entry of a key in the registry and its begin. */
  startDelay: number;
};

/** The chain as the settings describe it; absent parts are read at the first boot. */
export type ExpectedChain = { chainId?: number; genesisHash?: string; registry?: string };

/** The chain is not the one that this database belongs to. */
export class ChainMismatch extends Error {}

/** The chain as CAIP-2. */
export const caip2 = ({ chainId }: Pick<ChainIdentity, "chainId">) => `eip155:${chainId}`;

/** The registry as CAIP-10. */
export const caip10 = ({ registry, ...chain }: Pick<ChainIdentity, "chainId" | "registry">) =>
  `${caip2(chain)}:${registry}`;

export async function readIdentity(db: Db): Promise<ChainIdentity | null> {
  const row = await db.selectFrom("chain_identity").selectAll().executeTakeFirst();
  return (
    (row && {
      chainId: row.chain_id,
      genesisHash: row.genesis_hash,
      registry: row.registry,
      codeHash: row.code_hash,
      deployedBlock: row.deployed_block,
      startDelay: row.start_delay,
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

async function look(node: ChainNode, registry: string): Promise<Omit<ChainIdentity, "deployedBlock" | "startDelay">> {
  const [chainId, genesis, code] = await Promise.all([node.chainId(), node.block(0), node.code(registry as Address)]);
  return { chainId, genesisHash: genesis?.hash ?? "absent", registry, codeHash: keccak256(code) };
}

type PinChainOptions = {
  db: Db;
  node: ChainNode;
  keys: Keys;
  expected: ExpectedChain;
  /** The registrar's address when it is another party. */
  registrar?: string | undefined;
  deploy?: { fund(address: string): Promise<void> };
};

/** The first boot: deploys the registry if it is ours, and pins the chain. */
export async function pinChain(options: PinChainOptions): Promise<ChainIdentity> {
  const { db, node, keys, expected, deploy } = options;
  const holders = await inScope(db, { all: "the platform's keys are no university's" }, (trx) =>
    findHolders(trx, options),
  );
  const owned =
    deploy && (await inScope(db, { all: "the platform's keys are no university's" }, (trx) => findDeployer(trx, keys)));
  const registry =
    expected.registry ?? (owned && (await deployRegistry({ node, keys, ...owned, holders, fund: deploy.fund })));
  if (!registry) throw new ChainMismatch("REGISTRY_ADDRESS is needed with RPC_URL");
  const found = await look(node, registry.toLowerCase());
  const startDelay = await readStartDelay(node, found.registry);
  const identity = { ...found, deployedBlock: 0, startDelay };
  refuseUnexpected(expected, { known: identity, source: "the chain that answers has" });
  await inScope(db, { all: "the chain is one for all universities" }, async (trx) => {
    const inserted = await trx
      .insertInto("chain_identity")
      .values({
        chain_id: identity.chainId,
        genesis_hash: identity.genesisHash,
        registry: identity.registry,
        code_hash: identity.codeHash,
        deployed_block: identity.deployedBlock,
        start_delay: identity.startDelay,
      })
      .onConflict((on) => on.doNothing())
      .executeTakeFirst();
    if (owned && inserted.numInsertedOrUpdatedRows === 1n) {
      await queueRoles(trx, { ...owned, holders, registry: identity.registry });
    }
  });
  return identity;
}

/** Refuses a master key that does not open the platform's own key, where there is one: it is not that of the first start. */
export async function provePlatformKey(db: Db, keys: Keys): Promise<void> {
  const key = await inScope(db, { all: "the platform's key is no university's" }, findPlatformKey);
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

/** Who has which role: keys of the platform, made now where there are none, and the registrar where it is another party. */
async function findHolders(trx: Trx, { keys, registrar }: PinChainOptions): Promise<RoleHolders> {
  const own = async (purpose: PlatformPurpose) => (await ensurePlatformKey(trx, keys, purpose)).public_id;
  return {
    OPERATOR_ROLE: await own("platform"),
    GUARDIAN_ROLE: await own("guardian"),
    REGISTRAR_ROLE: registrar ?? (await own("registrar")),
  };
}

const findDeployer = async (trx: Trx, keys: Keys) => ({
  deployer: await ensurePlatformKey(trx, keys, "platform"),
  admin: (await ensurePlatformKey(trx, keys, "admin")).public_id,
});
