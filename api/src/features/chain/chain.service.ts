/** The door of the room chain: the chain's identity, keys, outbox and relayer. */
import type { RefusalCode } from "@ijaza/schema/errors/errors";
import type { P256Jwk } from "@ijaza/verifier/credential/jwk";
import type { Finality } from "@ijaza/verifier/trust/trust";
import { inScope, type Trx } from "../../platform/database.ts";
import type { Es256Signer } from "../../platform/es256.ts";
import { createPlatformBalance } from "./ether/platform-balance.ts";
import { createSpendableEther } from "./ether/spendable-ether.ts";
import { queueTransfer, type Transfer, withdrawTransferOf } from "./ether/transfers.ts";
import type { ChainIdentity } from "./identity.ts";
import { createIssuerKeys } from "./keys/issuer-keys.ts";
import type { OnKeyChange } from "./keys/key-changes.ts";
import {
  type BadgeKey,
  type CredentialKey,
  findActiveKey,
  holdTrustedKey,
  type KeyRow,
  type Keys,
  type KeyTimes,
} from "./keys/keys.ts";
import { platformKeyOf } from "./keys/platform-keys.ts";
import type { SigningKeys } from "./keys/signing-keys.ts";
import { createUniversityKeys, type UniversityKeys } from "./keys/university-keys.ts";
import { holdWallet } from "./keys/wallets.ts";
import type { ChainNode } from "./node.ts";
import { createPriceOf } from "./price.ts";
import type { Enrolment, Registration } from "./registry/enrolment.ts";
import type { EnrolmentState } from "./registry/enrolment-state.ts";
import { createEntries, type Suspension } from "./registry/entries.ts";
import { createRegistrarCalls, type RegistrarCalls } from "./registry/registrar-calls.ts";
import type { RegistryIdentity } from "./registry/registry-calls.ts";
import { type RegistryIds, takeAnotherId } from "./registry/renumbering.ts";
import type { OutboxHandler, RelayerContext } from "./relayer/context.ts";
import { type CreateRelayerOptions, createRelayer, type IssuingGuard } from "./relayer/create-relayer.ts";
import { type NewTransaction, queueTransaction, withdrawTransaction } from "./relayer/outbox.ts";
import type { TransactionKind } from "./relayer/subjects.ts";
import "./chain.tables.ts";

export { type ChainIdentity, caip2, caip10 } from "./identity.ts";
export type { KeyChange } from "./keys/key-changes.ts";
export type { BadgeKey, KeyTimes } from "./keys/keys.ts";
export { holdSigningKeys } from "./keys/signing-keys.ts";
export type { UniversityKeyRow } from "./keys/university-keys.ts";
export { NodeRefused } from "./node.ts";
export type { EnrolmentState } from "./registry/enrolment-state.ts";
export {
  holdIdentity,
  isEntryRefused,
  isResuming,
  type KnownUniversity,
  listKnownUniversities,
} from "./registry/entry-reads.ts";
export type { RegistrarCall } from "./registry/registrar-calls.ts";
export { REGISTRY_ABI, registryCalls } from "./registry/registry-calls.ts";
export { type IssuedBatch, listIssued, type Registry, readBatch, readUniversity } from "./registry/registry-reads.ts";
export type { FinalPlace, OutboxHandler } from "./relayer/context.ts";
export { isUnderway, type TransactionOf } from "./relayer/outbox.ts";

/** What other rooms may call. */
export type Chain = {
  /** Chain, registry and genesis block, pinned at the first start. */
  identity: ChainIdentity;
  /** Which blocks count as final. */
  finality: Finality;
  /** Reads of the chain; nothing is sent by it but what the relayer has stored. */
  node: ChainNode;
  /** Registers handlers for transactions of a kind that are final or refused. */
  on<Kind extends TransactionKind>(kind: Kind, handler: Partial<OutboxHandler<Kind>>): void;
  /** Queues a transaction, which is sent once the database transaction is committed; returns its id. */
  queue(trx: Trx, transaction: NewTransaction): Promise<string>;
  /** Registers who decides whether a batch may be sent now; until then none is. */
  guardIssuing(guard: IssuingGuard): void;

  /** Where the numbers of universities are kept, so that one may have another when it finds its own taken. */
  keepIdsIn(ids: RegistryIds): void;
  /** The university's entry in the registry, once, without any key. */
  register(trx: Trx, entry: Registration): Promise<void>;
  /** Another identity for a registered university whose row is locked; gives the replaced one, or null where it is the same. */
  rename(trx: Trx, entry: Registration): Promise<RegistryIdentity | null>;
  /** Entry, wallet and credential key, as far as they are missing; a further wallet takes over from the one before. */
  enrol(trx: Trx, enrolment: Enrolment): Promise<void>;
  /** How far the university is on its way into the registry. */
  enrolmentOf(universityId: string): Promise<EnrolmentState>;
  /** Stops a university's issuing on the chain, or lets it go on; verifying and revoking are not touched. */
  suspend(trx: Trx, suspension: Suspension): Promise<void>;

  /** Who enters universities and keys, what waits for it, and what it has made; in the scope of all. */
  registrarCalls: RegistrarCalls;

  /** The keys of a university: listed, marked, vetoed, replaced, ended. */
  universityKeys: UniversityKeys;
  /** Registers who hears what becomes of universities' keys in the registry. */
  whenKeyChanges(listener: OnKeyChange): void;

  /** The platform's operator account, which grants and pays. */
  platformKey(trx: Trx): Promise<KeyRow>;
  /** Wei of the platform's wallet as of some seconds; null while the chain does not answer. */
  platformBalance(trx: Trx): Promise<bigint | null>;
  /** Wei that one more payment from it may have at most: fees and what is under way left over; null while the chain does not answer. */
  spendableEther(): Promise<bigint | null>;
  /** Withdraws the transfer that this job waits for; false once it is on its way. */
  withdrawTransferOf(trx: Trx, jobId: string): Promise<boolean>;
  /** Pays from the platform's wallet, once for each reference. */
  transfer(trx: Trx, transfer: Omit<Transfer, "from">): Promise<void>;
  /** The university's wallet that the chain knows, or undefined. */
  walletOf(trx: Trx, universityId: string): Promise<KeyRow | undefined>;
  /** The same, held until the transaction ends: for what is queued under it. */
  holdWalletOf(trx: Trx, universityId: string): Promise<KeyRow | undefined>;
  /** What the wallet waits for, or `no_signing_key` where none was made. */
  whyNoWallet(trx: Trx, universityId: string): Promise<RefusalCode>;

  /** Whether the university has the keys that signing takes, and whether the registry knows them. */
  signingKeysOf(trx: Trx, universityId: string): Promise<SigningKeys>;
  /** The key that signs the university's credentials, sealed; undefined when the registry knows none. */
  credentialKeyOf(trx: Trx, universityId: string): Promise<KeyRow | undefined>;
  /** Opens such a key: for the moment, and never kept. */
  openCredentialKey(row: KeyRow): CredentialKey;
  /** What such a key does while it is opened. */
  signerOf(row: KeyRow): { jwk: P256Jwk; sign: Es256Signer };
  /** Whether what the key has signed may still be sent: it is neither marked nor ended. Held until the transaction ends. */
  holdTrustedKey(trx: Trx, keyId: string): Promise<boolean>;
  /** Takes back what was never sent; false once it is on its way. */
  withdraw(trx: Trx, id: string): Promise<boolean>;
  /** Whether these keys of issuers sign now, and when they were valid, by their ids. */
  keyTimesOf(trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, KeyTimes>>;
  /** The key that signs the university's Open Badges, opened; undefined when it has none yet. */
  badgeKeyOf(trx: Trx, universityId: string): Promise<BadgeKey | undefined>;
  /** Gives universities that were enrolled earlier the key that signs their Open Badges. */
  makeMissingBadgeKeys(): Promise<void>;

  /** What that much gas would cost at most now, in wei; counted without a base fee and a tip while the chain is down. */
  priceOf(gas: bigint): Promise<bigint>;
  /** Whether the chain answers now. */
  isUp(): Promise<boolean>;
  /** How many transactions wait or are on their way, for the metrics. */
  countOpen(): Promise<number>;

  /** Begins to send once the chain has shown its pins; a mismatch is the caller's to end the process with. */
  start(onMismatch: (error: Error) => void): void;
  /** Ends after the step that is being taken. */
  stop(): Promise<void>;
};

/** What no room is given: for tests that act as the relayer does. */
export type ChainInsides = { keys: Keys; context: RelayerContext };

export function createChain(options: CreateRelayerOptions): { chain: Chain; insides: ChainInsides } {
  const { db, node, keys, identity, finality } = options;
  const { context, ...relay } = createRelayer(options);
  const priceOf = createPriceOf(node);
  const chain: Chain = {
    identity,
    finality,
    node,
    ...relay,
    queue: queueTransaction,
    withdraw: withdrawTransaction,
    holdTrustedKey,
    ...createEntries(options),
    registrarCalls: createRegistrarCalls(options),
    universityKeys: createUniversityKeys(options),
    keepIdsIn: (ids) =>
      relay.on("university.register", { displaced: (queued) => takeAnotherId(context, { ids, queued }) }),
    platformKey: (trx) => platformKeyOf(trx),
    platformBalance: createPlatformBalance(node),
    spendableEther: createSpendableEther({ db, node, priceOf }),
    withdrawTransferOf,
    transfer: async (trx, transfer) => queueTransfer(trx, { ...transfer, from: await platformKeyOf(trx) }),
    walletOf: (trx, universityId) => findActiveKey(trx, { purpose: "wallet", universityId }),
    holdWalletOf: holdWallet,
    ...createIssuerKeys(keys),
    priceOf,
    isUp: () =>
      node.chainId().then(
        (id) => id === identity.chainId,
        () => false,
      ),
    countOpen: () => inScope(db, { all: "one outbox serves all universities" }, countOpen),
  };
  return { chain, insides: { keys, context } };
}

async function countOpen(trx: Trx): Promise<number> {
  const row = await trx
    .selectFrom("chain_transactions")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("status", "in", ["queued", "sent"])
    .executeTakeFirstOrThrow();
  return row.count;
}
